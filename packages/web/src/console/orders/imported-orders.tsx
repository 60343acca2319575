import { pageUrl } from '@bdr/contract/navigation'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { orderImport as words } from '@bdr/text/order-import'
import {
  orderChanges,
  orderFields as fields,
  orderList,
  orderLineFields as lineFields,
} from '@bdr/text/orders'
import { Button } from '../../ui/kit/button.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatAmount, formatQuantity, formatRate, formatUnitPrice } from '../../lib/format.ts'
import { ChangeList } from '../../ui/console/change-list.tsx'
import { Clipped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { ListCard, CardLine } from '../../ui/console/list-card.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import css from './imported-orders.module.css'
import typography from '../../ui/typography.module.css'

type ImportedOrder = OrderImportReport['orders'][number]
type ImportedLine = ImportedOrder['lines'][number]

const facts: readonly Column<ImportedOrder>[] = [
  { key: 'merchant', title: fields.merchant, render: (order) => <Clipped text={order.merchantName} /> },
  { key: 'buyer', title: fields.buyer, render: (order) => <Clipped text={order.buyerName} /> },
  { key: 'orderDate', title: fields.orderDate, width: 112, render: (order) => order.orderDate },
  { key: 'lineCount', title: fields.lineCount, numeric: true, width: 72, render: (order) => order.lineCount },
  {
    key: 'totalAmount',
    title: fields.totalAmount,
    numeric: true,
    render: (order) => formatAmount(order.totalAmount, order.currency),
  },
]

const keyOf = (order: ImportedOrder) => `${order.merchantName}\u0000${order.orderNo}`

/** The orders in a file; each expands to its lines, so that they can be compared with the file. */
export function ImportedOrders({ report, title }: { report: OrderImportReport; title: string }) {
  const { orders, orderCount, lineCount } = report
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(orders.length === 1 ? orders.map(keyOf) : []),
  )
  const toggle = (order: ImportedOrder) => {
    const next = new Set(open)
    if (!next.delete(keyOf(order))) next.add(keyOf(order))
    setOpen(next)
  }
  const opener = (order: ImportedOrder) => (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={open.has(keyOf(order))}
      aria-label={words.orders.showLines(order.orderNo)}
      onClick={() => toggle(order)}
    >
      <Clipped text={order.orderNo} />
      {order.revision && <Tag tone="accent">{words.orders.revises}</Tag>}
    </button>
  )
  const details = (order: ImportedOrder) => (open.has(keyOf(order)) ? <OrderLines order={order} /> : null)
  return (
    <Section title={title} note={words.orders.count(orderCount, lineCount)}>
      <DataTable
        label={title}
        columns={[{ key: 'orderNo', title: fields.orderNo, render: opener }, ...facts]}
        rows={orders}
        rowKey={keyOf}
        below={details}
        card={(order) => <OrderCard order={order} title={opener(order)} />}
      />
      <Cut report={report} />
    </Section>
  )
}

/** When there are very many orders only the first ones are shown. */
const Cut = ({ report: { orders, orderCount } }: { report: OrderImportReport }) =>
  orders.length < orderCount ? <Quiet>{words.orders.cutOrders(orders.length, orderCount)}</Quiet> : null

const lineColumns: readonly Column<ImportedLine>[] = [
  { key: 'lineNo', title: lineFields.lineNo, numeric: true, width: 56, render: (line) => line.lineNo },
  {
    key: 'material',
    title: lineFields.material,
    render: (line) => (
      <TwoLines
        above={line.materialName}
        below={[line.materialCode, line.specification].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'quantity',
    title: lineFields.quantity,
    numeric: true,
    render: (line) => formatQuantity(line.quantity, line.unit),
  },
  {
    key: 'unitPrice',
    title: lineFields.unitPrice,
    numeric: true,
    render: (line) => formatUnitPrice(line.unitPrice),
  },
  { key: 'taxRate', title: words.orders.taxRate, numeric: true, render: (line) => <TaxRate line={line} /> },
  { key: 'amount', title: lineFields.amount, numeric: true, render: (line) => formatAmount(line.amount) },
  { key: 'requiredDate', title: lineFields.requiredDate, width: 112, render: (line) => line.requiredDate },
]

const TaxRate = ({ line: { taxRate } }: { line: ImportedLine }) =>
  taxRate === null ? <Quiet>{words.orders.noTaxRate}</Quiet> : formatRate(taxRate)

function OrderLines({ order }: { order: ImportedOrder }) {
  const { lines, lineCount, orderNo } = order
  return (
    <div className={`${layout.blocks} ${css.below}`}>
      <Facts
        items={[
          { label: fields.buyer, value: order.buyerName },
          {
            label: fields.shipTo,
            value: order.shipTo || <span className={typography.warn}>{words.orders.noAddress}</span>,
            wide: true,
          },
        ]}
      />
      {order.revision && <Revision revision={order.revision} />}
      <DataTable
        label={words.orders.linesOf(orderNo)}
        columns={lineColumns}
        rows={lines}
        rowKey={(line) => String(line.lineNo)}
        card={(line) => (
          <ListCard
            title={`${line.lineNo} ${line.materialName}`}
            state={<span>{formatQuantity(line.quantity, line.unit)}</span>}
          >
            <Quiet>{[line.materialCode, line.specification].filter(Boolean).join(' · ')}</Quiet>
            <CardLine quiet>
              <span>
                {formatUnitPrice(line.unitPrice)} · {words.orders.taxRate} <TaxRate line={line} />
              </span>
              <span>{formatAmount(line.amount, order.currency)}</span>
            </CardLine>
            <Quiet>
              {lineFields.requiredDate} {line.requiredDate}
            </Quiet>
          </ListCard>
        )}
      />
      {lines.length < lineCount && <Quiet>{words.orders.cut(lines.length, lineCount)}</Quiet>}
    </div>
  )
}

/** What a file changes of an existing order, the old beside the new. */
function Revision({
  revision: { changes, added, left },
}: {
  revision: NonNullable<ImportedOrder['revision']>
}) {
  return (
    <div className={`${layout.pair} ${css.revision}`}>
      <strong>{words.orders.revision}</strong>
      {changes.length + added.length === 0 && <Quiet>{words.orders.unchanged}</Quiet>}
      <ChangeList changes={changes} fields={orderChanges} />
      {added.length > 0 && <span>{words.orders.added(added)}</span>}
      {left.length > 0 && <Quiet>{words.orders.left(left)}</Quiet>}
    </div>
  )
}

const OrderCard = ({ order, title }: { order: ImportedOrder; title: ReactNode }) => (
  <ListCard title={title}>
    <span>{order.merchantName}</span>
    <Quiet>{order.buyerName}</Quiet>
    <Quiet>
      {order.orderDate} · {orderList.lines(order.lineCount)} ·{' '}
      {formatAmount(order.totalAmount, order.currency)}
    </Quiet>
  </ListCard>
)

const orderNo: Column<ImportedOrder> = {
  key: 'orderNo',
  title: fields.orderNo,
  render: (order) => <OrderLink order={order} />,
}

const OrderLink = ({ order: { id, orderNo: number } }: { order: ImportedOrder }) =>
  id === null ? <Clipped text={number} /> : <Link to={pageUrl('orderDetail', { id })}>{number}</Link>

/** Shows that the orders were imported, with links to them. */
export function ImportDone({ report, onAnother }: { report: OrderImportReport; onAnother: () => void }) {
  const { orders, orderCount } = report
  return (
    <>
      <PageHeader
        title={words.imported(orderCount)}
        facts={[words.importedNext]}
        actions={
          <>
            <Button onClick={onAnother}>{words.another}</Button>
            <LinkButton look="primary" to={pageUrl('orderList')}>
              {words.toList}
            </LinkButton>
          </>
        }
      />
      <Section title={words.orders.titleImported} note={words.orders.counted(orderCount)}>
        <DataTable
          label={words.orders.titleImported}
          columns={[orderNo, ...facts]}
          rows={orders}
          rowKey={keyOf}
          card={(order) => <OrderCard order={order} title={<OrderLink order={order} />} />}
        />
        <Cut report={report} />
      </Section>
    </>
  )
}
