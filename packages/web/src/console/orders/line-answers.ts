import { compare, decimalScale, type Decimal } from '@bdr/contract/kernel/decimal'
import type { decideOnProposals, LineResponse } from '@bdr/contract/orders/calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import type { OrderLine } from '@bdr/contract/orders/model'
import { lineAnswer as words } from '@bdr/text/console-orders'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'

export type Decision = InputOf<typeof decideOnProposals>['lines'][number]
export type AnswerAction = OrderLine['actions']['allowed'][number]

/** What a person chose for one line and typed so far; a proposal starts with the line's own values. */
export interface LineAnswer {
  readonly action: AnswerAction
  readonly reason: string
  readonly quantity: string
  readonly unitPrice: string
  readonly requiredDate: string
}
export type AnswerField = 'reason' | 'quantity' | 'unitPrice' | 'requiredDate'
/** line id → answer */
export type LineAnswers = Readonly<Record<string, LineAnswer>>
export type AnswerFaults = Readonly<Partial<Record<AnswerField, string>>>
/** line id → field → what is wrong */
export type LineFaults = Readonly<Record<string, AnswerFaults>>

type AnswerableLine = Pick<OrderLine, 'id' | 'lineNo' | 'quantity' | 'unitPrice' | 'requiredDate' | 'actions'>

export const startAnswer = (line: AnswerableLine, action: AnswerAction, kept?: LineAnswer): LineAnswer => ({
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  requiredDate: line.requiredDate,
  reason: '',
  ...kept,
  action,
})

/** The answers that the lines, as they are now, still allow. */
export const validAnswers = <Line extends AnswerableLine>(lines: readonly Line[], answers: LineAnswers) =>
  lines.flatMap((line) => {
    const answer = answers[line.id]
    return answer && line.actions.allowed.includes(answer.action) ? [{ line, answer }] : []
  })

export const isAnswerable = (line: AnswerableLine): boolean => line.actions.allowed.length > 0

/** Lines that wait for a word: a withdrawal is possible, but nobody waits for it. */
export const isOpen = (line: AnswerableLine): boolean =>
  line.actions.allowed.some((action) => action !== 'withdraw')

const needsReason = (action: AnswerAction): boolean =>
  action === 'reject' || action === 'propose' || action === 'decline'

/** What is still wrong with an answer; the server asks the same and more. */
export function answerFaults(line: AnswerableLine, answer: LineAnswer, today: string): AnswerFaults {
  const faults: Partial<Record<AnswerField, string>> = {}
  if (needsReason(answer.action) && answer.reason.trim() === '') faults.reason = words.reasonMissing
  if (answer.action !== 'propose') return faults
  const quantity = decimalFault(answer.quantity, {
    scale: decimalScale.quantity,
    positive: true,
    required: true,
  })
  const unitPrice = decimalFault(answer.unitPrice, { scale: decimalScale.unitPrice, required: true })
  if (quantity !== null) faults.quantity = quantity
  if (unitPrice !== null) faults.unitPrice = unitPrice
  if (answer.requiredDate === '') faults.requiredDate = words.dayMissing
  else if (answer.requiredDate !== line.requiredDate && answer.requiredDate < today)
    faults.requiredDate = words.dayOver
  if (Object.keys(faults).some((field) => field !== 'reason')) return faults
  if (Object.keys(proposedChanges(line, answer)).length === 0) faults.quantity = words.nothingChanged
  return faults
}

/** The values of a proposal that differ from the line's own. */
function proposedChanges(line: AnswerableLine, answer: LineAnswer) {
  const quantity = canonicalDecimal(answer.quantity)
  const unitPrice = canonicalDecimal(answer.unitPrice)
  return {
    ...(differs(quantity, line.quantity) && { quantity }),
    ...(differs(unitPrice, line.unitPrice) && { unitPrice }),
    ...(answer.requiredDate !== line.requiredDate && { requiredDate: answer.requiredDate }),
  }
}

const differs = (a: Decimal, b: Decimal) => compare(a, b) !== 0

/** A supplier's answers as `orders.respond` takes them. */
export const toResponses = (pairs: ReturnType<typeof validAnswers>): LineResponse[] =>
  pairs.flatMap(({ line, answer }): LineResponse[] => {
    const { id: lineId } = line
    const reason = answer.reason.trim()
    switch (answer.action) {
      case 'accept':
      case 'withdraw':
        return [{ lineId, action: answer.action }]
      case 'reject':
        return [{ lineId, action: 'reject', reason }]
      case 'propose':
        return [{ lineId, action: 'propose', ...proposedChanges(line, answer), reason }]
      default:
        return []
    }
  })

/** An operator's answers as `orders.decide` takes them. */
export const toDecisions = (pairs: ReturnType<typeof validAnswers>): Decision[] =>
  pairs.flatMap(({ line, answer }): Decision[] => {
    const { id: lineId } = line
    if (answer.action === 'approve') return [{ lineId, action: 'approve' }]
    return answer.action === 'decline' ? [{ lineId, action: 'decline', reason: answer.reason.trim() }] : []
  })

/** How many lines are answered how, in the order of the table of actions: `接受 3 行，拒绝 1 行`. */
export function summarise(answers: readonly LineAnswer[]): string {
  const actions = Object.keys(words.counted) as AnswerAction[]
  const counts = actions.map((action) => ({
    action,
    count: answers.filter((answer) => answer.action === action).length,
  }))
  return words.join(counts.flatMap(({ action, count }) => (count > 0 ? [words.counted[action](count)] : [])))
}
