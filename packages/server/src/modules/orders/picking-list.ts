import { chinaMinute } from '@bdr/contract/kernel/china-time'
import type { OpenLine } from '@bdr/contract/orders/replies'
import { pickingList as words } from '@bdr/text/orders'
import { groupThousands } from '@bdr/text/number-format'
import type { Node, TableLayout } from 'pdfmake'
import { printPdf } from '../../platform/pdf/print.ts'
import { printable } from '../../platform/pdf/printable.ts'

export interface PickingJob {
  readonly merchantName: string
  readonly lines: readonly OpenLine[]
  /** `YYYY-MM-DD`: lines due before it are marked */
  readonly today: string
  readonly printedAt: Date
}

/**
 * The list for collecting goods in the warehouse: A4, black on white, by address and due date, with a box to tick and
 * space for the quantity found.
 */
export async function renderPickingList({
  merchantName,
  lines,
  today,
  printedAt,
}: PickingJob): Promise<Buffer> {
  const places = [...Map.groupBy(lines, ({ buyerName, shipTo }) => `${buyerName}\n${shipTo}`).values()]
  return printPdf({
    pageMargins: [34, 40, 34, 40],
    defaultStyle: { fontSize: 9, lineHeight: 1 },
    language: 'zh-CN',
    displayTitle: true,
    info: { title: words.title, author: merchantName, creationDate: printedAt },
    footer: (page, pages) => ({
      margin: [34, 12, 34, 0],
      fontSize: 8,
      columns: [
        { text: printable(words.printed(chinaMinute(printedAt))), width: 300 },
        { text: printable(words.page(page, pages)), width: 227, alignment: 'right' },
      ],
    }),
    content: [
      { text: printable(words.title), fontSize: 18, bold: true },
      {
        text: printable(words.subtitle(merchantName, places.length, lines.length)),
        margin: [0, 3, 0, 4],
      },
      ...places.flatMap((place) => placeBlock(place, today)),
    ],
  })
}

const widths = [14, 58, 104, 196, 64, 55] as const

const layout: TableLayout = {
  hLineWidth: (line, { table }) => (line <= 1 || line === table.body.length ? 0.9 : 0.4),
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

function placeBlock(lines: readonly OpenLine[], today: string): Node[] {
  const { buyerName, shipTo } = lines[0]!
  return [
    { text: printable(buyerName), fontSize: 11, bold: true, margin: [0, 12, 0, 1] },
    { text: printable(shipTo), margin: [0, 0, 0, 4] },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths,
        heights: (row) => (row === 0 ? 'auto' : 24),
        body: [head(), ...lines.map((line) => row(line, today))],
      },
      layout,
    },
  ]
}

// pdfmake modifies its input, so each table needs cells of its own
const head = (): Node[] =>
  ['', ...words.columns].map((text, at) => ({
    text: printable(text),
    bold: true,
    fontSize: 8.5,
    alignment: at === 4 ? 'right' : 'left',
  }))

const box = (): Node => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="11" height="11"><rect x="0.5" y="0.5" width="9" height="9" fill="none" stroke="#000" stroke-width="0.8"/></svg>',
  fit: [11, 11],
})

function row(line: OpenLine, today: string): Node[] {
  const codes = [line.materialCode, line.specification, line.brand].filter((part) => part !== null)
  const late = line.requiredDate < today
  return [
    box(),
    {
      stack: [
        { text: printable(line.requiredDate), bold: late },
        ...(late ? [{ text: printable(words.overdue), fontSize: 8, bold: true }] : []),
      ],
    },
    { text: printable(words.line(line.orderNo, line.lineNo)) },
    {
      stack: [
        { text: printable(line.materialName), fontSize: 10 },
        ...(codes.length > 0 ? [{ text: printable(codes.join(' · ')), fontSize: 8 }] : []),
        ...(line.note === null ? [] : [{ text: printable(words.note(line.note)), fontSize: 8 }]),
      ],
    },
    {
      stack: [
        {
          text: printable(`${groupThousands(line.remainingQuantity)} ${line.unit}`),
          fontSize: 10.5,
          bold: true,
        },
        ...(line.reservedQuantity === '0'
          ? []
          : [{ text: printable(words.reserved(groupThousands(line.reservedQuantity))), fontSize: 8 }]),
      ],
      alignment: 'right',
    },
    // empty, to be filled in by hand
    { text: '' },
  ]
}
