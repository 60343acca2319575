import { compare, decimalScale, type Decimal } from '@bdr/contract/kernel/decimal'
import type { decideOnProposals, LineResponse } from '@bdr/contract/orders/calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import type { OrderLine } from '@bdr/contract/orders/replies'
import { lineAnswer as words } from '@bdr/text/orders'
import { orderLineStatus } from '@bdr/text/names/orders'
import { fieldFaults, noFaults, type FormFaults } from '../../ui/form/faults.ts'
import { withTyped } from '../../ui/form/typed.ts'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'
import { lineRanges } from '../../ui/console/timeline-groups.ts'

export type Decision = InputOf<typeof decideOnProposals>['lines'][number]
/** The answers to a line; revising and cancelling are actions of their own. */
export type AnswerAction = Exclude<OrderLine['actions']['allowed'][number], 'revise' | 'cancel'>

/** A person's answer to one line and its input; a proposal starts with the line's own values. */
export type LineAnswer = {
  /** empty while nothing is chosen */
  readonly action: AnswerAction | ''
  readonly reason: string
  readonly quantity: string
  readonly unitPrice: string
  readonly requiredDate: string
  /** the line's state, in words: nobody types it, and the person is notified when it changes meanwhile */
  readonly state: string
}
export type AnswerField = 'reason' | 'quantity' | 'unitPrice' | 'requiredDate'

/** The answers to an order's lines, by `keyOf` of the line. */
export type AnswerValues = { readonly lines: Readonly<Record<string, LineAnswer>> }

type AnswerableLine = Pick<
  OrderLine,
  'id' | 'lineNo' | 'status' | 'quantity' | 'unitPrice' | 'requiredDate' | 'actions'
>

export const keyOf = ({ id }: Pick<OrderLine, 'id'>): string => `l${id}`

export const noAnswer = (line: AnswerableLine): LineAnswer => ({
  action: '',
  reason: '',
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  requiredDate: line.requiredDate,
  state: orderLineStatus[line.status],
})

export const startAnswers = (lines: readonly AnswerableLine[]): AnswerValues => ({
  lines: Object.fromEntries(lines.map((line) => [keyOf(line), noAnswer(line)])),
})

/**
 * An answer that was chosen stays, even where its line no longer accepts it because somebody else has
 * answered first.
 */
export function mergeAnswers(lines: readonly AnswerableLine[], start: AnswerValues, typed: unknown) {
  const merged = withTyped(start, typed)
  return {
    lines: Object.fromEntries(
      lines.map((line) => {
        const answer = merged.lines[keyOf(line)]!
        return [keyOf(line), isGiven(answer) || takes(line, answer) ? answer : start.lines[keyOf(line)]!]
      }),
    ),
  }
}

const takes = (line: AnswerableLine, { action }: LineAnswer): boolean =>
  action === '' ? isAnswerable(line) : line.actions.allowed.includes(action)

/** A chosen answer, with its line. */
export interface Answered<Line extends AnswerableLine = AnswerableLine> {
  readonly line: Line
  readonly answer: LineAnswer & { readonly action: AnswerAction }
}

/** The answered lines that still accept the answer, in the order in which they are sent. */
export const answeredLines = <Line extends AnswerableLine>(
  lines: readonly Line[],
  values: AnswerValues,
): Answered<Line>[] =>
  lines.flatMap((line) => {
    const answer = values.lines[keyOf(line)]
    return answer !== undefined && isGiven(answer) && takes(line, answer) ? [{ line, answer }] : []
  })

const isGiven = (answer: LineAnswer): answer is Answered['answer'] => answer.action !== ''

/** Whether an answer is too late: its line no longer accepts it. */
export const isLate = (line: AnswerableLine, answer: LineAnswer): boolean =>
  isGiven(answer) && !takes(line, answer)

export const answersOf = ({ actions }: AnswerableLine): AnswerAction[] =>
  actions.allowed.filter((action) => action !== 'revise' && action !== 'cancel')

export const isAnswerable = (line: AnswerableLine): boolean => answersOf(line).length > 0

/** Lines that wait for an answer: withdrawing one is possible, but nobody waits for that. */
export const isOpen = (line: AnswerableLine): boolean =>
  answersOf(line).some((action) => action !== 'withdraw')

/** The fields that an answer needs. */
export const answerFields: Readonly<Record<AnswerAction, readonly AnswerField[]>> = {
  accept: [],
  reject: ['reason'],
  propose: ['quantity', 'unitPrice', 'requiredDate', 'reason'],
  withdraw: [],
  approve: [],
  decline: ['reason'],
}

/** What is still wrong with an answer; the server checks the same and more. */
export function answerFaults(
  { line, answer }: Answered,
  today: string,
): Partial<Record<AnswerField, string>> {
  const faults: Partial<Record<AnswerField, string>> = {}
  if (answerFields[answer.action].includes('reason') && answer.reason.trim() === '')
    faults.reason = words.reasonMissing
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

/** The faults of the answers, each at its field; they name the lines, which may be on another page. */
export function checkAnswers(answered: readonly Answered[], today: string): FormFaults {
  const unfinished: string[] = []
  const sentences: Record<string, string> = {}
  for (const each of answered) {
    const faults = Object.entries(answerFaults(each, today))
    if (faults.length > 0) unfinished.push(String(each.line.lineNo))
    for (const [field, sentence] of faults) sentences[`lines.${keyOf(each.line)}.${field}`] = sentence
  }
  const named = lineRanges(unfinished)
  return named === null ? noFaults : { ...fieldFaults(sentences), general: [words.incomplete(named)] }
}

/**
 * Faults refer to a line by its position among those that are sent; a fault that belongs to no field of the
 * answer is shown at the line's choice.
 */
export function placeOfAnswer(path: string, answered: readonly Answered[]) {
  const [head, index, field] = path.split('.')
  const sent = head === 'lines' ? answered[Number(index)] : undefined
  if (sent === undefined) return undefined
  const drawn = answerFields[sent.answer.action]
  return `lines.${keyOf(sent.line)}.${drawn.find((name) => name === field) ?? drawn[0] ?? 'action'}` as const
}

/** A supplier's answers in the format of `orders.respond`. */
export const toResponses = (answered: readonly Answered[]): LineResponse[] =>
  answered.flatMap(({ line, answer }): LineResponse[] => {
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

/** An operator's answers in the format of `orders.decide`. */
export const toDecisions = (answered: readonly Answered[]): Decision[] =>
  answered.flatMap(({ line, answer }): Decision[] => {
    const { id: lineId } = line
    if (answer.action === 'approve') return [{ lineId, action: 'approve' }]
    return answer.action === 'decline' ? [{ lineId, action: 'decline', reason: answer.reason.trim() }] : []
  })

/** The number of lines by answer, in the order of the machine's actions: `接受 3 行，拒绝 1 行`. */
export function summarise(answered: readonly Answered[]): string {
  const actions = Object.keys(words.counted) as AnswerAction[]
  const counts = actions.map((action) => ({
    action,
    count: answered.filter(({ answer }) => answer.action === action).length,
  }))
  return words.join(counts.flatMap(({ action, count }) => (count > 0 ? [words.counted[action](count)] : [])))
}
