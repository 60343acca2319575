import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-notes'
import { deliveryNoteStatus } from '@bdr/text/names/delivery-notes'
import { groupThousands } from '@bdr/text/number-format'
import type { Node } from 'pdfmake'
import { contentWidth, gridLayout, label, remainingWidth } from './document-frame.ts'
import { printable } from '../../platform/pdf/printable.ts'

/** 28 mm: a phone reads it at arm's length, also from a creased sheet. */
export const qrSize = 79
const gap = 24

/** Who delivers, the note's number, and the code that opens its receipt. */
export const masthead = (note: DeliveryNoteDetail, qr: Node): Node => ({
  columns: [
    {
      width: contentWidth - qrSize - gap,
      stack: [
        { text: printable(note.merchantName), fontSize: 14, bold: true },
        { text: printable(supplierLine(note)), fontSize: 8.5, margin: [0, 2, 0, 0] },
        { text: printable(titleOf(note)), fontSize: 22, bold: true, margin: [0, 8, 0, 0] },
        {
          text: printable(note.noteNo),
          fontSize: 17,
          bold: true,
          lineHeight: 1,
          margin: [0, 2, 0, 0],
        },
      ],
    },
    {
      width: qrSize,
      stack: [
        qr,
        {
          text: printable(note.receiptLink === null ? text.scanDraft : text.scan),
          fontSize: 8,
          alignment: 'center',
          margin: [0, 3, 0, 0],
        },
      ],
    },
  ],
  columnGap: gap,
})

/** Whom to call, and where what comes back goes. */
const supplierLine = ({ merchantAddress, merchantPhone }: DeliveryNoteDetail) =>
  joined(merchantAddress, merchantPhone && text.phone(merchantPhone))

const titleOf = ({ status }: DeliveryNoteDetail) =>
  status === 'draft' || status === 'void' ? text.invalidTitle(deliveryNoteStatus[status]) : text.title

const padding = { x: 6, y: 3.5 }
const labelWidth = 42
const travelWidth = 134

/** Where the goods go beside how they travel. What is not known yet stays blank, to be written by hand. */
export function parties(note: DeliveryNoteDetail): Node {
  const { transport } = note
  const left: [string, string | null][] = [
    [text.parties.buyer, note.buyerName],
    [text.parties.shipTo, note.shipTo],
    [text.parties.receiver, joined(note.receiverName, note.receiverPhone)],
    [text.parties.orders, note.orderNos.join('、')],
    [text.note, note.note],
  ]
  const right: [string, string | null][] = [
    note.dispatchedAt === null
      ? [text.transport.plannedDate, transport.plannedDate]
      : [text.transport.dispatchedAt, chinaMinute(note.dispatchedAt)],
    [text.transport.carrier, transport.carrier],
    [text.transport.vehicleNo, transport.vehicleNo],
    [text.transport.driver, joined(transport.driverName, transport.driverPhone)],
    [text.transport.packing, packed(note)],
  ]
  return {
    margin: [0, 14, 0, 12],
    table: {
      widths: [
        labelWidth,
        remainingWidth([labelWidth, labelWidth, travelWidth], padding.x),
        labelWidth,
        travelWidth,
      ],
      body: left.map((field, row) => [...fieldCells(field), ...fieldCells(right[row]!)]),
    },
    layout: gridLayout(padding),
  }
}

const fieldCells = ([name, value]: [string, string | null]): Node[] => [
  { ...label(name), verticalAlignment: 'middle' },
  { text: printable(value ?? ''), fontSize: 10, verticalAlignment: 'middle' },
]

const packed = ({ packing: { packages, grossWeight } }: DeliveryNoteDetail) =>
  joined(packages && text.packages(packages), grossWeight && text.weight(groupThousands(grossWeight)))

const joined = (...parts: (string | 0 | null)[]) =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('　')
