import { arrivedStatuses } from '@bdr/contract/delivery-notes/meaning'
import type { DeliveryNoteDetail, DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteDetail as words, deliveryNoteLineFields as labels } from '@bdr/text/delivery-notes'
import { differenceWords } from '@bdr/text/differences'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import typography from '../../ui/typography.module.css'
import css from './detail.module.css'
import { Material } from '../../ui/console/material.tsx'
import { useLineFiles } from './note-attachments.tsx'
import layout from '../../ui/layout.module.css'

type FilesOf = ReturnType<typeof useLineFiles>['filesOf']

const sent = (filesOf: FilesOf): readonly Column<DeliveryNoteLine>[] => [
  { key: 'lineNo', title: labels.lineNo, render: (line) => line.lineNo, width: 64 },
  {
    key: 'material',
    title: labels.material,
    namesRow: true,
    wraps: true,
    render: (line) => (
      <div>
        <Material of={line} />
        {line.batch !== null && <Quiet>{`${words.batch} ${line.batch}`}</Quiet>}
        {filesOf(line)}
      </div>
    ),
  },
  { key: 'order', title: labels.order, render: (line) => <OrderLine line={line} /> },
  {
    key: 'quantity',
    title: labels.quantity,
    numeric: true,
    render: (line) => <Figure value={line.quantity} unit={line.unit} />,
  },
]

const arrived: readonly Column<DeliveryNoteLine>[] = [
  {
    key: 'accepted',
    title: labels.accepted,
    numeric: true,
    render: (line) => <Figure value={line.acceptedQuantity} />,
  },
  {
    key: 'rejected',
    title: labels.rejected,
    numeric: true,
    render: (line) => <Figure value={line.rejectedQuantity} alarming />,
  },
]

/** The quantity that has not arrived: on the way, or missing once no more is expected. */
const outstanding = (isMissing: boolean): Column<DeliveryNoteLine> => ({
  key: 'outstanding',
  title: isMissing ? labels.missing : labels.outstanding,
  numeric: true,
  render: (line) => <Figure value={line.outstandingQuantity} alarming={isMissing} />,
})

/** The lines with what was sent and, once the note has left, what was received or refused. */
export function DetailLines({ note }: { note: DeliveryNoteDetail }) {
  const { lines, status, dispatchedAt } = note
  const { filesOf, dialog } = useLineFiles(note)
  const hasLeft = dispatchedAt !== null
  const isMissing = arrivedStatuses.some((arrived) => arrived === status)
  return (
    <>
      <DataTable
        label={words.sections.lines}
        columns={hasLeft ? [...sent(filesOf), ...arrived, outstanding(isMissing)] : sent(filesOf)}
        rows={lines}
        rowKey={(line) => line.id}
        lineNo={(line) => line.lineNo}
        keys={{}}
        card={(line) => (
          <LineCard line={line}>
            {hasLeft && <Arrived line={line} isMissing={isMissing} />}
            {filesOf(line)}
          </LineCard>
        )}
      />
      {dialog}
    </>
  )
}

/** The order line; a link for people who may open orders. */
function OrderLine({ line }: { line: DeliveryNoteLine }) {
  const text = words.orderLine(line.orderNo, line.orderLineNo)
  if (!useViewer().can('order:view')) return <span className={css.orderLine}>{text}</span>
  return (
    <Link className={css.orderLine} to={pageUrl('orderDetail', { id: line.orderId })}>
      {text}
    </Link>
  )
}

/** A zero is grey, a refused quantity is not. */
function Figure({ value, unit, alarming }: { value: Decimal; unit?: string; alarming?: boolean }) {
  const tone = isZero(value)
    ? typography.quiet
    : alarming
      ? `${typography.bad} ${typography.strong}`
      : undefined
  return (
    <span className={tone}>
      {formatQuantity(value)}
      {unit !== undefined && <span className={typography.quiet}> {unit}</span>}
    </span>
  )
}

function LineCard({ line, children }: { line: DeliveryNoteLine; children?: ReactNode }) {
  return (
    <div className={layout.lines}>
      <div className={css.lineCardHead}>
        <Material of={{ ...line, materialName: words.materialOfLine(line.lineNo, line.materialName) }} />
        <strong className={css.quantity}>{formatQuantity(line.quantity, line.unit)}</strong>
      </div>
      {children}
    </div>
  )
}

function Arrived({ line, isMissing }: { line: DeliveryNoteLine; isMissing: boolean }) {
  const { acceptedQuantity, rejectedQuantity, outstandingQuantity } = line
  return (
    <div className={css.lineCardFoot}>
      {!isZero(acceptedQuantity) && <span>{words.acceptedQuantity(formatQuantity(acceptedQuantity))}</span>}
      {!isZero(rejectedQuantity) && (
        <span className={`${typography.bad} ${typography.strong}`}>
          {differenceWords.rejected(formatQuantity(rejectedQuantity))}
        </span>
      )}
      {!isZero(outstandingQuantity) && (
        <span className={isMissing ? `${typography.bad} ${typography.strong}` : undefined}>
          {(isMissing ? differenceWords.missing : words.outstandingQuantity)(
            formatQuantity(outstandingQuantity),
          )}
        </span>
      )}
    </div>
  )
}
