import { pageUrl } from '@bdr/contract/navigation'
import { dueWithin, packing } from '@bdr/contract/orders/model'
import { countOpenLines, exportOpenLines, listOpenLines } from '@bdr/contract/orders/open-lines'
import type { OpenLine } from '@bdr/contract/orders/replies'
import { openLines as words, orderFields } from '@bdr/text/orders'
import { Link } from 'react-router'
import { formatQuantity } from '../../lib/format.ts'
import { Clamped, Clipped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { ListPage } from '../../ui/data/list-page.tsx'
import { CreateNotes, FillLink, PrintPickingList, useCreateNotes } from './create-notes.tsx'
import { DueDay } from '../../ui/console/due-day.tsx'
import layout from '../../ui/layout.module.css'

export const clientLoader = prefetchList(listOpenLines)

const isToPack = (line: OpenLine): boolean => line.remainingQuantity !== '0'

/** What still has to be shipped, line by line over all orders; delivery notes are made from it. */
export default function ToDeliverPage() {
  const creating = useCreateNotes()
  return (
    <ListPage
      call={listOpenLines}
      exports={exportOpenLines}
      title={words.title}
      actions={
        <>
          <FillLink />
          <PrintPickingList />
        </>
      }
      tabs={{
        label: words.tabs,
        counts: countOpenLines,
        tabs: [
          { label: words.all, filter: {}, counted: 'all' },
          ...dueWithin.options.map((due) => ({ label: words.due[due], filter: { due }, counted: due })),
        ],
      }}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: words.keyword,
          placeholder: words.keywordHint,
          width: 240,
        },
        { kind: 'text', name: 'buyer', label: orderFields.buyer, width: 140, isMore: true },
        { kind: 'text', name: 'shipTo', label: orderFields.shipTo, width: 140, isMore: true },
        {
          kind: 'choice',
          name: 'packing',
          label: words.packing,
          options: packing.options.map((value) => ({ value, label: words.packingOf[value] })),
        },
        { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: orderFields.requiredDate, ahead: true },
      ]}
      above={() => (
        <>
          {creating.outcome}
          {creating.question}
        </>
      )}
      bulk={{
        rowName: ({ orderNo, lineNo }) => words.select(orderNo, lineNo),
        isSelectable: isToPack,
        key: words.key,
        actions: (lines, clear) => <CreateNotes lines={lines} creating={creating} onDone={clear} />,
      }}
      columns={columns}
      card={(line) => <LineCard line={line} />}
      empty={words.empty}
    />
  )
}

const columns: readonly Column<OpenLine>[] = [
  {
    key: 'requiredDate',
    title: orderFields.requiredDate,
    sortField: 'requiredDate',
    render: (line) => <DueDay day={line.requiredDate} open />,
  },
  {
    key: 'order',
    title: words.order,
    sortField: 'orderNo',
    render: (line) => (
      <span className={layout.beside}>
        <Link to={pageUrl('orderDetail', { id: line.orderId })}>
          <Clipped text={line.orderNo} />
        </Link>{' '}
        <Quiet>/ {line.lineNo}</Quiet>
      </span>
    ),
  },
  {
    key: 'material',
    title: words.material,
    namesRow: true,
    sortField: 'material',
    render: (line) => (
      <TwoLines
        above={line.materialName}
        below={[line.specification, line.materialCode, line.brand].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'place',
    title: words.place,
    sortField: 'buyer',
    render: (line) => <TwoLines above={line.buyerName} below={line.shipTo} />,
  },
  {
    key: 'shipped',
    title: words.shippedOfOrdered,
    numeric: true,
    render: (line) => (
      <>
        <Figure value={line.shippedQuantity} /> <Quiet>/ {formatQuantity(line.quantity)}</Quiet>
      </>
    ),
  },
  {
    key: 'reserved',
    title: words.reserved,
    numeric: true,
    render: (line) => <Figure value={line.reservedQuantity} />,
  },
  {
    key: 'remaining',
    title: words.remaining,
    numeric: true,
    render: (line) => <Remaining line={line} />,
  },
]

const Figure = ({ value }: { value: string }) =>
  value === '0' ? <Quiet>0</Quiet> : <>{formatQuantity(value)}</>

const Remaining = ({ line }: { line: OpenLine }) =>
  isToPack(line) ? (
    <>
      <strong>{formatQuantity(line.remainingQuantity)}</strong> <Quiet>{line.unit}</Quiet>
    </>
  ) : (
    <Quiet>{words.nothingToPack}</Quiet>
  )

/** A line on a phone: the material, the quantity, the due day, the destination. */
function LineCard({ line }: { line: OpenLine }) {
  return (
    <ListCard
      title={line.materialName}
      state={
        <span>
          <Remaining line={line} />
        </span>
      }
    >
      {line.specification && <Quiet>{line.specification}</Quiet>}
      <Clamped>
        {line.buyerName} {line.shipTo}
      </Clamped>
      <CardLine>
        <Link to={pageUrl('orderDetail', { id: line.orderId })}>
          {line.orderNo} / {line.lineNo}
        </Link>
        <DueDay day={line.requiredDate} open />
      </CardLine>
    </ListCard>
  )
}
