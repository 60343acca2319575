import { isSetAside, waitsForSupplier } from '@bdr/contract/orders/meaning'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { LineResponse } from '@bdr/contract/orders/calls'
import { orderNotices } from '@bdr/text/orders'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { scopeOf } from '../../platform/scope.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { updateOrderStates, updateOrderTotals, lockOrder, touchOrder } from './flows.ts'
import { fractionFaults } from './fractions.ts'
import { lineAmount } from './new-order.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { lockOrderHead, lockOrderLines, type OrderHeadRow, type OrderLineRow } from './queries.ts'
import { recordOrder } from './record.ts'
import { differences, orderLineGuards, orderLineLifecycle } from './rules.ts'

type Decision = { lineId: string; action: 'approve' } | { lineId: string; action: 'decline'; reason: string }
type Answer = LineResponse | Decision

/** Combines each answer with its line, and reports unknown and repeated lines as faults. */
export function pairLines<A extends { readonly lineId: string }>(
  lines: readonly OrderLineRow[],
  answers: readonly A[],
): { line: OrderLineRow; answer: A }[] {
  const faults: Refusal[] = []
  const seen = new Set<string>()
  const pairs = answers.flatMap((answer, index) => {
    const path = ['lines', index, 'lineId']
    const line = lines.find((candidate) => candidate.id === answer.lineId)
    if (!line) faults.push(fault(path, 'order.lineUnknown'))
    else if (seen.has(line.id)) faults.push(fault(path, 'order.lineTwice', { lineNo: line.line_no }))
    else {
      seen.add(line.id)
      return [{ line, answer }]
    }
    return []
  })
  if (faults.length > 0) throw invalid(faults)
  return pairs
}

export const proposedOn = (line: OrderLineRow) => ({
  quantity: line.quantity,
  unitPrice: line.unit_price,
  requiredDate: line.required_date,
})

/** A proposal must contain a change, and must not propose a past date. */
function checkProposals(
  pairs: readonly { line: OrderLineRow; answer: LineResponse }[],
  today: string,
  confirmFractions: boolean,
): void {
  const faults = pairs.flatMap(({ line, answer }, index) => {
    if (answer.action !== 'propose') return []
    const change = differences(proposedOn(line), answer)
    if (!change) return [fault(['lines', index, 'action'], 'order.proposalEmpty', { lineNo: line.line_no })]
    if (change.requiredDate !== null && change.requiredDate < today)
      return [fault(['lines', index, 'requiredDate'], 'order.proposalInPast', { lineNo: line.line_no })]
    const { line_no: lineNo, unit, quantity: of } = line
    return change.quantity === null
      ? []
      : fractionFaults(
          ['lines', index, 'quantity'],
          { lineNo, quantity: change.quantity, unit, of },
          confirmFractions,
        )
  })
  if (faults.length > 0) throw invalid(faults)
}

/** The numbers of the lines with this answer. */
const lineNos = (
  pairs: readonly { line: OrderLineRow; answer: Answer }[],
  action: Answer['action'],
): number[] => pairs.filter(({ answer }) => answer.action === action).map(({ line }) => line.line_no)

const reasonOf = (answer: Answer): string | null => ('reason' in answer ? answer.reason : null)

async function moveLines(
  tx: Executor,
  actor: Viewer,
  head: { id: string; status: Parameters<typeof orderLineGuards.accept>[0]['status'] },
  pairs: readonly { line: OrderLineRow; answer: Answer }[],
): Promise<FieldChange[]> {
  const moved = pairs.map((pair) => ({ ...pair, changes: changesOf(pair) }))
  const states = await transition(
    tx,
    orderLineLifecycle,
    actor,
    moved.map(({ line, answer, changes }) => ({
      id: line.id,
      recordId: head.id,
      about: String(line.line_no),
      from: line.status,
      action: answer.action,
      blocked: orderLineGuards[answer.action](head),
      reason: reasonOf(answer),
      changes,
    })),
  )
  const values = moved.flatMap(({ line, changes }) =>
    changes.map((change) => ({ ...change, part: String(line.line_no) })),
  )
  return [...states, ...values]
}

const proposedFields = ['proposedQuantity', 'proposedUnitPrice', 'proposedDate'] as const
const agreedFields = ['quantity', 'unitPrice', 'amount', 'requiredDate'] as const

/** The changes an answer makes to a line. A proposal is stored next to the line's own values, which do not change. */
function changesOf({ line, answer }: { line: OrderLineRow; answer: Answer }): FieldChange[] {
  if (answer.action === 'approve')
    return changesBetween(agreedFields, { ...proposedOn(line), amount: line.amount }, agreed(line))
  if (answer.action !== 'propose') return []
  return changesBetween(
    proposedFields,
    { proposedQuantity: line.quantity, proposedUnitPrice: line.unit_price, proposedDate: line.required_date },
    {
      proposedQuantity: answer.quantity,
      proposedUnitPrice: answer.unitPrice,
      proposedDate: answer.requiredDate,
    },
  )
}

/** A line's values after its proposal was approved. */
function agreed(line: OrderLineRow) {
  const quantity = line.proposed_quantity ?? line.quantity
  const unitPrice = line.proposed_unit_price ?? line.unit_price
  return {
    quantity,
    unitPrice,
    amount: lineAmount(quantity, unitPrice),
    requiredDate: line.proposed_date ?? line.required_date,
  }
}

/** Stores the supplier's answers to lines of an order. */
export async function respond(
  tx: Executor,
  change: Change,
  input: RecordVersion & { lines: readonly LineResponse[]; confirmFractions?: boolean },
  today: string,
): Promise<void> {
  const { viewer } = change
  const { head, lines } = await lockOrder(tx, viewer, input)
  const pairs = pairLines(lines, input.lines)
  checkProposals(pairs, today, input.confirmFractions ?? false)
  await writeAnswers(tx, change, head, pairs)
  const [proposed, rejected] = [lineNos(pairs, 'propose'), lineNos(pairs, 'reject')]
  if (proposed.length + rejected.length === 0) return
  const details = { merchant: head.merchant_name, orderNo: head.order_no, proposed, rejected }
  const content = orderNotices.orderAnswered(details)
  await notify(tx, viewer, { operators: true }, aboutOrder(head.id, content, [...proposed, ...rejected]))
}

type Pair = { readonly line: OrderLineRow; readonly answer: LineResponse }

async function writeAnswers(tx: Executor, change: Change, head: OrderHeadRow, pairs: readonly Pair[]) {
  const changes = await moveLines(tx, change.viewer, head, pairs)
  for (const { line, answer } of pairs) await writeAnswer(tx, line, answer)
  const followed = await recalculate(tx, change.viewer, head)
  await recordOrder(tx, change, 'respond', head, { changes: [...changes, ...followed] })
}

/**
 * Accepts every unanswered line of an order. @returns their number
 * @throws AppError A06002 if there is none, or the order has changed
 */
export async function acceptOpenLines(tx: Executor, change: Change, seen: RecordVersion): Promise<number> {
  const head = await lockOrderHead(tx, scopeOf(change.viewer), seen.id)
  if (!head) throw notFound()
  const open = (await lockOrderLines(tx, head.id)).filter(({ status }) => waitsForSupplier(status))
  // before the version is checked, so that a repeated call reports that it has already been done
  if (open.length === 0 || isSetAside(head.status))
    throw conflict('order.nothingToAccept', { status: head.status })
  assertVersion(head, seen)
  await writeAnswers(
    tx,
    change,
    head,
    open.map((line) => ({ line, answer: { lineId: line.id, action: 'accept' } })),
  )
  return open.length
}

async function writeAnswer(tx: Executor, line: OrderLineRow, answer: LineResponse): Promise<void> {
  if (answer.action === 'accept') return
  const proposal = answer.action === 'propose' ? differences(proposedOn(line), answer) : null
  await tx
    .updateTable('purchase_order_line')
    .set({
      reject_reason: answer.action === 'reject' ? answer.reason : null,
      proposed_quantity: proposal?.quantity ?? null,
      proposed_unit_price: proposal?.unitPrice ?? null,
      proposed_date: proposal?.requiredDate ?? null,
      proposal_reason: answer.action === 'propose' ? answer.reason : null,
    })
    .where('id', '=', line.id)
    .execute()
}

/** The operator's decision on proposals. The values of an approved one become the line's own. */
export async function decide(
  tx: Executor,
  change: Change,
  input: RecordVersion & { lines: readonly Decision[] },
): Promise<void> {
  const { viewer } = change
  const { head, lines } = await lockOrder(tx, viewer, input)
  const pairs = pairLines(lines, input.lines)
  const changes = await moveLines(tx, viewer, head, pairs)
  for (const { line, answer } of pairs) {
    const values = answer.action === 'approve' ? agreed(line) : null
    await tx
      .updateTable('purchase_order_line')
      .set({
        ...(values && {
          quantity: values.quantity,
          unit_price: values.unitPrice,
          amount: values.amount,
          required_date: values.requiredDate,
        }),
        proposed_quantity: null,
        proposed_unit_price: null,
        proposed_date: null,
        proposal_reason: null,
      })
      .where('id', '=', line.id)
      .execute()
  }
  const followed = await recalculate(tx, viewer, head)
  await recordOrder(tx, change, 'decide', head, { changes: [...changes, ...followed] })
  const details = {
    orderNo: head.order_no,
    approved: lineNos(pairs, 'approve'),
    declined: lineNos(pairs, 'decline'),
  }
  await notify(
    tx,
    viewer,
    suppliersOf(head.merchant_id),
    aboutOrder(head.id, orderNotices.orderDecided(details), [...details.declined, ...details.approved]),
  )
}

/** Updates head and timeline from the lines. @returns the changed fields of the head */
export async function recalculate(tx: Executor, viewer: Viewer, head: OrderHeadRow): Promise<FieldChange[]> {
  const before = { totalAmount: head.total_amount, requiredDate: head.required_date }
  const changes = changesBetween(
    ['totalAmount', 'requiredDate'],
    before,
    await updateOrderTotals(tx, head.id),
  )
  await touchOrder(tx, head.id)
  const states = await updateOrderStates(tx, viewer, new Map([[head.id, { changes }]]))
  return [...states, ...changes]
}
