import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { bodyEditor, bodyPicture } from '@bdr/text/body-editor'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { later } from '../later.tsx'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './body-editor.module.css'
import { extensionsWith } from './extensions.ts'
import { cleanPasted } from './paste.ts'
import pictureCss from './picture.module.css'
import { Toolbar } from './toolbar.tsx'
import { useBodyPictures } from './use-body-pictures.ts'

/** Most texts are changed without a picture being added. */
const PictureForm = later(
  async () => (await import('./picture-form.tsx')).PictureForm,
  () => true,
)

interface BodyEditorProps {
  label: string
  /** HTML with the tags of the contract's bodies */
  value: string
  /** the files of its pictures */
  pictures?: readonly StoredFile[]
  invalid: boolean
  describedBy: string
  onChange: (html: string) => void
  /** called with a file that the text now refers to; without this the text takes no pictures */
  onPicture?: (file: StoredFile) => void
  picturesFor?: FilePurposeKey
  /** called while a picture is being uploaded that is not in the text yet */
  onBusy?: (busy: boolean) => void
}

/** Text with headings, lists, tables, quotes, links and pictures, as the website shows it. */
export default function BodyEditor(props: BodyEditorProps) {
  const { label, value, invalid, describedBy, onChange } = props
  // the editor's version of the unchanged value: when it is emitted again, nothing has changed
  const untouched = useRef({ value, html: '' })
  const reported = useRef(value)
  const toolbar = useRef<HTMLDivElement>(null)
  const pictures = useBodyPictures(props)
  const [extensions] = useState(() => extensionsWith(pictures.surroundings))
  const editor = useEditor({
    extensions,
    content: value,
    // created in an effect: one created while rendering is discarded where a slow render takes longer than it
    // waits
    immediatelyRender: false,
    // its own style element would be a second place for styles
    injectCSS: false,
    editorProps: {
      attributes: {
        class: css.text!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(invalid),
        'aria-describedby': describedBy,
      },
      transformPastedHTML: (html) => {
        pictures.checkPasted(html)
        return cleanPasted(html)
      },
      handlePaste: pictures.handlePaste,
      handleDrop: pictures.handleDrop,
      handleKeyDown: (_view, event) => {
        if (!(event.altKey && event.key === 'F10')) return false
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      },
    },
    onCreate: ({ editor: made }) => {
      untouched.current.html = bodyOf(made.getHTML())
    },
    onUpdate: ({ editor: made }) => {
      const html = bodyOf(made.getHTML())
      reported.current = html === untouched.current.html ? untouched.current.value : html
      onChange(reported.current)
    },
  })

  // another version has arrived, or what was typed was discarded
  useEffect(() => {
    if (editor === null || value === reported.current) return
    editor.commands.setContent(value, { emitUpdate: false })
    untouched.current = { value, html: bodyOf(editor.getHTML()) }
    reported.current = value
  }, [editor, value])

  return (
    <div className={css.editor} data-invalid={invalid || undefined}>
      {editor === null ? (
        <div className={css.loading} />
      ) : (
        <>
          <div className={css.head}>
            <Toolbar
              editor={editor}
              toolbarRef={toolbar}
              onPicture={props.onPicture && pictures.openChosen}
            />
            {pictures.leftOut && <LeftOut onClose={pictures.forgetLeftOut} />}
          </div>
          {pictures.open && (
            <PictureForm
              key={pictures.open.before?.attributes.file ?? 'new'}
              editor={editor}
              purpose={props.picturesFor ?? 'content-picture'}
              {...pictures.open}
              onUploaded={pictures.addUploaded}
              onBusy={pictures.describeBusy}
              onClose={pictures.close}
            />
          )}
          <EditorContent editor={editor} />
          <Count editor={editor} />
        </>
      )}
    </div>
  )
}

function Count({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getText().replaceAll(/\s/g, '').length,
  })
  return <span className={`${typography.caption} ${css.count}`}>{bodyEditor.words(count)}</span>
}

const LeftOut = ({ onClose }: { onClose: () => void }) => (
  <div className={`${layout.row} ${pictureCss.leftOut}`} role="alert">
    {bodyPicture.leftOut}
    <Button look="link" onClick={onClose}>
      {bodyPicture.understood}
    </Button>
  </div>
)

/**
 * The editor's HTML in the form the website stores: no paragraphs within list items and cells, table heads in
 * a `thead`.
 */
function bodyOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const item of body.querySelectorAll('li')) unwrapParagraph(item)
  for (const cell of body.querySelectorAll('td, th')) joinParagraphs(cell)
  for (const table of body.querySelectorAll('table')) splitHead(table)
  // the editor adds an empty line so that one can write after a table
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove()
  return body.innerHTML
}

/** `<li><p>一</p></li>` becomes `<li>一</li>`; an item with several paragraphs is unchanged. */
function unwrapParagraph(item: Element): void {
  const first = item.firstElementChild
  if (first?.matches('p') && item.querySelectorAll(':scope > p').length === 1)
    first.replaceWith(...first.childNodes)
}

/** The rows at the top that contain only header cells. */
function splitHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const end = rows.findIndex((row) => [...row.cells].some((cell) => cell.tagName !== 'TH'))
  const heads = rows.slice(0, end === -1 ? 1 : end)
  if (heads.length > 0) table.createTHead().append(...heads)
}

/** A cell's lines, with breaks between them. */
function joinParagraphs(cell: Element): void {
  for (const [at, paragraph] of [...cell.querySelectorAll('p')].entries()) {
    if (at > 0) paragraph.before(cell.ownerDocument.createElement('br'))
    paragraph.replaceWith(...paragraph.childNodes)
  }
}
