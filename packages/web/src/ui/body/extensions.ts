import { bodyLink } from '@bdr/contract/content/model'
import { Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type PictureSurroundings, pictureView, type PictureAttributes } from './picture-view.ts'
import { tableExtensions } from './table-nodes.ts'

const small = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** The only nodes and marks a body may contain: the tags of the contract. */
export const extensionsWith = (pictures: PictureSurroundings) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => bodyLink.test(url),
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  small('subscript', 'sub', 'superscript'),
  small('superscript', 'sup', 'subscript'),
  ...tableExtensions,
  pictureNode(pictures),
]

/**
 * `renderHTML` writes the attributes together and `getAttrs` reads them: neither is a single HTML attribute.
 */
const own = { default: '', rendered: false, parseHTML: () => null }

/** A picture with its alternative text and its caption. */
const pictureNode = (around: PictureSurroundings) =>
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

/** False for a picture that is not stored with us: a picture pasted from elsewhere becomes text. */
function attributesOf(element: HTMLElement, { files }: PictureSurroundings): PictureAttributes | false {
  const img = element.matches('img') ? element : element.querySelector('img')
  const file = img?.dataset['file']
  if (!img || file === undefined || !files.has(file)) return false
  const caption = element.querySelector('figcaption')?.textContent.trim() ?? ''
  return { file, alt: img.getAttribute('alt') ?? '', caption }
}
