import type { bodyEditor } from '@bdr/text/body-editor'
import { Selection } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { freshTable } from './table-nodes.ts'

type BodyWords = typeof bodyEditor
type ToolKey = {
  [Key in keyof BodyWords]: BodyWords[Key] extends string ? Key : never
}[keyof BodyWords]

export interface Tool {
  readonly key: ToolKey
  /** a path in a square of 20; without it the glyph is shown, and without that the word */
  readonly drawing?: string
  readonly glyph?: string
  readonly run: (editor: Editor) => unknown
  /** the node or mark for which it appears pressed */
  readonly active?: readonly [name: string, attributes?: Record<string, unknown>]
}

const chain = (editor: Editor) => editor.chain().focus()

/** Inserting leaves the cursor behind the new content; a table is filled from its first cell. */
const insertTable = (editor: Editor): boolean =>
  chain(editor)
    .insertContent(freshTable)
    .command(({ tr }) => {
      const { $from } = tr.selection
      const depth = Array.from({ length: $from.depth }, (_none, at) => at + 1).find(
        (at) => $from.node(at).type.name === 'table',
      )
      if (depth !== undefined) tr.setSelection(Selection.near(tr.doc.resolve($from.start(depth))))
      return true
    })
    .run()

export const formats: readonly Tool[] = [
  { key: 'paragraph', run: (e) => chain(e).setParagraph().run(), active: ['paragraph'] },
  {
    key: 'heading2',
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    active: ['heading', { level: 2 }],
  },
  {
    key: 'heading3',
    run: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    active: ['heading', { level: 3 }],
  },
  {
    key: 'bold',
    drawing: 'M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z',
    run: (e) => chain(e).toggleBold().run(),
    active: ['bold'],
  },
  {
    key: 'italic',
    drawing: 'M8 4h7M5 16h7M11.5 4l-3 12',
    run: (e) => chain(e).toggleItalic().run(),
    active: ['italic'],
  },
  {
    key: 'subscript',
    glyph: 'x₂',
    run: (e) => chain(e).toggleMark('subscript').run(),
    active: ['subscript'],
  },
  {
    key: 'superscript',
    glyph: 'x²',
    run: (e) => chain(e).toggleMark('superscript').run(),
    active: ['superscript'],
  },
  {
    key: 'bulletList',
    drawing: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
    run: (e) => chain(e).toggleBulletList().run(),
    active: ['bulletList'],
  },
  {
    key: 'orderedList',
    drawing: 'M8 5h9M8 10h9M8 15h9M3 3.5h1v4M3 12.5h2l-2 4h2',
    run: (e) => chain(e).toggleOrderedList().run(),
    active: ['orderedList'],
  },
  {
    key: 'blockquote',
    drawing: 'M4 4v12M8 6h8M8 10h8M8 14h5',
    run: (e) => chain(e).toggleBlockquote().run(),
    active: ['blockquote'],
  },
  {
    key: 'link',
    drawing:
      'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.8.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l.8-.8',
    run: () => false,
    active: ['link'],
  },
  {
    key: 'table',
    drawing: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
    run: insertTable,
  },
  {
    key: 'picture',
    drawing: 'M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.01',
    run: () => false,
    active: ['picture'],
  },
]

export const isOn = (editor: Editor, { active }: Tool): boolean =>
  active !== undefined && editor.isActive(...active)

/** A command of prosemirror-tables that returns the focus to the text. */
const onTable =
  (command: typeof addRowAfter) =>
  (editor: Editor): void => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }

export const tableTools: readonly Tool[] = [
  { key: 'rowAfter', run: onTable(addRowAfter) },
  { key: 'columnAfter', run: onTable(addColumnAfter) },
  { key: 'rowDelete', run: onTable(deleteRow) },
  { key: 'columnDelete', run: onTable(deleteColumn) },
  { key: 'tableDelete', run: onTable(deleteTable) },
]
