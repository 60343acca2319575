import { pageUrl } from '@bdr/contract/navigation'
import { exportOrders, listOrders } from '@bdr/contract/orders/calls'
import type { OrderRow } from '@bdr/contract/orders/model'
import { orderFields as fields, orderList as words } from '@bdr/text/console-orders'
import { useMemo } from 'react'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Clamped, Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { mayBeLate } from './due.ts'
import { DueDay } from './due-day.tsx'
import { StatusTabs } from './status-tabs.tsx'

export const clientLoader = prefetchList(listOrders)

const filters: readonly FilterField<keyof typeof listOrders.input.shape>[] = [
  {
    kind: 'text',
    name: 'orderNo',
    label: fields.orderNo,
    placeholder: words.fromStart,
  },
  { kind: 'text', name: 'buyer', label: fields.buyer, placeholder: words.anyPart },
  { kind: 'day-range', from: 'orderedFrom', to: 'orderedTo', label: fields.orderDate },
]

const orderUrl = (row: OrderRow) => pageUrl('orderDetail', { id: row.id })

export default function OrderListPage() {
  const viewer = useViewer()
  const table = useTableQuery(listOrders.input)
  const answer = useCall(listOrders, table.query, { keepPrevious: true, toast: false })
  const withMerchant = viewer.can('merchant:view-all')
  const mayImport = viewer.can('order:import')
  const columns = useMemo(() => orderColumns(withMerchant), [withMerchant])
  const importLink = (
    <LinkButton look="primary" to={pageUrl('orderImport')}>
      {words.import}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={words.title} actions={mayImport ? importLink : undefined} />
      <StatusTabs
        value={{ status: table.query.status, waiting: table.query.waiting }}
        bySupplier={viewer.can('order:respond')}
        onChange={(choice) => table.setFilter(choice)}
      />
      <ListFilters query={table} fields={filters} exports={{ call: exportOrders, name: words.title }} />
      <ListTable
        label={words.label}
        columns={columns}
        answer={answer}
        rowHref={orderUrl}
        card={(row) => <OrderCard order={row} withMerchant={withMerchant} />}
        query={table}
        empty={
          <Blank
            title={words.empty.title}
            hint={mayImport ? words.empty.hintForOperator : words.empty.hint}
            next={mayImport ? importLink : undefined}
          />
        }
      />
    </>
  )
}

/** The list's columns; whose order it is matters only to those who see several companies'. */
function orderColumns(withMerchant: boolean): Column<OrderRow>[] {
  const merchant: Column<OrderRow> = {
    key: 'merchant',
    title: fields.merchant,
    render: (row) => <Clipped text={row.merchantName} />,
  }
  return [
    {
      key: 'orderNo',
      title: fields.orderNo,
      sortField: 'orderNo',
      render: (row) => <Clipped text={row.orderNo} />,
    },
    {
      key: 'status',
      title: fields.status,
      render: (row) => <StatusTag machine="order" status={row.status} />,
    },
    { key: 'buyer', title: fields.buyer, render: (row) => <Clipped text={row.buyerName} /> },
    ...(withMerchant ? [merchant] : []),
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
}

/** An order on a phone: which and from whom, until when, how much. */
function OrderCard({ order, withMerchant }: { order: OrderRow; withMerchant: boolean }) {
  return (
    <ListCard title={order.orderNo} state={<StatusTag machine="order" status={order.status} />}>
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
