import { Fragment, useEffect, useRef, type RefObject } from 'react'
import { RecordLink } from './record-link.tsx'
import type { Column, DataTableProps, ShownRows, TablePaging } from './table-props.ts'
import { Clipped } from './cell-text.tsx'
import { ChooseAll, ChooseRow } from './choose-rows.tsx'
import css from './table-grid.module.css'
import { directionOf, nextSort } from './table-sort.ts'

/** The wide form of a `DataTable`. */
export function TableGrid<Row>(props: ShownRows<Row>) {
  const { columns, rows, rowKey, query, below, selection, named } = props
  const frame = useOverflow()
  return (
    <div ref={frame} className={css.frame}>
      <table className={css.grid} aria-label={props.label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.choice}>
                <ChooseAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const under = below?.(row) ?? null
            return (
              <Fragment key={rowKey(row)}>
                <tr
                  className={under === null ? css.row : css.rowAbove}
                  data-row
                  data-named={row === named || undefined}
                  aria-current={rowKey(row) === props.currentKey || undefined}
                  tabIndex={-1}
                >
                  {selection && (
                    <td className={css.choice}>
                      <ChooseRow row={row} selection={selection} />
                    </td>
                  )}
                  <Cells {...props} row={row} index={index} />
                </tr>
                {under !== null && (
                  <tr className={css.below}>
                    <td colSpan={columns.length + (selection ? 1 : 0)}>
                      <div className={css.under}>{under}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column, query }: { column: Column<Row>; query: TablePaging | undefined }) {
  const { title, numeric, width, sortField, pinned } = column
  const look = {
    scope: 'col',
    style: width === undefined ? undefined : { inlineSize: width },
    'data-numeric': numeric || undefined,
    'data-pinned': pinned || undefined,
  }
  if (sortField === undefined || query === undefined) return <th {...look}>{title}</th>
  const direction = directionOf(sortField, query.sort)
  return (
    <th {...look} aria-sort={direction}>
      <button
        type="button"
        className={css.sort}
        onClick={() => query.setSort(nextSort(sortField, query.sort))}
      >
        {title}
        <SortMark direction={direction} />
      </button>
    </th>
  )
}

function Cells<Row>({
  columns,
  row,
  index,
  rowHref,
}: Pick<DataTableProps<Row>, 'columns' | 'rowHref'> & { row: Row; index: number }) {
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0]
  return columns.map((column, at) => {
    const { key, numeric, pinned, wraps, render } = column
    const rendered = render(row, index)
    // one long text must not take the room of all others
    const isCut = typeof rendered === 'string' && !wraps && !numeric
    const content = isCut ? (
      <Clipped text={rendered} />
    ) : wraps ? (
      <div className={css.wrapped}>{rendered}</div>
    ) : (
      rendered
    )
    const look = {
      'data-numeric': numeric || undefined,
      'data-pinned': pinned || undefined,
      'data-wraps': wraps || undefined,
    }
    const inner =
      at === 0 && rowHref ? (
        <RecordLink to={rowHref(row)} className={css.link}>
          {content}
        </RecordLink>
      ) : (
        content
      )
    return column === naming ? (
      <th key={key} scope="row" {...look}>
        {inner}
      </th>
    ) : (
      <td key={key} {...look}>
        {inner}
      </td>
    )
  })
}

/** Two carets; the one for the present direction is highlighted. */
function SortMark({ direction }: { direction: ReturnType<typeof directionOf> }) {
  return (
    <svg className={css.mark} width="10" height="14" viewBox="0 0 10 14" aria-hidden>
      <path d="M1 6L5 1.5 9 6z" data-lit={direction === 'ascending' || undefined} />
      <path d="M1 8L5 12.5 9 8z" data-lit={direction === 'descending' || undefined} />
    </svg>
  )
}

/**
 * Marks a frame `data-wide` while its content does not fit into its width, so that only then it becomes a
 * scroll container: a head sticks to the window only if no scroll container is around it.
 */
function useOverflow(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = frame.current!
    const inner = outer.firstElementChild as HTMLElement
    // observers run after layout and before painting: nothing is measured twice, and nothing flickers
    const observer = new ResizeObserver(() => {
      outer.toggleAttribute('data-wide', inner.offsetWidth > outer.clientWidth)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return frame
}
