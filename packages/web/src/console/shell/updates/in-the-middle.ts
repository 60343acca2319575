import { rowsOf } from '../../../lib/freshness.ts'
import { hasUnsent } from '../../../lib/leaving.ts'

const opened = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"]'
const written =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** Whether something else in place of what is shown would disturb what the person is doing. */
export function isDisturbing(before: unknown, after: unknown): boolean {
  return hasUnsent() || isBusy() || rowsWouldJump(before, after)
}

function isBusy(): boolean {
  const page = document.querySelector('main')
  const selection = getSelection()
  return (
    document.activeElement?.matches(`main :is(${written})`) === true ||
    document.querySelector('main :is(tbody, [role="row"]) input:checked') !== null ||
    [...document.querySelectorAll(opened)].some((element) => element.checkVisibility()) ||
    (selection?.isCollapsed === false && page?.contains(selection.anchorNode) === true)
  )
}

/** Rows that stand where they stood may say something else below a pointer; another row may not come there. */
function rowsWouldJump(before: unknown, after: unknown): boolean {
  const [rows, next] = [rowsOf(before), rowsOf(after)]
  if (!rows || !next) return false
  if (rows.length === next.length && rows.every((row, index) => row.id === next[index]!.id)) return false
  const under = matchMedia('(hover: hover)').matches
    ? document.querySelector('main :is(table, ul, ol):hover')
    : null
  // a finger leaves no pointer, but whoever has scrolled is reading
  return under !== null || (scrollY > 0 && !matchMedia('(hover: hover)').matches)
}
