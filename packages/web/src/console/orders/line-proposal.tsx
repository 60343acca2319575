import type { OrderLine } from '@bdr/contract/orders/model'
import { lineProposal as words, orderLineFields as fields } from '@bdr/text/console-orders'
import { formatDay, formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import css from './orders.module.css'

type Proposal = NonNullable<OrderLine['proposal']>

/** What the supplier would deliver instead: before and after, side by side. */
export function LineProposal({ line, proposal }: { line: OrderLine; proposal: Proposal }) {
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
    <div className={css.proposal}>
      <strong>{words.title}</strong>
      {changes.map(({ label, before, after }) => (
        <span key={label} className={css.change}>
          <span className={css.quiet}>{label}</span>
          <del>{before}</del>
          <span aria-label={words.becomes}>→</span>
          <ins>{after}</ins>
        </span>
      ))}
      <span className={css.quiet}>{words.reason(proposal.reason)}</span>
    </div>
  )
}
