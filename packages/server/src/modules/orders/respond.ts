import type { LineResponse } from '@bdr/contract/orders/calls'
import { notices } from '@bdr/text/messages'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { followLines, followValues, lineAmount, lockOrder, touchOrder } from './flows.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import type { OrderLineRow } from './queries.ts'
import { differences, orderLineGuards, orderLineLifecycle } from './rules.ts'

type Decision = { lineId: string; action: 'approve' } | { lineId: string; action: 'decline'; reason: string }
type Answer = LineResponse | Decision

/** Each answer with the line it is about; faults for unknown and repeated lines. */
function pairLines<A extends Answer>(
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

const proposedOn = (line: OrderLineRow) => ({
  quantity: line.quantity,
  unitPrice: line.unit_price,
  requiredDate: line.required_date,
})

/** A proposal must say something new, and not promise a day that is over. */
function checkProposals(pairs: readonly { line: OrderLineRow; answer: LineResponse }[], today: string): void {
  const faults = pairs.flatMap(({ line, answer }, index) => {
    if (answer.action !== 'propose') return []
    const change = differences(proposedOn(line), answer)
    if (!change) return [fault(['lines', index, 'action'], 'order.proposalEmpty', { lineNo: line.line_no })]
    return change.requiredDate !== null && change.requiredDate < today
      ? [fault(['lines', index, 'requiredDate'], 'order.proposalInPast', { lineNo: line.line_no })]
      : []
  })
  if (faults.length > 0) throw invalid(faults)
}

/** The numbers of the lines that were answered so. */
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
) {
  await transition(
    tx,
    orderLineLifecycle,
    actor,
    pairs.map(({ line, answer }) => ({
      id: line.id,
      recordId: head.id,
      about: String(line.line_no),
      from: line.status,
      action: answer.action,
      blocked: orderLineGuards[answer.action](head),
      reason: reasonOf(answer),
    })),
  )
}

/** The supplier's answer to lines of an order. */
export async function respond(
  tx: Executor,
  viewer: Viewer,
  input: RecordVersion & { lines: readonly LineResponse[] },
  today: string,
): Promise<void> {
  const { head, lines } = await lockOrder(tx, viewer, input)
  const pairs = pairLines(lines, input.lines)
  checkProposals(pairs, today)
  await moveLines(tx, viewer, head, pairs)
  for (const { line, answer } of pairs) await writeAnswer(tx, line, answer)
  await recalculate(tx, viewer, head.id)
  const [proposed, rejected] = [lineNos(pairs, 'propose'), lineNos(pairs, 'reject')]
  if (proposed.length + rejected.length === 0) return
  const said = { merchant: head.merchant_name, orderNo: head.order_no, proposed, rejected }
  await notify(tx, viewer, { operators: true }, aboutOrder(head.id, notices.orderAnswered(said)))
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

/** The operator's word on proposals: an approved one becomes the line's own values. */
export async function decide(
  tx: Executor,
  viewer: Viewer,
  input: RecordVersion & { lines: readonly Decision[] },
): Promise<void> {
  const { head, lines } = await lockOrder(tx, viewer, input)
  const pairs = pairLines(lines, input.lines)
  await moveLines(tx, viewer, head, pairs)
  for (const { line, answer } of pairs) {
    const approved = answer.action === 'approve'
    const quantity = (approved ? line.proposed_quantity : null) ?? line.quantity
    const unitPrice = (approved ? line.proposed_unit_price : null) ?? line.unit_price
    await tx
      .updateTable('purchase_order_line')
      .set({
        quantity,
        unit_price: unitPrice,
        amount: lineAmount(quantity, unitPrice),
        required_date: (approved ? line.proposed_date : null) ?? line.required_date,
        proposed_quantity: null,
        proposed_unit_price: null,
        proposed_date: null,
        proposal_reason: null,
      })
      .where('id', '=', line.id)
      .execute()
  }
  await recalculate(tx, viewer, head.id)
  const said = {
    orderNo: head.order_no,
    approved: lineNos(pairs, 'approve'),
    declined: lineNos(pairs, 'decline'),
  }
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutOrder(head.id, notices.orderDecided(said)))
}

async function recalculate(tx: Executor, viewer: Viewer, orderId: string): Promise<void> {
  await followValues(tx, orderId)
  await touchOrder(tx, orderId)
  await followLines(tx, viewer, [orderId])
}
