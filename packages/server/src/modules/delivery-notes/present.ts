import { trimZeros } from '@bdr/contract/kernel/decimal'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type {
  DeliveryNoteDetail,
  DeliveryNoteLine,
  DeliveryNoteRow,
  GateNote,
  OwnDelivery,
  ReceiptLink,
  ShippableLine,
} from '@bdr/contract/delivery-notes/replies'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mayStillShip, remainsToDeliver } from '../orders/balance.ts'
import { presentDifferences } from '../orders/differences.ts'
import type { Certificates } from './attachments.ts'
import type { NotePageRow } from './list-queries.ts'
import { presentFile } from '../files/present.ts'
import type { NoteHeadRow, NoteLineRow, ReceiptLineRow, ReceiptPhotoRow } from './queries.ts'
import { linkState } from './receipt-link.ts'
import type { ShippingLineRow } from './shippable-queries.ts'
import { deliveryNoteLifecycle, notBlocked, outstanding, type NoteLineBalance } from './rules.ts'

export const noteLineBalance = (row: NoteLineRow): NoteLineBalance => ({
  quantity: row.quantity,
  accepted: row.accepted_quantity,
  rejected: row.rejected_quantity,
})

export const presentNoteRow = (row: NotePageRow): DeliveryNoteRow => ({
  id: row.id,
  noteNo: row.note_no,
  status: row.status,
  merchantName: row.merchant_name,
  buyerName: row.buyer_name,
  shipTo: row.ship_to,
  orderNos: row.order_nos,
  lineCount: row.line_count,
  plannedDate: row.planned_date,
  createdAt: row.created_at,
  dispatchedAt: row.dispatched_at,
  differences: presentDifferences(row.differences),
  ...(row.found && { found: row.found }),
})

export interface NoteRecord {
  readonly head: NoteHeadRow
  readonly lines: readonly NoteLineRow[]
  readonly receipts: readonly ReceiptLineRow[]
  readonly photos: readonly ReceiptPhotoRow[]
  readonly certificates: Certificates
  readonly now: Date
  readonly history: HistoryEntry[]
}

export function presentNote(
  viewer: Viewer,
  { head, lines, receipts, photos, certificates, now, history }: NoteRecord,
): DeliveryNoteDetail {
  return {
    ...presentNoteRow(head),
    version: head.version,
    merchantCode: head.merchant_code,
    merchantAddress: head.merchant_address,
    merchantPhone: head.merchant_phone,
    receiverName: head.receiver_name,
    receiverPhone: head.receiver_phone,
    transport: {
      plannedDate: head.planned_date,
      expectedDate: head.expected_date,
      arrivedAt: head.arrived_at,
      deliverer:
        head.deliverer_id === null ? null : { id: head.deliverer_id, name: head.deliverer_name ?? '' },
      carrier: head.carrier,
      vehicleNo: head.vehicle_no,
      driverName: head.driver_name,
      driverPhone: head.driver_phone,
    },
    packing: {
      packages: head.packages,
      grossWeight: head.gross_weight === null ? null : trimZeros(head.gross_weight),
    },
    note: head.note,
    receiptLink: presentLink(head, now),
    lines: lines.map((line) => ({
      ...presentNoteLine(line),
      certificateCount: certificates.get(line.order_line_id)?.length ?? 0,
    })),
    certificateCount: certificates.get(null)?.length ?? 0,
    receipts: presentReceipts(receipts, photos),
    actions: presentActions(actionsFor(deliveryNoteLifecycle, head.status, viewer, notBlocked)),
    history,
  }
}

function presentLink(head: NoteHeadRow, now: Date): ReceiptLink | null {
  const link = linkState(head, now)
  return link.state === 'over' ? null : link
}

const presentNoteLine = (row: NoteLineRow): Omit<DeliveryNoteLine, 'certificateCount'> => ({
  id: row.id,
  lineNo: row.line_no,
  orderId: row.order_id,
  orderNo: row.order_no,
  orderLineId: row.order_line_id,
  orderLineNo: row.order_line_no,
  materialCode: row.material_code,
  materialName: row.material_name,
  specification: row.specification,
  brand: row.brand,
  unit: row.unit,
  quantity: trimZeros(row.quantity),
  batch: row.batch,
  orderLineNote: row.order_line_note,
  acceptedQuantity: trimZeros(row.accepted_quantity),
  rejectedQuantity: trimZeros(row.rejected_quantity),
  outstandingQuantity: trimZeros(outstanding(noteLineBalance(row))),
})

function presentReceipts(
  rows: readonly ReceiptLineRow[],
  photos: readonly ReceiptPhotoRow[],
): DeliveryNoteDetail['receipts'] {
  const byReceipt = Map.groupBy(rows, (row) => row.id)
  return [...byReceipt.values()].map((lines) => ({
    id: lines[0]!.id,
    receivedAt: lines[0]!.received_at,
    receiverName: lines[0]!.receiver_name,
    note: lines[0]!.note,
    contentHash: lines[0]!.content_hash?.toString('hex') ?? null,
    photos: photos
      .filter((photo) => photo.receipt_id === lines[0]!.id)
      .map((photo) => ({ file: presentFile(photo), lineNo: photo.line_no })),
    lines: lines.map((line) => ({
      noteLineId: line.note_line_id,
      lineNo: line.line_no,
      accepted: trimZeros(line.accepted),
      rejected: trimZeros(line.rejected),
      reason: line.reason,
    })),
  }))
}

const presentCertificates = (files: ReturnType<Certificates['get']>) =>
  files && { certificates: files.map(presentFile) }

/** A note as the holder of its link sees it: without prices, people or other notes. */
export const presentGateNote = ({
  head,
  lines,
  receipts,
  certificates,
}: Pick<NoteRecord, 'head' | 'lines' | 'receipts' | 'certificates'>): GateNote => ({
  noteNo: head.note_no,
  status: head.status,
  version: head.version,
  merchantName: head.merchant_name,
  merchantPhone: head.merchant_phone,
  buyerName: head.buyer_name,
  shipTo: head.ship_to,
  vehicleNo: head.vehicle_no,
  packages: head.packages,
  dispatchedAt: head.dispatched_at,
  until: head.link_until!,
  lines: lines.map((row) => {
    const { orderId: _order, orderLineId: _line, orderLineNote: _note, ...line } = presentNoteLine(row)
    return { ...line, ...presentCertificates(certificates.get(row.order_line_id)) }
  }),
  ...presentCertificates(certificates.get(null)),
  receipts: presentReceipts(receipts, []).map(({ id, receivedAt, receiverName, contentHash }) => ({
    id,
    receivedAt,
    receiverName,
    contentHash,
  })),
})

/** A note as its deliverer sees it. */
export const presentOwnDelivery = (viewer: Viewer, head: NoteHeadRow): OwnDelivery => ({
  id: head.id,
  version: head.version,
  noteNo: head.note_no,
  status: head.status,
  buyerName: head.buyer_name,
  shipTo: head.ship_to,
  receiverName: head.receiver_name,
  receiverPhone: head.receiver_phone,
  lineCount: head.line_count,
  packages: head.packages,
  plannedDate: head.planned_date,
  expectedDate: head.expected_date,
  dispatchedAt: head.dispatched_at,
  arrivedAt: head.arrived_at,
  note: head.note,
  isOwn: head.deliverer_id === viewer.staffId,
  actions: presentActions(actionsFor(deliveryNoteLifecycle, head.status, viewer, notBlocked)),
})

export const presentShippableLine = (row: ShippingLineRow): ShippableLine => ({
  orderLineId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  lineNo: row.line_no,
  materialCode: row.material_code,
  materialName: row.material_name,
  specification: row.specification,
  brand: row.brand,
  unit: row.unit,
  orderedQuantity: trimZeros(row.ordered),
  shippedQuantity: trimZeros(row.shipped),
  reservedQuantity: trimZeros(row.reserved),
  remainingQuantity: trimZeros(remainsToDeliver(row)),
  maxQuantity: trimZeros(mayStillShip(row)),
  tolerance: row.tolerance,
  requiredDate: row.required_date,
})
