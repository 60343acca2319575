import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { PictureAttributes } from './picture-view.ts'

/** The picture that is selected in the text; null when something else is. */
export function chosenPicture(editor: Editor): PictureAttributes | null {
  const { selection } = editor.state
  return selection instanceof NodeSelection && selection.node.type.name === 'picture'
    ? (selection.node.attrs as PictureAttributes)
    : null
}

/**
 * Inserts a picture at the cursor, and puts the cursor behind it so that typing does not replace the picture.
 */
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

/** Cells contain lines of text only: a picture inserted within a table goes below the table. */
function placeOf({ state: { selection } }: Editor): number | { from: number; to: number } {
  const { $from, from, to } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return $from.after(depth)
  return { from, to }
}

/** Changes a picture, wherever it has moved to; null removes it. */
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
  // the same picture may be in the text twice: the selected one is changed
  const at = places.find((place) => place === state.selection.from) ?? places[0]
  if (at === undefined) return
  view.dispatch(after === null ? state.tr.delete(at, at + 1) : state.tr.setNodeMarkup(at, null, after))
  editor.commands.focus()
}

const isSame = (one: PictureAttributes, other: PictureAttributes) =>
  one.file === other.file && one.alt === other.alt && one.caption === other.caption
