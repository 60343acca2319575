import { compare, isZero } from '@bdr/contract/kernel/decimal'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/model'
import { orderDetail as words, orderLineFields as fields } from '@bdr/text/console-orders'
import { formatAmount, formatQuantity, formatRate, formatUnitPrice } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { mayBeLate } from './due.ts'
import { DueDay } from './due-day.tsx'
import { AnswerButtons, AnswerForm, hasAnswerForm } from './line-answer.tsx'
import { isAnswerable } from './line-answers.ts'
import { LineProgress } from './line-progress.tsx'
import { LineProposal } from './line-proposal.tsx'
import css from './orders.module.css'
import type { LineAnswersState } from './use-line-answers.ts'

interface LineTableProps {
  order: OrderDetail
  answers: LineAnswersState
}

/** An order's lines: what was ordered, how far it is, and what is said to each. */
export function LineTable({ order, answers }: LineTableProps) {
  return (
    <DataTable
      label={words.lines}
      columns={lineColumns(order, answers)}
      rows={order.lines}
      rowKey={(line) => line.id}
      card={(line) => <LineCard line={line} order={order} answers={answers} />}
      below={(line) => (hasBelow(line, answers) ? <LineBelow line={line} answers={answers} /> : null)}
    />
  )
}

function lineColumns(order: OrderDetail, answers: LineAnswersState): Column<OrderLine>[] {
  const progress: Column<OrderLine> = {
    key: 'progress',
    title: fields.progress,
    width: 168,
    render: (line) => (line.status === 'accepted' ? <LineProgress line={line} /> : null),
  }
  const answer: Column<OrderLine> = {
    key: 'answer',
    title: fields.answer,
    render: (line) => <AnswerButtons line={line} answers={answers} />,
  }
  return [
    { key: 'lineNo', title: fields.lineNo, numeric: true, width: 44, render: (line) => line.lineNo },
    { key: 'material', title: fields.material, render: (line) => <Material line={line} /> },
    {
      key: 'status',
      title: fields.status,
      render: (line) => <StatusTag machine="order-line" status={line.status} />,
    },
    { key: 'quantity', title: fields.quantity, numeric: true, render: (line) => <Ordered line={line} /> },
    {
      key: 'unitPrice',
      title: fields.unitPrice,
      numeric: true,
      render: (line) => (
        <span title={line.taxRate === null ? words.taxRateUnknown : words.taxRate(formatRate(line.taxRate))}>
          {formatUnitPrice(line.unitPrice)}
        </span>
      ),
    },
    { key: 'amount', title: fields.amount, numeric: true, render: (line) => formatAmount(line.amount) },
    {
      key: 'requiredDate',
      title: fields.requiredDate,
      render: (line) => <LineDue line={line} order={order} />,
    },
    ...(order.lines.some((line) => line.status === 'accepted') ? [progress] : []),
    ...(order.lines.some(isAnswerable) ? [answer] : []),
  ]
}

/** Characters of a text that still stand well in the column of the material. */
const narrowText = 90

const isWide = (text: string | null): text is string => text !== null && text.length > narrowText

/** The name first; codes are for looking up. Technical requirements have the row below to themselves. */
function Material({ line }: { line: OrderLine }) {
  const specification = isWide(line.specification) ? null : line.specification
  const codes = [line.materialCode, specification, line.brand].filter((part) => part !== null && part !== '')
  return (
    <div className={css.material}>
      <div>{line.materialName}</div>
      {codes.length > 0 && <div className={css.small}>{codes.join(' · ')}</div>}
      {line.note !== null && !isWide(line.note) && (
        <div className={css.small}>{words.lineNote(line.note)}</div>
      )}
    </div>
  )
}

function Ordered({ line }: { line: OrderLine }) {
  return (
    <>
      {formatQuantity(line.quantity)} <Quiet>{line.unit}</Quiet>
      {!isZero(line.cancelledQuantity) && (
        <div className={css.small}>{words.cancelled(formatQuantity(line.cancelledQuantity))}</div>
      )}
      {!isZero(line.tolerance) && (
        <div className={css.small}>{words.tolerance(formatRate(line.tolerance))}</div>
      )}
    </>
  )
}

const LineDue = ({ line, order }: { line: OrderLine; order: OrderDetail }) => (
  <DueDay
    day={line.requiredDate}
    open={mayBeLate(order.status) && compare(line.remainingQuantity, '0') > 0}
  />
)

/** A line on a phone. */
function LineCard({ line, order, answers }: LineTableProps & { line: OrderLine }) {
  return (
    <div className={css.card}>
      <CardLine>
        <Quiet>{words.lineNo(line.lineNo)}</Quiet>
        <StatusTag machine="order-line" status={line.status} />
      </CardLine>
      <Material line={line} />
      <CardLine>
        <strong>
          <Ordered line={line} />
        </strong>
        <span>
          {formatUnitPrice(line.unitPrice, order.currency)} / {line.unit}
        </span>
        <LineDue line={line} order={order} />
      </CardLine>
      {line.status === 'accepted' && <LineProgress line={line} />}
      <AnswerButtons line={line} answers={answers} />
    </div>
  )
}

const hasBelow = (line: OrderLine, answers: LineAnswersState): boolean =>
  isWide(line.specification) ||
  isWide(line.note) ||
  line.rejectReason !== null ||
  line.proposal !== null ||
  hasAnswerForm(line, answers)

function LineBelow({ line, answers }: { line: OrderLine; answers: LineAnswersState }) {
  return (
    <div className={css.below}>
      {isWide(line.specification) && <p className={css.small}>{line.specification}</p>}
      {isWide(line.note) && <p className={css.small}>{words.lineNote(line.note)}</p>}
      {line.rejectReason !== null && <p className={css.rejected}>{words.rejectReason(line.rejectReason)}</p>}
      {line.proposal !== null && <LineProposal line={line} proposal={line.proposal} />}
      <AnswerForm line={line} answers={answers} />
    </div>
  )
}
