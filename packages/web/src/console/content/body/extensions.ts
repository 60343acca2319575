import { bodyLink } from '@bdr/contract/content/model'
import { Mark } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { pictureNode } from './picture-node.ts'
import type { PictureSurroundings } from './picture-view.ts'
import { tableExtensions } from './table-nodes.ts'

const small = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** What a body may hold, and nothing else: the tags of the contract. */
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
