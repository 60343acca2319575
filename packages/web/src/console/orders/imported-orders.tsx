import { pageUrl } from '@bdr/contract/navigation'
import type { ImportResult } from '@bdr/contract/orders/import'
import { orderFields as fields, orderImport as words, orderList } from '@bdr/text/console-orders'
import { Button } from '../../ui/kit/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../lib/format.ts'
import { Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { ListCard } from '../../ui/console/list-card.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'

type ImportedOrder = ImportResult['orders'][number]

const columns: readonly Column<ImportedOrder>[] = [
  {
    key: 'orderNo',
    title: fields.orderNo,
    render: (order) => (
      <OrderNo order={order}>
        <Clipped text={order.orderNo} />
      </OrderNo>
    ),
  },
  { key: 'merchant', title: fields.merchant, render: (order) => <Clipped text={order.merchantName} /> },
  { key: 'buyer', title: fields.buyer, render: (order) => <Clipped text={order.buyerName} /> },
  { key: 'lineCount', title: fields.lineCount, numeric: true, render: (order) => order.lineCount },
  {
    key: 'totalAmount',
    title: fields.totalAmount,
    numeric: true,
    render: (order) => formatAmount(order.totalAmount, order.currency),
  },
]

/** A link as soon as the order exists. */
const OrderNo = ({ order: { id }, children }: { order: ImportedOrder; children: ReactNode }) =>
  id === null ? <>{children}</> : <Link to={pageUrl('orderDetail', { id })}>{children}</Link>

/** The orders a file holds. */
export function ImportedOrders({ orders, title }: { orders: readonly ImportedOrder[]; title: string }) {
  return (
    <Section title={title} note={words.orders.count(orders.length)}>
      <DataTable
        label={title}
        columns={columns}
        rows={orders}
        rowKey={(order) => `${order.merchantName}\u0000${order.orderNo}`}
        card={(order) => <OrderCard order={order} />}
      />
    </Section>
  )
}

const OrderCard = ({ order }: { order: ImportedOrder }) => (
  <ListCard title={<OrderNo order={order}>{order.orderNo}</OrderNo>}>
    <span>{order.merchantName}</span>
    <Quiet>{order.buyerName}</Quiet>
    <Quiet>
      {orderList.lines(order.lineCount)} · {formatAmount(order.totalAmount, order.currency)}
    </Quiet>
  </ListCard>
)

/** The orders are in: where they are, and the way on. */
export function ImportDone({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  return (
    <>
      <PageHeader
        title={words.imported(result.orders.length)}
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
      <ImportedOrders orders={result.orders} title={words.orders.titleImported} />
    </>
  )
}
