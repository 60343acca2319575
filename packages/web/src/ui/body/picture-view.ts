import type { StoredFile } from '@bdr/contract/files/replies'
import { bodyPicture as words } from '@bdr/text/body-editor'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Editor, NodeViewRenderer } from '@tiptap/react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './picture.module.css'

export interface PictureAttributes {
  readonly file: string
  readonly alt: string
  readonly caption: string
}

export interface PictureSurroundings {
  /** every picture this text may show, by its id; uploaded ones are added */
  readonly files: ReadonlyMap<string, StoredFile>
  /** called when the selected picture is to be changed */
  readonly onChange: (editor: Editor) => void
}

/** A picture as the website shows it, with a button below it for changing its texts. */
export const pictureView =
  ({ files, onChange }: PictureSurroundings): NodeViewRenderer =>
  ({ node, editor, getPos }) => {
    const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '') =>
      Object.assign(document.createElement(tag), { className })
    const dom = make('figure', css.figure)
    const img = make('img')
    const lost = Object.assign(make('span', css.lost), { textContent: words.lost, hidden: true })
    const caption = make('figcaption')
    const about = make('span', `${layout.row} ${typography.caption} ${css.about}`)
    const alt = make('span')
    const change = Object.assign(make('button', css.change), { type: 'button', textContent: words.change })
    about.append(alt, change)
    dom.append(img, lost, caption, about)

    img.addEventListener('load', () => (lost.hidden = true))
    img.addEventListener('error', () => (lost.hidden = false))
    change.addEventListener('click', () => {
      const at = getPos()
      if (at === undefined) return
      editor.commands.setNodeSelection(at)
      onChange(editor)
    })

    function show(now: DocumentNode): void {
      const attributes = now.attrs as PictureAttributes
      const url = files.get(attributes.file)?.url ?? ''
      if (img.getAttribute('src') !== url) img.src = url
      img.alt = attributes.alt
      alt.textContent = words.about(attributes.alt)
      change.setAttribute('aria-label', words.changeFor(attributes.alt))
      caption.textContent = attributes.caption
      caption.hidden = attributes.caption === ''
    }
    show(node)
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false
        show(next)
        return true
      },
      // pressing the button must not select the picture
      stopEvent: ({ target }) => target === change,
      ignoreMutation: () => true,
    }
  }
