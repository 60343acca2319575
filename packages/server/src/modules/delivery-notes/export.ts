import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteFields as fields } from '@bdr/text/delivery-notes'
import { deliveryNoteStatus } from '@bdr/text/names/delivery-notes'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const noteColumns: readonly ExportColumn<DeliveryNoteRow>[] = [
  { title: fields.noteNo, width: 20, value: (note) => note.noteNo },
  { title: fields.status, width: 12, value: (note) => deliveryNoteStatus[note.status] },
  { title: fields.merchant, width: 30, value: (note) => note.merchantName },
  { title: fields.buyer, width: 30, value: (note) => note.buyerName },
  { title: fields.shipTo, width: 40, value: (note) => note.shipTo },
  { title: fields.orders, width: 30, value: (note) => note.orderNos.join('、') },
  { title: fields.lineCount, width: 8, kind: 'number', value: (note) => note.lineCount },
  { title: fields.plannedDate, width: 12, kind: 'day', value: (note) => note.plannedDate },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (note) => note.createdAt },
  { title: fields.dispatchedAt, width: 18, kind: 'instant', value: (note) => note.dispatchedAt },
]
