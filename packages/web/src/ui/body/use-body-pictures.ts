import type { StoredFile } from '@bdr/contract/files/replies'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PictureAttributes } from './picture-view.ts'
import { chosenPicture } from './picture-place.ts'

/** What the form under the toolbar edits. */
interface OpenPicture {
  /** null for a new one */
  readonly before: { readonly attributes: PictureAttributes; readonly file: StoredFile } | null
  readonly dropped: readonly File[]
}

interface BodyPictures {
  /** the pictures the text refers to */
  readonly pictures?: readonly StoredFile[]
  /** left out for a text that takes no pictures */
  readonly onPicture?: (file: StoredFile) => void
  readonly onBusy?: (busy: boolean) => void
}

const none: readonly StoredFile[] = []

/** The pictures of a text: those it may show, and the one that is being inserted or changed. */
export function useBodyPictures({ pictures = none, onPicture, onBusy }: BodyPictures) {
  // removed pictures are kept, because undoing restores them
  const [files] = useState(() => new Map(pictures.map((file) => [file.id, file])))
  useEffect(() => {
    for (const file of pictures) files.set(file.id, file)
  }, [files, pictures])
  const [open, setOpen] = useState<OpenPicture | null>(null)
  const [leftOut, setLeftOut] = useState(false)
  const busy = useRef(false)

  /** Another picture must not replace what the form already contains. */
  const openFor = useCallback((next: OpenPicture) => {
    setLeftOut(false)
    setOpen((now) => (now === null || !busy.current ? next : { ...now, dropped: next.dropped }))
  }, [])
  const openChosen = useCallback(
    (editor: Editor) => {
      const attributes = chosenPicture(editor)
      const file = files.get(attributes?.file ?? '')
      openFor({ before: attributes && file ? { attributes, file } : null, dropped: [] })
    },
    [files, openFor],
  )
  const take = (data: DataTransfer | null): boolean => {
    const dropped = filesOf(data)
    if (dropped.length === 0 || onPicture === undefined) return false
    openFor({ before: null, dropped })
    return true
  }
  const [surroundings] = useState({ files, onChange: openChosen })

  return {
    surroundings,
    open,
    openChosen,
    close: () => setOpen(null),
    leftOut,
    forgetLeftOut: () => setLeftOut(false),
    addUploaded: (file: StoredFile) => {
      files.set(file.id, file)
      onPicture?.(file)
    },
    describeBusy: useCallback(
      (now: boolean) => {
        busy.current = now
        onBusy?.(now)
      },
      [onBusy],
    ),
    checkPasted: (html: string) => setLeftOut(hasForeignPicture(html, (id) => files.has(id))),
    handlePaste: (_view: EditorView, event: ClipboardEvent) => take(event.clipboardData),
    handleDrop: (view: EditorView, event: DragEvent, _slice: unknown, moved: boolean) => {
      if (moved || !take(event.dataTransfer)) return false
      event.preventDefault()
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (at) {
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))))
      }
      return true
    },
  }
}

/** The files in pasted or dropped data; none when it is text that merely contains pictures. */
function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return []
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  return body.textContent.trim() === '' ? [...data.files] : []
}

/** Whether pasted HTML contains pictures that the text cannot take over. */
function hasForeignPicture(html: string, isOwn: (fileId: string) => boolean): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img')].some(({ dataset }) => !isOwn(dataset['file'] ?? ''))
}
