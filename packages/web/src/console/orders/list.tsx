import { pageUrl } from '@bdr/contract/navigation'
import { countOrders, exportOrders, listOrders } from '@bdr/contract/orders/calls'
import { orderStatus, type WaitingFor } from '@bdr/contract/orders/model'
import type { AcceptedOrders, OrderRow } from '@bdr/contract/orders/replies'
import { orderFields as fields, orderList as words } from '@bdr/text/orders'
import { orderStatus as labels } from '@bdr/text/names/orders'
import { foundBy, keywordLabel } from '@bdr/text/shell'
import { useState } from 'react'
import { formatAmount, formatDay, formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Clamped, Clipped, FoundName, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { AcceptOrders, AcceptOutcome, awaitsAnswer } from './accept-orders.tsx'
import { canBeOverdue } from '../../ui/console/due.ts'
import { DueDay } from '../../ui/console/due-day.tsx'

export const clientLoader = prefetchList(listOrders)

export default function OrderListPage() {
  const viewer = useViewer()
  const importLink = viewer.can('order:import') && (
    <LinkButton look="primary" to={pageUrl('orderImport')}>
      {words.import}
    </LinkButton>
  )
  const [outcome, setOutcome] = useState<AcceptedOrders | null>(null)
  const { title, hint, hintForOperator } = words.empty
  return (
    <ListPage
      call={listOrders}
      exports={exportOrders}
      title={words.title}
      label={words.label}
      actions={importLink}
      tabs={{ label: words.tabs, tabs: tabsFor(viewer.can('order:respond')), counts: countOrders }}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: keywordLabel,
          placeholder: words.keywordHint,
          width: 220,
        },
        {
          kind: 'choice',
          name: 'status',
          label: fields.status,
          options: orderStatus.options.map((value) => ({ value, label: labels[value] })),
        },
        { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: fields.requiredDate, ahead: true },
        { kind: 'day-range', from: 'orderedFrom', to: 'orderedTo', label: fields.orderDate, isMore: true },
        { kind: 'text', name: 'material', label: words.material, width: 140, isMore: true },
        { kind: 'text', name: 'specification', label: words.specification, width: 140, isMore: true },
        { kind: 'text', name: 'buyer', label: fields.buyer, width: 140, isMore: true },
        { kind: 'text', name: 'shipTo', label: fields.shipTo, width: 160, isMore: true },
      ]}
      columns={columns}
      card={(row) => <OrderCard order={row} withMerchant={viewer.can('merchant:view-all')} />}
      rowHref={(row) => pageUrl('orderDetail', { id: row.id })}
      above={() => outcome && <AcceptOutcome outcome={outcome} onClose={() => setOutcome(null)} />}
      bulk={
        viewer.can('order:respond')
          ? {
              rowName: (row) => row.orderNo,
              isSelectable: (row) => awaitsAnswer(row.status),
              key: words.accept.key,
              actions: (orders, clear) => (
                <AcceptOrders
                  orders={orders}
                  onDone={(done) => {
                    setOutcome(done.refused.length > 0 ? done : null)
                    clear()
                  }}
                />
              ),
            }
          : undefined
      }
      empty={{ title, hint: importLink ? hintForOperator : hint, next: importLink || undefined }}
    />
  )
}

/** The list's tabs: who has to act, what is under way, what went wrong; an operator's own turn first. */
function tabsFor(bySupplier: boolean) {
  const waitingLabels = bySupplier ? words.waiting : words.waitingForSupplier
  const order: readonly WaitingFor[] = bySupplier
    ? ['answer', 'shipment', 'arrival', 'settlement', 'decision']
    : ['decision', 'answer', 'shipment', 'arrival', 'settlement']
  const questions = order.map((waiting) => ({
    label: waitingLabels[waiting],
    filter: { waiting },
    counted: waiting,
    // the supplier's first page links to it, though the supplier cannot act on it
    isRare: bySupplier && waiting === 'decision',
  }))
  return [...questions, { label: words.all, filter: {}, counted: 'all' }]
}

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'orderNo',
    title: fields.orderNo,
    sortField: 'orderNo',
    render: (row) => <FoundName name={row.orderNo} found={row.found} />,
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
    key: 'createdAt',
    title: fields.createdAt,
    sortField: 'createdAt',
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
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
    render: (row) => <DueDay day={row.requiredDate} open={canBeOverdue(row.status)} />,
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

/** An order on a phone: its number and buyer, the due day, the quantity. */
function OrderCard({ order, withMerchant }: { order: OrderRow; withMerchant: boolean }) {
  return (
    <ListCard title={order.orderNo} state={<StatusTag machine="order" status={order.status} />}>
      <DifferenceMark differences={order.differences} />
      <Clamped>{order.buyerName}</Clamped>
      {order.found && <Quiet>{foundBy(order.found)}</Quiet>}
      {withMerchant && <Quiet>{order.merchantName}</Quiet>}
      <CardLine>
        <span>
          {fields.requiredDate} <DueDay day={order.requiredDate} open={canBeOverdue(order.status)} />
        </span>
        <span>{formatAmount(order.totalAmount, order.currency)}</span>
      </CardLine>
    </ListCard>
  )
}
