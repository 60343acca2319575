import type { TemplateColumn } from '@bdr/contract/delivery-notes/template'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import type { Alignment, Node } from 'pdfmake'
import { groupThousands } from '@bdr/text/number-format'
import { remainingWidth } from './document-frame.ts'
import { printable } from '../../platform/pdf/printable.ts'

/** Text in a cell that starts on a new line. */
interface Part {
  readonly text: string
  /** points */
  readonly size: number
  readonly bold?: boolean
}

/** The columns of prices, printed if the template includes them and the reader may see prices. */
export interface LinePrice {
  readonly unitPrice: Decimal
  readonly amount: Decimal
  readonly currency: string
}

/** A line in its printed form. */
export interface PrintedLine extends DeliveryNoteLine {
  readonly price: LinePrice | null
}

interface Column {
  readonly key: ColumnKey
  readonly head: string
  /** points */
  readonly width: number
  readonly alignment: Alignment
  readonly parts: (line: PrintedLine) => Part[]
}

/** Points between a cell's text and its borders. */
export const linePadding = { x: 4, y: 3.5 }

type ColumnKey = keyof typeof text.columns

const quantityWidth = 60
const widths: Readonly<Record<Exclude<ColumnKey, 'description'>, number>> = {
  position: 20,
  order: 74,
  orderLine: 30,
  material: 60,
  unit: 22,
  quantity: quantityWidth,
  received: 46,
  unitPrice: 44,
  amount: 54,
  remark: 54,
}
/** Narrower widths that leave room for prices. */
const widthsBesidePrices: Partial<typeof widths> = { received: 38, unitPrice: 42, amount: 52, remark: 40 }
const contents: Readonly<Record<ColumnKey, Pick<Column, 'alignment' | 'parts'>>> = {
  position: { alignment: 'center', parts: (line) => [part(String(line.lineNo))] },
  order: {
    alignment: 'left',
    parts: (line) => [part(line.orderNo, 8.5), part(`/ ${line.orderLineNo}`, 8.5)],
  },
  orderLine: { alignment: 'center', parts: (line) => [part(String(line.orderLineNo))] },
  material: { alignment: 'left', parts: (line) => [part(line.materialCode ?? '')] },
  description: {
    alignment: 'left',
    parts: (line) => [
      part(joined(line.materialName, line.brand), 9.5),
      part(line.specification ?? '', 8),
      part(
        joined(
          line.batch === null ? null : text.batch(line.batch),
          line.certificateCount === 0 ? null : text.certificates(line.certificateCount),
        ),
        8,
      ),
    ],
  },
  unit: { alignment: 'center', parts: (line) => [part(line.unit)] },
  quantity: { alignment: 'right', parts: (line) => [unbroken(groupThousands(line.quantity))] },
  unitPrice: {
    alignment: 'right',
    parts: (line) => [part(line.price ? groupThousands(line.price.unitPrice) : '', 8.5)],
  },
  amount: {
    alignment: 'right',
    parts: (line) => [part(line.price ? groupThousands(line.price.amount) : '', 8.5)],
  },
  // empty, to be filled in by hand
  received: { alignment: 'left', parts: () => [] },
  remark: { alignment: 'left', parts: (line) => [part(line.orderLineNote ?? '', 8)] },
}

/** The name with the code below it. */
const withCode: Pick<Column, 'alignment' | 'parts'> = {
  alignment: 'left',
  parts: (line) => [...contents.description.parts(line), part(line.materialCode ?? '', 8)],
}

/**
 * The columns of a note's lines according to the template. Columns for codes or order numbers are omitted if no line
 * has a code, or all lines belong to one order, so that the names have more room.
 */
export function lineColumns(lines: readonly PrintedLine[], wanted: readonly TemplateColumn[]): Column[] {
  const hasCodes = lines.some(({ materialCode }) => materialCode !== null)
  const ofOneOrder = new Set(lines.map(({ orderId }) => orderId)).size === 1
  const hasPrices = wanted.includes('price') && lines.some(({ price }) => price !== null)
  // next to prices and a column of codes the names have too little room, so the codes are printed below the names
  const codesBelow = hasPrices || !wanted.includes('material')
  const left: readonly ColumnKey[] = [
    ofOneOrder ? 'order' : 'orderLine',
    ...(hasCodes && !codesBelow ? [] : ['material' as const]),
    ...(wanted.includes('received') ? [] : ['received' as const]),
    ...(wanted.includes('remark') ? [] : ['remark' as const]),
    ...(hasPrices ? [] : (['unitPrice', 'amount'] as const)),
  ]
  const keys = (Object.keys(contents) as ColumnKey[]).filter((key) => !left.includes(key))
  const widthOf = (key: Exclude<ColumnKey, 'description'>) =>
    hasPrices ? (widthsBesidePrices[key] ?? widths[key]) : widths[key]
  const fixed = keys.flatMap((key) => (key === 'description' ? [] : [widthOf(key)]))
  const description = remainingWidth(fixed, linePadding.x)
  return keys.map((key) => ({
    key,
    head: text.columns[key],
    width: key === 'description' ? description : widthOf(key),
    ...(key === 'description' && hasPrices && wanted.includes('material') ? withCode : contents[key]),
  }))
}

const part = (text: string, size = 9): Part => ({ text, size })

/** A number on one line, in a smaller size the longer it is, because a line break could cause misreading. */
function unbroken(figure: string): Part {
  const digitWidth = 0.61 // relative to the type size, in bold
  return { text: figure, size: Math.min(10.5, quantityWidth / (figure.length * digitWidth)), bold: true }
}

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join('　')

export const headCell = ({ head }: Column): Node => ({
  text: printable(head),
  fontSize: 8.5,
  bold: true,
  alignment: 'center',
})

/** @param whole whether the line's row is kept on one page */
export const lineCell = (line: PrintedLine, { parts, alignment }: Column, whole: boolean): Node => ({
  stack: parts(line)
    .filter(({ text }) => text !== '')
    .map(({ text, size, bold = false }) => ({ text: printable(text), fontSize: size, bold })),
  alignment,
  verticalAlignment: whole ? 'middle' : 'top',
})

/** The maximum height of a line's row in points, if each character is as wide as it is high. */
export const greatestHeight = (line: PrintedLine, columns: readonly Column[]): number =>
  Math.max(
    ...columns.map(({ parts, width }) =>
      parts(line).reduce((height, part) => height + heightIn(width, part), 2 * linePadding.y),
    ),
  )

function heightIn(width: number, { text, size }: Part): number {
  const lineHeight = 1.45 * size // for Noto Sans SC
  const perLine = Math.max(1, Math.floor(width / size))
  const printed = printable(text)
    .map((piece) => piece.text)
    .join('')
  return printed
    .split('\n')
    .reduce((height, line) => height + Math.ceil(line.length / perLine) * lineHeight, 0)
}
