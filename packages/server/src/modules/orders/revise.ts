import { isSetAside } from '@bdr/contract/orders/meaning'
import { compare, isZero, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { AddedLine, cancelOrderLines, reviseOrder } from '@bdr/contract/orders/calls'
import { orderLineMachine } from '@bdr/contract/orders/machine'
import { maxOrderLines } from '@bdr/contract/orders/model'
import { orderNotices } from '@bdr/text/orders'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { cancelRest } from './balance.ts'
import { balanceChanges, lockOrder, writeBalances } from './flows.ts'
import { fractionFaults } from './fractions.ts'
import { lineAmount } from './new-order.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { balanceOf, guardedLines, type LockedOrder } from './present.ts'
import type { OrderLineRow } from './queries.ts'
import { recordOrder } from './record.ts'
import { pairLines, proposedOn, recalculate } from './respond.ts'
import { differences, orderLineGuards, orderLineLifecycle } from './rules.ts'
import { orderTexts } from './texts.ts'
import { sharedTolerance, toleranceColumns } from './tolerance.ts'

/** A line that is added to an order; a file has more fields than the form. */
export interface AddedToOrder extends AddedLine {
  /** a line number the order does not have yet; the next one by default */
  readonly lineNo?: number
  /** that of all other lines by default; null if none is stated */
  readonly taxRate?: Decimal | null
  /** share; null if none is stated */
  readonly tolerance?: Decimal | null
  readonly note?: string | null
}

type Revision = Omit<ParsedInputOf<typeof reviseOrder>, 'added'> & {
  readonly added: readonly AddedToOrder[]
}
type RevisedLine = { readonly line: OrderLineRow; readonly answer: Revision['lines'][number] }

/** An added line must have a future date, and must not exceed the limits of an order. */
function checkAdded({ lines, added, confirmFractions }: Revision, known: number, today: string): void {
  if (lines.length + added.length === 0) throw invalid([fault(['lines'], 'order.revisionEmpty')])
  const faults = added.flatMap(({ requiredDate, quantity, unit }, index): Refusal[] => {
    const lineNo = known + index + 1
    return [
      ...(requiredDate < today
        ? [fault(['added', index, 'requiredDate'], 'order.proposalInPast', { lineNo })]
        : []),
      ...fractionFaults(['added', index, 'quantity'], { lineNo, quantity, unit, of: '1' }, confirmFractions),
    ]
  })
  if (known + added.length > maxOrderLines)
    faults.push(fault(['added'], 'order.tooManyLines', { max: maxOrderLines }))
  if (faults.length > 0) throw invalid(faults)
}

/** A revision must contain a change, must not reduce what has been shipped, and must not have a past date. */
function checkRevision(pairs: readonly RevisedLine[], today: string, confirmed: boolean): void {
  const faults = pairs.flatMap(({ line, answer }, index): Refusal[] => {
    const { line_no: lineNo, unit } = line
    const change = differences(proposedOn(line), answer)
    if (change === null) return [fault(['lines', index, 'lineId'], 'order.proposalEmpty', { lineNo })]
    if (change.requiredDate !== null && change.requiredDate < today)
      return [fault(['lines', index, 'requiredDate'], 'order.proposalInPast', { lineNo })]
    if (change.quantity === null) return []
    const path = ['lines', index, 'quantity']
    const min = plus(line.shipped_quantity, line.cancelled_quantity)
    return compare(change.quantity, min) < 0
      ? [fault(path, 'order.revisedBelowShipped', { min: trimZeros(min), unit })]
      : fractionFaults(path, { lineNo, quantity: change.quantity, unit, of: line.quantity }, confirmed)
  })
  if (faults.length > 0) throw invalid(faults)
}

/**
 * The buyer's changes become the lines' own values, and the supplier has to answer these lines again. Answers of other
 * lines are kept.
 */
export async function revise(tx: Executor, change: Change, input: Revision, today: string): Promise<void> {
  const { viewer } = change
  const { head, lines, notes } = await lockOrder(tx, viewer, input)
  const guardedOf = guardedLines(notes)
  const pairs = pairLines(lines, input.lines)
  checkAdded(input, lines.length, today)
  checkRevision(pairs, today, input.confirmFractions)
  const revised = pairs.map(({ line, answer }) => {
    const before = { ...proposedOn(line), amount: line.amount }
    const quantity = answer.quantity ?? line.quantity
    const unitPrice = answer.unitPrice ?? line.unit_price
    const after = {
      quantity,
      unitPrice,
      requiredDate: answer.requiredDate ?? line.required_date,
      amount: lineAmount(quantity, unitPrice),
    }
    const changes = changesBetween(['quantity', 'unitPrice', 'amount', 'requiredDate'], before, after)
    return { line, after, changes }
  })
  const states = await transition(
    tx,
    orderLineLifecycle,
    viewer,
    revised.map(({ line, changes }) => ({
      id: line.id,
      recordId: head.id,
      about: String(line.line_no),
      from: line.status,
      action: 'revise',
      blocked: orderLineGuards.revise(head, guardedOf(line)),
      reason: input.reason,
      changes,
    })),
  )
  for (const { line, after } of revised)
    await tx
      .updateTable('purchase_order_line')
      .set({
        quantity: after.quantity,
        unit_price: after.unitPrice,
        amount: after.amount,
        required_date: after.requiredDate,
        reject_reason: null,
        ...noProposal,
      })
      .where('id', '=', line.id)
      .execute()
  const added = await addLines(tx, change, { head, lines }, input)
  const followed = await recalculate(tx, viewer, head)
  const values = revised.flatMap(({ line, changes }) =>
    changes.map((one) => ({ ...one, part: String(line.line_no) })),
  )
  await recordOrder(tx, change, 'revise', head, {
    changes: [...states, ...values, ...added.flatMap(({ changes }) => changes), ...followed],
    detail: { reason: input.reason },
  })
  const details = {
    orderNo: head.order_no,
    revised: numbersOf(revised),
    added: added.map(({ lineNo }) => lineNo),
    reason: input.reason,
  }
  await notify(
    tx,
    viewer,
    suppliersOf(head.merchant_id),
    aboutOrder(head.id, orderNotices.orderRevised(details), [...details.revised, ...details.added]),
  )
}

const addedFields = ['quantity', 'unitPrice', 'amount', 'requiredDate'] as const
const nothing = { quantity: null, unitPrice: null, amount: null, requiredDate: null }

/**
 * Adds lines, which wait for the supplier's answer like all lines.
 * @returns the added lines
 */
async function addLines(
  tx: Executor,
  { viewer }: Change,
  { head, lines }: Pick<LockedOrder, 'head' | 'lines'>,
  { added, reason }: Revision,
) {
  if (added.length === 0) return []
  if (isSetAside(head.status)) throw conflict('order.setAside', { status: head.status })
  const last = Math.max(...lines.map((line) => line.line_no))
  const rates = new Set(lines.map((line) => line.tax_rate))
  const taxRate = rates.size === 1 ? lines[0]!.tax_rate : null
  const rows = added.map((line, index) => ({
    ...line,
    lineNo: line.lineNo ?? last + index + 1,
    amount: lineAmount(line.quantity, line.unitPrice),
  }))
  await tx
    .insertInto('purchase_order_line')
    .values(
      rows.map((line) => ({
        order_id: head.id,
        merchant_id: head.merchant_id,
        line_no: line.lineNo,
        status: orderLineMachine.initial,
        material_code: line.materialCode,
        material_name: line.materialName,
        specification: line.specification,
        brand: line.brand,
        unit: line.unit,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        tax_rate: line.taxRate === undefined ? taxRate : line.taxRate,
        amount: line.amount,
        required_date: line.requiredDate,
        ...toleranceColumns(sharedTolerance(line.tolerance ?? null)),
        note: line.note ?? null,
      })),
    )
    .execute()
  await tx
    .updateTable('purchase_order')
    .set({ line_count: lines.length + rows.length })
    .where('id', '=', head.id)
    .execute()
  await orderTexts.write(tx, [head.id])
  const addedLines = rows.map((line) => ({
    lineNo: line.lineNo,
    changes: changesBetween(addedFields, nothing, line).map((one) => ({ ...one, part: String(line.lineNo) })),
  }))
  await appendHistory(
    tx,
    'order',
    viewer,
    addedLines.map(({ lineNo, changes }) => ({
      id: head.id,
      action: 'addLine',
      to: orderLineMachine.initial,
      about: String(lineNo),
      reason,
      changes: changes.map((one) => ({ ...one, part: null })),
    })),
  )
  return addedLines
}

const noProposal = {
  proposed_quantity: null,
  proposed_unit_price: null,
  proposed_date: null,
  proposal_reason: null,
}

const numbersOf = (lines: readonly { readonly line: OrderLineRow }[]): number[] =>
  lines.map(({ line }) => line.line_no).toSorted((one, other) => one - other)

/** Cancels lines of which nothing was shipped, and closes the others: what was shipped stays. */
export async function cancelLines(
  tx: Executor,
  change: Change,
  input: ParsedInputOf<typeof cancelOrderLines>,
): Promise<void> {
  const { viewer } = change
  const { head, lines, notes } = await lockOrder(tx, viewer, input)
  const guardedOf = guardedLines(notes)
  const cancelled = pairLines(lines, input.lines).map(({ line }) => {
    const before = balanceOf(line)
    const after = cancelRest(before)
    const hasLeft = !isZero(plus(after.shipped, after.reserved))
    return { line, after, hasLeft, changes: balanceChanges(before, after, String(line.line_no)) }
  })
  const states = await transition(
    tx,
    orderLineLifecycle,
    viewer,
    cancelled.map(({ line, hasLeft, changes }) => ({
      id: line.id,
      recordId: head.id,
      about: String(line.line_no),
      from: line.status,
      action: 'cancel',
      to: hasLeft ? 'accepted' : 'cancelled',
      blocked: orderLineGuards.cancel(head, guardedOf(line)),
      reason: input.reason,
      changes,
    })),
  )
  await writeBalances(
    tx,
    cancelled.map(({ line, after }) => ({ id: line.id, ...after })),
  )
  await tx
    .updateTable('purchase_order_line')
    .set(noProposal)
    .where(sql<boolean>`id = any(${cancelled.map(({ line }) => line.id)}::bigint[])`)
    .execute()
  const followed = await recalculate(tx, viewer, head)
  await recordOrder(tx, change, 'cancelLines', head, {
    changes: [...states, ...cancelled.flatMap(({ changes }) => changes), ...followed],
    detail: { reason: input.reason },
  })
  const details = { orderNo: head.order_no, cancelled: numbersOf(cancelled), reason: input.reason }
  const notice = aboutOrder(head.id, orderNotices.orderLinesCancelled(details), details.cancelled)
  await notify(tx, viewer, suppliersOf(head.merchant_id), notice)
}
