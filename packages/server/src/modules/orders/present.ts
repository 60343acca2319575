import { isCounted, waitsForOperator } from '@bdr/contract/orders/meaning'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import type { AcceptedOrders, OrderDetail, OrderLine, OrderRow } from '@bdr/contract/orders/replies'
import type { EffectiveTolerance } from '@bdr/contract/orders/tolerance'
import { refusalText } from '@bdr/text/refusals'
import { presentHistory } from '../../platform/history.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor, type Actions } from '../../platform/transition.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import { remainsToDeliver, type LineBalance } from './balance.ts'
import { presentDifferences, type LineDifferenceRow } from './differences.ts'
import type { OrderPageRow } from './list-queries.ts'
import type { OrderHeadRow, OrderLineRow, OrderNoteRow, OrderRecord } from './queries.ts'
import {
  cannotRevise,
  cannotShip,
  orderGuards,
  orderLifecycle,
  orderLineGuards,
  orderLineLifecycle,
  type OrderContext,
  type GuardedLine,
  type RuleLine,
} from './rules.ts'
import { toleranceOfLine, toleranceOfOrder } from './tolerance.ts'

export const balanceOf = (row: OrderLineRow): LineBalance => ({
  ordered: row.quantity,
  cancelled: row.cancelled_quantity,
  granted: row.granted_tolerance,
  reserved: row.reserved_quantity,
  shipped: row.shipped_quantity,
  received: row.received_quantity,
})

export const ruleLineOf = (row: OrderLineRow): RuleLine => ({
  ...balanceOf(row),
  status: row.status,
  lineNo: row.line_no,
})

/** Lines as their guards need them: with the notes that reserve them. */
export function guardedLines(
  notes: readonly Pick<OrderNoteRow, 'note_no' | 'ready_lines'>[],
): (row: OrderLineRow) => GuardedLine {
  const byLine = new Map<string, string[]>()
  for (const { note_no, ready_lines } of notes)
    for (const id of ready_lines ?? []) byLine.set(id, [...(byLine.get(id) ?? []), note_no])
  return (row) => ({ ...ruleLineOf(row), readyNotes: byLine.get(row.id) ?? [] })
}

export const presentOrderRow = (row: OrderPageRow): OrderRow => ({
  id: row.id,
  version: row.version,
  orderNo: row.order_no,
  status: row.status,
  merchantName: row.merchant_name,
  buyerName: row.buyer_name,
  orderDate: row.order_date,
  requiredDate: row.required_date,
  lineCount: row.line_count,
  currency: row.currency,
  totalAmount: row.total_amount,
  createdAt: row.created_at,
  differences: presentDifferences(row.differences),
  ...(row.found && { found: row.found }),
})

interface OrderNamed {
  readonly id: string
  readonly orderNo: string
}

/** The result of accepting several orders. */
export interface Acceptance {
  readonly accepted: (OrderNamed & { readonly lineCount: number })[]
  readonly refused: (OrderNamed & { readonly why: Refusal })[]
}

export const presentAcceptance = ({ accepted, refused }: Acceptance): AcceptedOrders => ({
  accepted,
  refused: refused.map(({ why, ...order }) => ({ ...order, reason: refusalText(why) })),
})

export interface LockedOrder {
  readonly head: OrderHeadRow
  readonly lines: readonly OrderLineRow[]
  readonly notes: readonly OrderNoteRow[]
}

/** The facts about an order that the rules need. */
export const contextOf = ({ head, lines, notes }: LockedOrder): OrderContext => ({
  status: head.status,
  lines: lines.map(ruleLineOf),
  notes: notes.map((note) => ({ noteNo: note.note_no, status: note.status })),
})

export function presentOrder(viewer: Viewer, record: OrderRecord): OrderDetail {
  const { lines, notes, line_differences: differences, history, ...head } = record
  const byLine = new Map(differences.map((line) => [line.order_line_id, line]))
  const tolerance = toleranceOfOrder(head)
  const guardedOf = guardedLines(notes)
  return {
    ...presentOrderRow(head),
    merchantCode: head.merchant_code,
    source: head.source,
    shipTo: head.ship_to,
    receiverName: head.receiver_name,
    receiverPhone: head.receiver_phone,
    note: head.note,
    tolerance,
    lines: lines.map((line) => ({
      ...presentLine(tolerance, line, byLine.get(line.id)),
      actions: presentActions(
        actionsFor(orderLineLifecycle, line.status, viewer, (action) =>
          orderLineGuards[action](head, guardedOf(line)),
        ),
      ),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      noteNo: note.note_no,
      status: note.status,
      createdAt: note.created_at,
      differences: presentDifferences(note.differences),
    })),
    actions: orderActions(viewer, { head, lines, notes }),
    history: presentHistory(history),
  }
}

function orderActions(viewer: Viewer, record: LockedOrder): OrderDetail['actions'] {
  const { head } = record
  const context = contextOf(record)
  const actions: Actions<OrderDetail['actions']['allowed'][number]> = actionsFor(
    orderLifecycle,
    head.status,
    viewer,
    (action) => orderGuards[action](context),
  )
  const offered: [OrderDetail['actions']['allowed'][number], Refusal | null][] = [
    ...(viewerCan(viewer, 'delivery-note:create') ? [['ship', cannotShip(context)] as const] : []),
    ...(viewerCan(viewer, 'order:manage')
      ? ([
          ['revise', cannotRevise(context)],
          ['setTolerance', cannotRevise(context)],
        ] as const)
      : []),
  ].map(([action, why]) => [action, why])
  return presentActions({
    allowed: [...offered.flatMap(([action, why]) => (why === null ? [action] : [])), ...actions.allowed],
    blocked: [
      ...offered.flatMap(([action, why]) => (why === null ? [] : [{ action, why }])),
      ...actions.blocked,
    ],
  })
}

function presentLine(
  ofOrder: EffectiveTolerance,
  row: OrderLineRow,
  difference: LineDifferenceRow | undefined,
): Omit<OrderLine, 'actions'> {
  return {
    id: row.id,
    lineNo: row.line_no,
    status: row.status,
    materialCode: row.material_code,
    materialName: row.material_name,
    specification: row.specification,
    brand: row.brand,
    product: row.product,
    unit: row.unit,
    quantity: trimZeros(row.quantity),
    unitPrice: trimZeros(row.unit_price),
    taxRate: row.tax_rate === null ? null : trimZeros(row.tax_rate),
    amount: row.amount,
    requiredDate: row.required_date,
    tolerance: toleranceOfLine(row, ofOrder),
    cancelledQuantity: trimZeros(row.cancelled_quantity),
    reservedQuantity: trimZeros(row.reserved_quantity),
    shippedQuantity: trimZeros(row.shipped_quantity),
    receivedQuantity: trimZeros(row.received_quantity),
    remainingQuantity: isCounted(row.status) ? trimZeros(remainsToDeliver(balanceOf(row))) : '0',
    rejectedQuantity: trimZeros(difference?.rejected ?? '0'),
    missingQuantity: trimZeros(difference?.missing ?? '0'),
    note: row.note,
    rejectReason: row.reject_reason,
    proposal:
      waitsForOperator(row.status) && row.proposal_reason !== null
        ? {
            quantity: row.proposed_quantity && trimZeros(row.proposed_quantity),
            unitPrice: row.proposed_unit_price && trimZeros(row.proposed_unit_price),
            requiredDate: row.proposed_date,
            reason: row.proposal_reason,
          }
        : null,
  }
}
