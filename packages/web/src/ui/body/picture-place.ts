import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { PictureAttributes } from './picture-view.ts'

/** The picture that is chosen in the text; null when something else is. */
export function chosenPicture(editor: Editor): PictureAttributes | null {
  const { selection } = editor.state
  return selection instanceof NodeSelection && selection.node.type.name === 'picture'
    ? (selection.node.attrs as PictureAttributes)
    : null
}

/** Puts a picture where the cursor is, and the cursor behind it: what is typed next must not replace it. */
export const insertPicture = (editor: Editor, attrs: PictureAttributes): boolean =>
  editor
    .chain()
    .focus()
    .insertContentAt(placeOf(editor), { type: 'picture', attrs })
    .command(({ tr, state }) => {
      const behind = tr.selection.to
      const text = Selection.findFrom(tr.doc.resolve(behind), 1, true)
      if (!text) tr.insert(behind, state.schema.nodes['paragraph']!.create())
      tr.setSelection(text ?? Selection.near(tr.doc.resolve(behind + 1)))
      return true
    })
    .run()

/** Cells hold lines of text: from within a table a picture goes below it. */
function placeOf({ state: { selection } }: Editor): number | { from: number; to: number } {
  const { $from, from, to } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return $from.after(depth)
  return { from, to }
}

/** Changes a picture, wherever it has moved to; null takes it out. */
export function changePicture(
  editor: Editor,
  before: PictureAttributes,
  after: PictureAttributes | null,
): void {
  const { state, view } = editor
  const places: number[] = []
  state.doc.descendants((node, at) => {
    if (node.type.name === 'picture' && isSame(node.attrs as PictureAttributes, before)) places.push(at)
  })
  // the same one may stand there twice: the chosen one is meant
  const at = places.find((place) => place === state.selection.from) ?? places[0]
  if (at === undefined) return
  view.dispatch(after === null ? state.tr.delete(at, at + 1) : state.tr.setNodeMarkup(at, null, after))
  editor.commands.focus()
}

const isSame = (one: PictureAttributes, other: PictureAttributes) =>
  one.file === other.file && one.alt === other.alt && one.caption === other.caption
