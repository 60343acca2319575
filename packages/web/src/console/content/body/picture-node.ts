import { Node } from '@tiptap/react'
import { pictureView, type PictureAttributes, type PictureSurroundings } from './picture-view.ts'

/** Written by `renderHTML` as a whole, read by `getAttrs`: neither is one attribute of one element. */
const own = { default: '', rendered: false, parseHTML: () => null }

/** A picture with what is read out instead of it and what stands below it. */
export const pictureNode = (around: PictureSurroundings) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ file: own, alt: own, caption: own }),
    parseHTML: () => [
      { tag: 'figure', getAttrs: (element) => attributesOf(element, around) },
      { tag: 'img', getAttrs: (element) => attributesOf(element, around) },
    ],
    renderHTML: ({ node }) => {
      const { file, alt, caption } = node.attrs as PictureAttributes
      const img = ['img', { 'data-file': file, alt }] as const
      return caption === '' ? ['figure', img] : ['figure', img, ['figcaption', caption]]
    },
    addNodeView: () => pictureView(around),
  })

/** False for a picture that is none of ours: what came with it from elsewhere is text. */
function attributesOf(element: HTMLElement, { files }: PictureSurroundings): PictureAttributes | false {
  const img = element.matches('img') ? element : element.querySelector('img')
  const file = img?.dataset['file']
  if (!img || file === undefined || !files.has(file)) return false
  const caption = element.querySelector('figcaption')?.textContent.trim() ?? ''
  return { file, alt: img.getAttribute('alt') ?? '', caption }
}
