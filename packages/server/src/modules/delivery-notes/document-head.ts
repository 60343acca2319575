import { isPaper } from '@bdr/contract/delivery-notes/meaning'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import { deliveryNoteStatus } from '@bdr/text/names/delivery-notes'
import { groupThousands } from '@bdr/text/number-format'
import type { Node } from 'pdfmake'
import type { PrintedLine } from './document-columns.ts'
import { contentWidth, gridLayout, label, remainingWidth } from './document-frame.ts'
import { printable } from '../../platform/pdf/printable.ts'

/** 28 mm: a phone can scan it at arm's length, even on a creased sheet. */
export const qrSize = 79
const gap = 24

/** A note in its printed form. */
export interface PrintedNote extends DeliveryNoteDetail {
  readonly lines: PrintedLine[]
}

/** One copy of a note, with the copy's name and the merchant's design. */
export interface Sheet {
  readonly note: PrintedNote
  /** null if there is only one copy */
  readonly copy: string | null
}

/** The copies printed of each note; a single one without a name if the merchant has not named any. */
export const copiesOf = ({ copies }: NoteTemplate): readonly (string | null)[] =>
  copies.length === 0 ? [null] : copies

/** The name of the logo among the document's images. */
export const logoName = 'logo'

/** The maximum size of a logo in points. */
const logoSize = [150, 36] as const

/** The supplier, the note's number, and the QR code that opens its receipt page. */
export const masthead = (
  { note, copy }: Sheet,
  { title }: NoteTemplate,
  { qr, hasLogo }: { readonly qr: Node; readonly hasLogo: boolean },
): Node => ({
  columns: [
    {
      width: contentWidth - qrSize - gap,
      stack: [
        ...(hasLogo ? [{ image: logoName, fit: logoSize, margin: [0, 0, 0, 6] } as const] : []),
        { text: printable(note.merchantName), fontSize: 14, bold: true },
        { text: printable(supplierLine(note)), fontSize: 8.5, margin: [0, 2, 0, 0] },
        {
          text: [
            ...printable(titleOf(note, title)),
            ...(copy === null ? [] : printable(text.copy(copy)).map((piece) => ({ ...piece, fontSize: 12 }))),
          ],
          fontSize: 22,
          bold: true,
          margin: [0, 8, 0, 0],
        },
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

/** The phone number, and the address for returned goods. */
export const supplierLine = ({ merchantAddress, merchantPhone }: DeliveryNoteDetail) =>
  joined(merchantAddress, merchantPhone && text.phone(merchantPhone))

export const titleOf = ({ status }: DeliveryNoteDetail, title: string) =>
  isPaper(status) ? title : text.invalidTitle(deliveryNoteStatus[status], title)

const padding = { x: 6, y: 3.5 }
const labelWidth = 42
const transportWidth = 134

type Field = readonly [label: string, value: string | null]

/** The delivery address beside the transport, row by row. Unknown values stay blank, to be filled in by hand. */
export function partyFields(note: DeliveryNoteDetail): readonly (readonly [Field, Field])[] {
  const { transport } = note
  const left: Field[] = [
    [text.parties.buyer, note.buyerName],
    [text.parties.shipTo, note.shipTo],
    [text.parties.receiver, joined(note.receiverName, note.receiverPhone)],
    [text.parties.orders, note.orderNos.join('、')],
    [text.note, note.note],
  ]
  const right: Field[] = [
    note.dispatchedAt === null
      ? [text.transport.plannedDate, transport.plannedDate]
      : [text.transport.dispatchedAt, chinaMinute(note.dispatchedAt)],
    [text.transport.carrier, transport.carrier],
    [text.transport.vehicleNo, transport.vehicleNo],
    [text.transport.driver, joined(transport.driverName, transport.driverPhone)],
    [text.transport.packing, packed(note)],
  ]
  return left.map((field, row) => [field, right[row]!] as const)
}

export const parties = (note: DeliveryNoteDetail): Node => ({
  margin: [0, 14, 0, 12],
  table: {
    widths: [
      labelWidth,
      remainingWidth([labelWidth, labelWidth, transportWidth], padding.x),
      labelWidth,
      transportWidth,
    ],
    body: partyFields(note).map((fields) => fields.flatMap(fieldCells)),
  },
  layout: gridLayout(padding),
})

const fieldCells = ([name, value]: Field): Node[] => [
  { ...label(name), verticalAlignment: 'middle' },
  { text: printable(value ?? ''), fontSize: 10, verticalAlignment: 'middle' },
]

const packed = ({ packing: { packages, grossWeight } }: DeliveryNoteDetail) =>
  joined(packages && text.packages(packages), grossWeight && text.weight(groupThousands(grossWeight)))

const joined = (...parts: (string | 0 | null)[]) =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('　')
