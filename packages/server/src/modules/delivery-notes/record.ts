import type { FieldChange } from '@bdr/contract/kernel/changes'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Actor } from '../../platform/viewer.ts'
import type { LineInput } from './fitting-lines.ts'
import type { NoteHeadRow, NoteLineRow } from './queries.ts'
import type { ShippingLineRow } from './shippable-queries.ts'
import type { NoteInput } from './write-note.ts'

/** Records an action on a delivery note in the audit log. */
export const recordNote = (
  tx: Executor,
  { viewer, caller }: { readonly viewer: Actor; readonly caller: Caller },
  action:
    | ('create' | 'edit' | 'submit' | 'dispatch' | 'receive' | 'sign' | 'settle' | 'dispute' | 'void')
    | ('arrive' | 'assign')
    | ('revokeLink' | 'renewLink' | 'attach' | 'detach'),
  note: { readonly id: string; readonly merchant_id: string; readonly note_no: string },
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: note.merchant_id,
    action: `delivery-note.${action}`,
    subject: { kind: 'delivery-note', id: note.id, name: note.note_no },
    ...more,
    caller,
  })

/**
 * The name of a note's line in changes: by the order's line, which stays the same when the note's lines are renumbered.
 */
export const partOf = (orderNo: string, orderLineNo: number): string => `${orderNo} / ${orderLineNo}`

const headFields = [
  'buyerName',
  'shipTo',
  'receiverName',
  'receiverPhone',
  'plannedDate',
  'expectedDate',
  'deliverer',
  'carrier',
  'vehicleNo',
  'driverName',
  'driverPhone',
  'packages',
  'grossWeight',
  'note',
] as const

const lineFields = ['quantity', 'batch'] as const

/** The differences between two versions of a draft: of its head, then of its lines including added and removed ones. */
export function draftChanges(
  before: { readonly head: NoteHeadRow; readonly lines: readonly NoteLineRow[] },
  input: NoteInput,
  found: readonly ShippingLineRow[],
  delivererName: string | null,
): FieldChange[] {
  const { head, lines } = before
  const [source] = found
  const headChanges = changesBetween(
    headFields,
    {
      buyerName: head.buyer_name,
      shipTo: head.ship_to,
      receiverName: head.receiver_name,
      receiverPhone: head.receiver_phone,
      plannedDate: head.planned_date,
      expectedDate: head.expected_date,
      deliverer: head.deliverer_name,
      carrier: head.carrier,
      vehicleNo: head.vehicle_no,
      driverName: head.driver_name,
      driverPhone: head.driver_phone,
      packages: head.packages,
      grossWeight: head.gross_weight,
      note: head.note,
    },
    {
      buyerName: source?.buyer_name,
      shipTo: source?.ship_to,
      receiverName: source?.receiver_name,
      receiverPhone: source?.receiver_phone,
      plannedDate: input.plannedDate,
      expectedDate: input.expectedDate ?? null,
      deliverer: delivererName,
      carrier: input.carrier,
      vehicleNo: input.vehicleNo,
      driverName: input.driverName,
      driverPhone: input.driverPhone,
      packages: input.packages,
      grossWeight: input.grossWeight,
      note: input.note,
    },
  )
  return [...headChanges, ...lineChanges(lines, input.lines, found)]
}

function lineChanges(
  before: readonly NoteLineRow[],
  wanted: readonly LineInput[],
  found: readonly ShippingLineRow[],
): FieldChange[] {
  const sources = new Map(found.map((line) => [line.id, line]))
  const old = new Map(before.map((line) => [line.order_line_id, line]))
  const stayed = wanted.flatMap((line) => {
    const source = sources.get(line.orderLineId)
    if (!source) return []
    const part = partOf(source.order_no, source.line_no)
    const now = { quantity: line.quantity, batch: line.batch ?? null }
    return changesBetween(lineFields, old.get(line.orderLineId) ?? null, now, part)
  })
  const ids = new Set(wanted.map((line) => line.orderLineId))
  const gone = before
    .filter((line) => !ids.has(line.order_line_id))
    .flatMap((line) => changesBetween(lineFields, line, null, partOf(line.order_no, line.order_line_no)))
  return [...stayed, ...gone]
}
