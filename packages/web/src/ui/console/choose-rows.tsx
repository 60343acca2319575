import { ui } from '@bdr/text/ui'
import { Checkbox } from '../kit/checkbox.tsx'
import type { RowSelection } from './table-props.ts'

interface ChooseRowProps<Row> {
  row: Row
  selection: RowSelection<Row>
}

/** Chooses one row; draws nothing where the row cannot be chosen. */
export function ChooseRow<Row>({ row, selection }: ChooseRowProps<Row>) {
  if (selection.isSelectable?.(row) === false) return null
  return (
    <Checkbox
      aria-label={ui('selection.row', { row: selection.rowName(row) })}
      value={selection.has(row)}
      onChange={(isChosen) => selection.set([row], isChosen)}
    />
  )
}

interface ChooseAllProps<Row> {
  rows: readonly Row[]
  selection: RowSelection<Row>
  /** its label is visible, where no column has it as its heading */
  withLabel?: boolean
}

/** Chooses all rows of the page that can be chosen, or none. */
export function ChooseAll<Row>({ rows, selection, withLabel = false }: ChooseAllProps<Row>) {
  const selectable = rows.filter((row) => selection.isSelectable?.(row) !== false)
  const chosen = selectable.filter(selection.has).length
  return (
    <Checkbox
      aria-label={withLabel ? undefined : ui('selection.all')}
      value={chosen > 0 && chosen === selectable.length}
      isPartly={chosen > 0 && chosen < selectable.length}
      isDisabled={selectable.length === 0}
      onChange={(isChosen) => selection.set(selectable, isChosen)}
    >
      {withLabel ? ui('selection.all') : undefined}
    </Checkbox>
  )
}
