import { isAgreed, isCounted, waitsForSupplier } from '@bdr/contract/orders/meaning'
import { compare, isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import type { EffectiveTolerance } from '@bdr/contract/orders/tolerance'
import { describeChange } from '@bdr/text/changes'
import {
  orderChanges,
  lineAnswer as lineWords,
  lineProgress as progressWords,
  lineProposal as proposalWords,
  orderDetail as words,
  orderLineFields as fields,
  orderRevision as revisionWords,
} from '@bdr/text/orders'
import { offeredProductText } from '@bdr/text/offered-product'
import { toleranceText } from '@bdr/text/tolerance-rule'
import { Link } from 'react-router'
import { formatAmount, formatDay, formatQuantity, formatRate, formatUnitPrice } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { useViewer } from '../../lib/session.ts'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import type { Selection } from '../../ui/data/use-selection.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { canBeOverdue } from '../../ui/console/due.ts'
import { DueDay } from '../../ui/console/due-day.tsx'
import { AnswerButtons, AnswerFields } from './line-answer.tsx'
import { answeredLines, answerFields, isAnswerable, isLate, keyOf, noAnswer } from './line-answers.ts'
import { progressOf, shareOf } from './line-shares.ts'
import typography from '../../ui/typography.module.css'
import css from './orders.module.css'
import { chooseFor, type AnswerForm } from './use-answer-form.ts'
import layout from '../../ui/layout.module.css'

interface LineTableProps {
  order: OrderDetail
  form: AnswerForm
}

interface SelectableLines extends LineTableProps {
  selection: Selection<OrderLine>
}

/** An order's lines: the ordered quantities, their progress, and the answers. */
export function LineTable({ order, form, selection }: SelectableLines) {
  const filledIn = useLinesFilledIn(order, form)
  const answerable = order.lines.filter(isAnswerable)
  const acceptKey = (row: HTMLElement | null) => {
    const chosen = order.lines.filter(selection.has)
    const accepted = chosen.filter(({ actions }) => actions.allowed.includes('accept'))
    if (chosen.length === 0)
      row?.querySelector<HTMLElement>('[data-action=accept], [data-action=approve]')?.click()
    else chooseFor(form, accepted, 'accept')
    selection.clear()
  }
  return (
    <DataTable
      label={words.lines}
      columns={lineColumns(order, form)}
      rows={order.lines}
      rowKey={(line) => line.id}
      lineNo={(line) => line.lineNo}
      // for a single line its own buttons are enough
      selection={
        order.lines.filter(isSelectable).length > 1
          ? { ...selection, rowName: ({ lineNo }) => lineWords.rowName(lineNo), isSelectable }
          : undefined
      }
      keys={answerable.length > 0 ? { accept: { label: lineWords.acceptKey, run: acceptKey } } : {}}
      card={(line) => <LineCard line={line} order={order} form={form} />}
      below={(line) =>
        hasWords(line) || filledIn.includes(line.id) || revisionOf(order, line) ? (
          <LineBelow line={line} revision={revisionOf(order, line)} form={form} />
        ) : null
      }
    />
  )
}

/** The lines whose answer needs input, or has a fault. */
const useLinesFilledIn = ({ lines }: OrderDetail, form: AnswerForm): readonly string[] =>
  useComputed(form, (values) => {
    const { fields } = form.core.faults()
    const late = lines.filter((line) => isLate(line, values.lines[keyOf(line)] ?? noAnswer(line)))
    const drawn = answeredLines(lines, values)
      .filter(
        ({ line, answer }) =>
          answerFields[answer.action].length > 0 || `lines.${keyOf(line)}.action` in fields,
      )
      .map(({ line }) => line)
    return [...late, ...drawn].map(({ id }) => id)
  })

const lineColumns = (order: OrderDetail, form: AnswerForm): Column<OrderLine>[] => [
  { key: 'lineNo', title: fields.lineNo, numeric: true, render: (line) => line.lineNo },
  {
    key: 'material',
    title: fields.material,
    namesRow: true,
    wraps: true,
    render: (line) => <Material line={line} />,
  },
  {
    key: 'quantity',
    title: fields.quantity,
    numeric: true,
    render: (line) => (
      <>
        <Ordered line={line} />
        {isAgreed(line.status) && <LineProgress line={line} />}
        <LineDifference line={line} />
      </>
    ),
  },
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
  { key: 'amount', title: fields.amount, numeric: true, render: (line) => <Amount line={line} /> },
  {
    key: 'requiredDate',
    title: fields.requiredDate,
    render: (line) => <LineDue line={line} order={order} />,
  },
  {
    key: 'status',
    title: order.lines.some(isAnswerable) ? fields.statusAndAnswer : fields.status,
    pinned: true,
    render: (line) => (
      <div className={`${layout.pair} ${layout.start}`}>
        <StatusTag machine="order-line" status={line.status} />
        <AnswerButtons line={line} form={form} />
      </div>
    ),
  },
]

/** A rejected line costs nothing. */
const Amount = ({ line }: { line: OrderLine }) =>
  !isCounted(line.status) ? (
    <del className={typography.quiet}>{formatAmount(line.amount)}</del>
  ) : (
    formatAmount(line.amount)
  )

/** Length of a text that still fits well into the column of the material. */
const narrowText = 90

const isWide = (text: string | null): text is string => text !== null && text.length > narrowText

/** The name first; codes are for reference. Technical requirements have the row below to themselves. */
function Material({ line }: { line: OrderLine }) {
  const specification = isWide(line.specification) ? null : line.specification
  const codes = [line.materialCode, specification, line.brand].filter((part) => part !== null && part !== '')
  return (
    <div className={typography.breaks}>
      <div>{line.materialName}</div>
      {codes.length > 0 && <div className={typography.caption}>{codes.join(' · ')}</div>}
      {line.product && <Offered product={line.product} />}
      {line.note !== null && !isWide(line.note) && (
        <div className={typography.caption}>{words.lineNote(line.note)}</div>
      )}
    </div>
  )
}

/** The SKU of the quotation, by which the warehouse finds the goods. */
const Offered = ({ product }: { product: NonNullable<OrderLine['product']> }) => (
  <div className={typography.caption}>
    {words.offered}
    {useViewer().can('product:view') ? (
      <Link to={pageUrl('productDetail', { id: product.productId })}>{offeredProductText(product)}</Link>
    ) : (
      offeredProductText(product)
    )}
  </div>
)

/** Whether the line can be answered or cancelled. */
const isSelectable = (line: OrderLine): boolean =>
  isAnswerable(line) || line.actions.allowed.includes('cancel')

const LineDifference = ({ line: { unit, rejectedQuantity, missingQuantity } }: { line: OrderLine }) => (
  <DifferenceMark differences={[{ unit, rejected: rejectedQuantity, missing: missingQuantity }]} />
)

function Ordered({ line }: { line: OrderLine }) {
  return (
    <>
      {formatQuantity(line.quantity)} <Quiet>{line.unit}</Quiet>
      {!isZero(line.cancelledQuantity) && (
        <div className={typography.caption}>{words.cancelled(formatQuantity(line.cancelledQuantity))}</div>
      )}
      {showsTolerance(line.tolerance) && (
        <div className={typography.caption}>{toleranceText(line.tolerance)}</div>
      )}
    </>
  )
}

/** A tolerance of zero is the default, and is only shown where it was agreed for this order or line. */
const showsTolerance = ({ mode, from }: EffectiveTolerance): boolean =>
  mode !== 'none' || from === 'line' || from === 'order'

const LineDue = ({ line, order }: { line: OrderLine; order: OrderDetail }) => (
  <DueDay
    day={line.requiredDate}
    open={canBeOverdue(order.status) && compare(line.remainingQuantity, '0') > 0}
  />
)

/** A line on a phone. */
function LineCard({ line, order, form }: LineTableProps & { line: OrderLine }) {
  return (
    <div className={layout.pair}>
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
      {isAgreed(line.status) && <LineProgress line={line} />}
      <LineDifference line={line} />
      <AnswerButtons line={line} form={form} />
    </div>
  )
}

const hasWords = (line: OrderLine): boolean =>
  isWide(line.specification) || isWide(line.note) || line.rejectReason !== null || line.proposal !== null

function LineBelow({
  line,
  revision,
  form,
}: {
  line: OrderLine
  revision: HistoryEntry | undefined
  form: AnswerForm
}) {
  return (
    <div className={`${layout.rows} ${css.below}`}>
      {isWide(line.specification) && <p className={typography.caption}>{line.specification}</p>}
      {isWide(line.note) && <p className={typography.caption}>{words.lineNote(line.note)}</p>}
      {line.rejectReason !== null && (
        <p className={typography.bad}>{words.rejectReason(line.rejectReason)}</p>
      )}
      {line.proposal !== null && <LineProposal line={line} proposal={line.proposal} />}
      {revision && <LineRevision entry={revision} />}
      <AnswerFields line={line} form={form} />
    </div>
  )
}

/** How much of a line has arrived, is on its way, is packed and is still to be delivered. */
function LineProgress({ line }: { line: OrderLine }) {
  const { received, moving, reserved, remaining, whole } = progressOf(line)
  if (isZero(whole)) return null
  const parts: [keyof typeof progressWords, Decimal][] = [
    ['received', received],
    ['moving', moving],
    ['reserved', reserved],
    ['remaining', remaining],
  ]
  const text = parts
    .filter(([, value]) => !isZero(value))
    .map(([name, value]) => progressWords[name](formatQuantity(value)))
  return (
    <div className={`${layout.tight} ${css.progress}`}>
      <div className={css.bar} aria-hidden>
        {parts.slice(0, 3).map(([name, value]) => (
          <span key={name} data-part={name} style={{ inlineSize: shareOf(value, whole) }} />
        ))}
      </div>
      <div className={`${typography.caption} ${css.words}`}>{text.join(' · ')}</div>
    </div>
  )
}

/** The buyer's changes of a line that has to be answered again; the timeline has its newest entry first. */
const revisionOf = ({ history }: OrderDetail, line: OrderLine): HistoryEntry | undefined =>
  waitsForSupplier(line.status)
    ? history.find(
        ({ action, about }) => (action === 'revise' || action === 'addLine') && about === String(line.lineNo),
      )
    : undefined

function LineRevision({ entry }: { entry: HistoryEntry }) {
  // all new values are in the line itself
  const isNew = entry.action === 'addLine'
  return (
    <div className={`${layout.row} ${css.proposal}`}>
      <strong>{isNew ? revisionWords.added : revisionWords.revised}</strong>
      {(isNew ? [] : entry.changes).map((change) => {
        const { label, before, after } = describeChange(change, orderChanges)
        return (
          <span key={change.field} className={css.change}>
            <span className={typography.quiet}>{label}</span>
            <del>{before}</del>
            <span aria-label={proposalWords.becomes}>→</span>
            <ins>{after}</ins>
          </span>
        )
      })}
      {entry.reason !== null && (
        <span className={typography.quiet}>{proposalWords.reason(entry.reason)}</span>
      )}
    </div>
  )
}

type Proposal = NonNullable<OrderLine['proposal']>

/** The supplier's proposal: before and after, side by side. */
function LineProposal({ line, proposal }: { line: OrderLine; proposal: Proposal }) {
  const changes = [
    proposal.quantity !== null && {
      label: fields.quantity,
      before: formatQuantity(line.quantity, line.unit),
      after: formatQuantity(proposal.quantity, line.unit),
    },
    proposal.unitPrice !== null && {
      label: fields.unitPrice,
      before: formatUnitPrice(line.unitPrice),
      after: formatUnitPrice(proposal.unitPrice),
    },
    proposal.requiredDate !== null && {
      label: fields.requiredDate,
      before: formatDay(line.requiredDate),
      after: formatDay(proposal.requiredDate),
    },
  ].filter((change) => change !== false)
  return (
    <div className={`${layout.row} ${css.proposal}`}>
      <strong>{proposalWords.title}</strong>
      {changes.map(({ label, before, after }) => (
        <span key={label} className={css.change}>
          <span className={typography.quiet}>{label}</span>
          <del>{before}</del>
          <span aria-label={proposalWords.becomes}>→</span>
          <ins>{after}</ins>
        </span>
      ))}
      <span className={typography.quiet}>{proposalWords.reason(proposal.reason)}</span>
    </div>
  )
}
