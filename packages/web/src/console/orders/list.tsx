import { pageUrl } from '@bdr/contract/navigation'
import { exportOrders, listOrders } from '@bdr/contract/orders/calls'
import { orderStatus, waitingFor, type OrderRow } from '@bdr/contract/orders/model'
import { orderFields as fields, orderList as words } from '@bdr/text/console-orders'
import { orderStatus as labels } from '@bdr/text/labels'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Clamped, Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { mayBeLate } from './due.ts'
import { DueDay } from './due-day.tsx'

export const clientLoader = prefetchList(listOrders)

export default function OrderListPage() {
  const viewer = useViewer()
  const importLink = viewer.can('order:import') && (
    <LinkButton look="primary" to={pageUrl('orderImport')}>
      {words.import}
    </LinkButton>
  )
  const { title, hint, hintForOperator } = words.empty
  return (
    <ListPage
      call={listOrders}
      exports={exportOrders}
      title={words.title}
      label={words.label}
      actions={importLink}
      tabs={{ label: words.tabs, tabs: tabsFor(viewer.can('order:respond')) }}
      filters={[
        { kind: 'text', name: 'orderNo', label: fields.orderNo, placeholder: words.fromStart },
        { kind: 'text', name: 'buyer', label: fields.buyer, placeholder: words.anyPart },
        { kind: 'day-range', from: 'orderedFrom', to: 'orderedTo', label: fields.orderDate },
      ]}
      columns={columns}
      card={(row) => <OrderCard order={row} withMerchant={viewer.can('merchant:view-all')} />}
      rowHref={(row) => pageUrl('orderDetail', { id: row.id })}
      empty={{ title, hint: importLink ? hintForOperator : hint, next: importLink || undefined }}
    />
  )
}

/** All orders, those that wait for whoever looks or for the supplier they watch, and each state. */
function tabsFor(bySupplier: boolean) {
  const waitingLabels = bySupplier ? words.waiting : words.waitingForSupplier
  return [
    { label: words.all, filter: {} },
    ...waitingFor.options.map((waiting) => ({ label: waitingLabels[waiting], filter: { waiting } })),
    ...orderStatus.options.map((status) => ({ label: labels[status], filter: { status } })),
  ]
}

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'orderNo',
    title: fields.orderNo,
    sortField: 'orderNo',
    render: (row) => <Clipped text={row.orderNo} />,
  },
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <>
        <StatusTag machine="order" status={row.status} />
        <DifferenceMark differences={row.differences} />
      </>
    ),
  },
  { key: 'buyer', title: fields.buyer, render: (row) => <Clipped text={row.buyerName} /> },
  {
    key: 'merchant',
    title: fields.merchant,
    only: 'merchant:view-all',
    render: (row) => <Clipped text={row.merchantName} />,
  },
  {
    key: 'orderDate',
    title: fields.orderDate,
    sortField: 'orderDate',
    render: (row) => formatDay(row.orderDate),
  },
  {
    key: 'requiredDate',
    title: fields.requiredDate,
    sortField: 'requiredDate',
    render: (row) => <DueDay day={row.requiredDate} open={mayBeLate(row.status)} />,
  },
  { key: 'lineCount', title: fields.lineCount, numeric: true, render: (row) => row.lineCount },
  {
    key: 'totalAmount',
    title: fields.totalAmount,
    numeric: true,
    sortField: 'totalAmount',
    render: (row) => formatAmount(row.totalAmount, row.currency),
  },
]

/** An order on a phone: which and from whom, until when, how much. */
function OrderCard({ order, withMerchant }: { order: OrderRow; withMerchant: boolean }) {
  return (
    <ListCard title={order.orderNo} state={<StatusTag machine="order" status={order.status} />}>
      <DifferenceMark differences={order.differences} />
      <Clamped>{order.buyerName}</Clamped>
      {withMerchant && <Quiet>{order.merchantName}</Quiet>}
      <CardLine>
        <span>
          {fields.requiredDate} <DueDay day={order.requiredDate} open={mayBeLate(order.status)} />
        </span>
        <span>{formatAmount(order.totalAmount, order.currency)}</span>
      </CardLine>
    </ListCard>
  )
}
