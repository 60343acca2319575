import { ui } from '@bdr/text/ui'
import layout from '../layout.module.css'
import { RecordLink } from './record-link.tsx'
import { ChooseAll, ChooseRow } from './choose-rows.tsx'
import type { Column, ShownRows, TablePaging } from './table-props.ts'
import { SelectInput } from '../kit/select-input.tsx'
import css from './table-cards.module.css'

/** The narrow form of a `DataTable`: a card for each row. */
export function TableCards<Row>({
  rows,
  rowKey,
  card,
  gallery,
  hasWideCards = false,
  rowHref,
  below,
  columns,
  query,
  label,
  selection,
  named,
  currentKey,
}: ShownRows<Row>) {
  return (
    <>
      {query && columns.some((column) => column.sortField) && <SortChoice columns={columns} query={query} />}
      {selection && (
        <div className={css.all}>
          <ChooseAll rows={rows} selection={selection} withLabel />
        </div>
      )}
      <ul
        className={`${layout.list} ${layout.rows} ${css.cards}`}
        data-gallery={gallery === undefined ? undefined : hasWideCards ? 'words' : 'pictures'}
        aria-label={label}
      >
        {rows.map((row, index) => (
          <li
            key={rowKey(row)}
            className={`${layout.card} ${css.card}`}
            data-row
            data-named={row === named || undefined}
            aria-current={rowKey(row) === currentKey || undefined}
            tabIndex={-1}
            data-chosen={selection?.has(row) || undefined}
          >
            {selection && (
              <div className={css.choice}>
                <ChooseRow row={row} selection={selection} />
              </div>
            )}
            {rowHref ? (
              <RecordLink to={rowHref(row)} className={css.link}>
                {gallery ? gallery(row) : card(row, index)}
              </RecordLink>
            ) : (
              card(row, index)
            )}
            {below?.(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

function SortChoice<Row>({ columns, query }: { columns: readonly Column<Row>[]; query: TablePaging }) {
  const options = columns.flatMap(({ sortField, title }) =>
    sortField === undefined
      ? []
      : [
          { value: `-${sortField}`, label: ui('table.descending', { field: title }) },
          { value: sortField, label: ui('table.ascending', { field: title }) },
        ],
  )
  const known = options.some((option) => option.value === query.sort)
  return (
    <SelectInput
      className={css.sort}
      aria-label={ui('table.sortBy')}
      value={known ? query.sort : ''}
      onChange={(event) => query.setSort(event.target.value)}
    >
      {!known && (
        <option value="" disabled>
          {ui('table.sortBy')}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectInput>
  )
}
