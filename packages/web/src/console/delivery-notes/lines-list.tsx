import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import type { ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { Fragment } from 'react'
import { LineCard, LineRow, type LineRowProps } from './line-rows.tsx'
import css from './lines-editor.module.css'

/** The lines of one order. */
export interface OrderGroup {
  readonly orderNo: string
  readonly lines: readonly ShippableLine[]
}

export function byOrder(lines: readonly ShippableLine[]): OrderGroup[] {
  const groups = Map.groupBy(lines, (line) => line.orderNo)
  return [...groups].map(([orderNo, members]) => ({ orderNo, lines: members }))
}

interface LinesListProps {
  groups: readonly OrderGroup[]
  withOrder: boolean
  rowProps: (line: ShippableLine) => LineRowProps
}

const { columns } = words

/** Columns, where there is room. */
export function LinesTable({ groups, withOrder, rowProps }: LinesListProps) {
  return (
    <table className={css.table}>
      <colgroup>
        <col className={css.lineNoColumn} />
        <col />
        <col className={css.dayColumn} />
        <col className={css.figureColumn} />
        <col className={css.figureColumn} />
        <col className={css.limitColumn} />
        <col className={css.entryColumn} />
        <col className={css.actionColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.lineNo}</th>
          <th scope="col">{columns.material}</th>
          <th scope="col">{columns.requiredDate}</th>
          <th scope="col" className={css.figure}>
            {columns.ordered}
          </th>
          <th scope="col" className={css.figure}>
            {columns.shipped}
          </th>
          <th scope="col" className={css.figure}>
            {columns.remaining}
          </th>
          <th scope="col" className={css.figure}>
            {columns.quantity}
          </th>
          <th scope="col">
            <span className="visually-hidden">{columns.action}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ orderNo, lines }) => (
        <tbody key={orderNo}>
          {withOrder && (
            <tr className={css.order}>
              <th scope="rowgroup" colSpan={8}>
                {words.order(orderNo)}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <LineRow key={line.orderLineId} {...rowProps(line)} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Cards, where there is none. */
export function LineCards({ groups, withOrder, rowProps }: LinesListProps) {
  return groups.map(({ orderNo, lines }) => (
    <Fragment key={orderNo}>
      {withOrder && <h3 className={css.order}>{words.order(orderNo)}</h3>}
      <ul className={css.cards}>
        {lines.map((line) => (
          <LineCard key={line.orderLineId} {...rowProps(line)} />
        ))}
      </ul>
    </Fragment>
  ))
}
