import type { DeliveryNoteDetail, DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import qrcode from 'qrcode'
import { describe, expect, test } from 'vitest'
import { readPdf, type PrintedPage } from '../../platform/pdf/testing/read-pdf.ts'
import { openFont } from '../../platform/pdf/typefaces.ts'
import { templateColumns, type NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { picture } from '../../test/pictures.ts'
import { assertWellFormed } from '../../test/well-formed.ts'
import { renderDeliveryNotesPdf } from './document.ts'
import { renderLabelsPdf } from './label-document.ts'
import type { PrintedNote } from './document-head.ts'
import { renderDeliveryNoteDocx } from './note-docx.ts'
import { renderDeliveryNoteSheet } from './note-sheet.ts'
import { ownTemplate } from './template.ts'

const receiptUrl = 'https://shop.example/receipt/3f9c1a7be0d24c55b5b0d9f6a1c8e742'
const noteNo = 'SH2026112000017'

const line = (lineNo: number, changes: Partial<DeliveryNoteLine> = {}): DeliveryNoteLine => ({
  id: String(lineNo),
  lineNo,
  orderId: '1',
  orderNo: 'PO202611200001',
  orderLineId: String(lineNo),
  orderLineNo: lineNo * 10,
  materialCode: `MAT-${lineNo}`,
  materialName: '不锈钢法兰球阀',
  specification: 'Q41F-16P DN50',
  brand: null,
  unit: '台',
  quantity: '12.5',
  batch: null,
  certificateCount: 0,
  orderLineNote: null,
  acceptedQuantity: '0',
  rejectedQuantity: '0',
  outstandingQuantity: '12.5',
  ...changes,
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))

const note = (changes: Partial<DeliveryNoteDetail> = {}): DeliveryNoteDetail => ({
  id: '1',
  noteNo,
  status: 'ready',
  merchantName: '宜兴明泽阀门有限公司（示例）',
  buyerName: '江阴热电有限公司（示例）',
  shipTo: '江苏省江阴市滨江西路 88 号',
  orderNos: ['PO202611200001'],
  lineCount: 1,
  plannedDate: '2026-11-21',
  createdAt: '2026-11-19T18:30:00.000Z',
  differences: [],
  dispatchedAt: null,
  version: 1,
  certificateCount: 0,
  merchantCode: 'M1001',
  merchantAddress: '江苏省宜兴市高塍镇远东大道 8 号',
  merchantPhone: '0510-87654321',
  receiverName: '王建国（示例）',
  receiverPhone: '13800138001',
  transport: {
    plannedDate: '2026-11-21',
    expectedDate: null,
    arrivedAt: null,
    deliverer: null,
    carrier: '德顺物流（示例）',
    vehicleNo: '苏B·12345',
    driverName: '李强（示例）',
    driverPhone: '13900139002',
  },
  packing: { packages: null, grossWeight: null },
  note: null,
  receiptLink: { state: 'open', until: '2026-12-19T18:30:00.000Z' },
  lines: lines(1),
  receipts: [],
  actions: { allowed: [], blocked: [] },
  history: [],
  ...changes,
})

const unpriced = (of: DeliveryNoteDetail): PrintedNote => ({
  ...of,
  lines: of.lines.map((line) => ({ ...line, price: null })),
})

const print = async (changes: Partial<DeliveryNoteDetail> = {}): Promise<PrintedPage[]> =>
  readPdf(
    await renderDeliveryNotesPdf({
      notes: [{ note: unpriced(note(changes)), scanned: receiptUrl }],
      template: ownTemplate,
      logo: null,
      printedAt: new Date('2026-11-20T08:05:00Z'),
    }),
  )

/** How often a text occurs on its own on a page. */
const count = (page: PrintedPage, words: string) => page.runs.filter(({ text }) => text === words).length

describe('a text with characters that XML does not allow', () => {
  const odd = '甲\u0001\ufffe\uffff乙'
  const job = {
    notes: [
      {
        note: unpriced(note({ merchantName: odd, lines: [line(1, { materialName: odd })] })),
        scanned: receiptUrl,
      },
    ],
    template: { ...ownTemplate, title: odd, footer: odd },
    logo: null,
    printedAt: new Date('2026-11-20T08:05:00Z'),
  }

  test.each([
    ['Word', renderDeliveryNoteDocx],
    ['a workbook', renderDeliveryNoteSheet],
  ])('leaves the note for %s readable', async (_, render) => assertWellFormed(await render(job)))

  test('leaves the properties of a PDF without them', async () => {
    const properties = (await renderDeliveryNotesPdf(job)).toString('latin1')
    const title = Buffer.from(`\ufeff甲乙 ${noteNo}`, 'utf16le').swap16()
    expect(properties).toContain(title.toString('latin1'))
  })
})

describe('a note of one line', () => {
  test('shows on one page who delivers what to whom', async () => {
    const [page, ...more] = await print()
    expect(more).toEqual([])
    for (const words of [
      '宜兴明泽阀门有限公司（示例）',
      noteNo,
      '江阴热电有限公司（示例）',
      '江苏省江阴市滨江西路 88 号',
      '王建国（示例）　13800138001',
      '德顺物流（示例）',
      '苏B·12345',
      '李强（示例）　13900139002',
      '2026-11-21',
      'PO202611200001',
      '江苏省宜兴市高塍镇远东大道 8 号　电话 0510-87654321',
      'MAT-1',
      'Q41F-16P DN50',
      '12.5',
    ]) {
      expect(page!.text).toContain(words)
    }
  })

  test('shows the order beside its lines only if there are several', async () => {
    const [one] = await print()
    expect(one!.text.split('PO202611200001')).toHaveLength(2)
    const two = [line(1), line(2, { orderId: '2', orderNo: 'PO202611200002' })]
    const [several] = await print({ lines: two, orderNos: ['PO202611200001', 'PO202611200002'] })
    expect(several!.text).toContain('PO202611200001/ 10')
    expect(several!.text).toContain('PO202611200002/ 20')
  })

  test("shows the packing, the batch and the buyer's note", async () => {
    const [page] = await print({
      packing: { packages: 12, grossWeight: '1860.5' },
      lines: [line(1, { batch: 'H2609-118', orderLineNote: '须附材质单', quantity: '12345.5' })],
    })
    for (const words of ['12 件　1,860.5 千克', '批号 H2609-118', '须附材质单', '12,345.5'])
      expect(page!.text).toContain(words)
  })

  test('has space for the seals of the supplier and the receiver', async () => {
    const [page] = await print()
    expect(count(page!, text.seal)).toBe(2)
  })

  test('has no column for codes if no line has one', async () => {
    const [page] = await print({ lines: lines(1).map((line) => ({ ...line, materialCode: null })) })
    expect(page!.text).not.toContain(text.columns.material)
    expect(page!.text).toContain(text.columns.description)
  })

  test('shows times in China time', async () => {
    const [page] = await print({ dispatchedAt: '2026-11-20T01:00:00.000Z' })
    expect(page!.text).toContain(text.times('2026-11-20 02:30', '2026-11-20 16:05'))
    expect(page!.text).toContain(`${text.transport.dispatchedAt}2026-11-20 09:00`)
  })

  test('contains the QR code of its receipt page, module by module', async () => {
    const [page] = await print()
    const squares = [...page!.content.matchAll(/\n(\d+) (\d+) m\n(\d+) \2 l\n\3 \d+ l\n\1 \d+ l\nh/g)]
    const printed = squares.filter(([, left, , right]) => Number(right) - Number(left) === 1)
    const { modules } = qrcode.create(receiptUrl, { errorCorrectionLevel: 'M' })
    const dark = [...modules.data].flatMap((isDark, at) =>
      isDark ? [`${at % modules.size} ${Math.floor(at / modules.size)}`] : [],
    )
    expect(printed.map(([, column, row]) => `${column} ${row}`)).toEqual(dark)
  })

  test.each(['draft', 'void'] as const)('that is a %s is marked as such', async (status) => {
    const [page] = await print({ status })
    expect(page!.text).toContain(text.invalidTitle(status === 'draft' ? '草稿' : '已作废', text.title))
  })
})

describe('a note of many lines', () => {
  test('repeats number, page and table head on each page, and prints every line once', async () => {
    const pages = await print({ lines: lines(60) })
    expect(pages.length).toBeGreaterThan((await print({ lines: lines(20) })).length)
    pages.forEach((page, at) => {
      expect(count(page, text.page(at + 1, pages.length))).toBe(1)
      expect(page.text).toContain(noteNo)
      const { order: _order, unitPrice: _price, amount: _amount, ...heads } = text.columns
      for (const head of Object.values(heads)) expect(count(page, head), head).toBe(1)
    })
    const printed = pages.flatMap((page) => page.text.match(/MAT-\d+/g))
    expect(printed).toEqual(lines(60).map(({ materialCode }) => materialCode))
  })

  test.each([10, 11, 12, 13, 27, 28, 29, 30])(
    'of %i lines keeps the signature boxes on one page',
    async (length) => {
      const pages = await print({ lines: lines(length) })
      const signed = pages.map((page) => count(page, text.blankDate))
      expect(signed).toEqual(pages.map((_, at) => (at === pages.length - 1 ? 3 : 0)))
    },
  )

  test('adds up exactly by unit', async () => {
    const quantities = [
      { quantity: '0.1' },
      { quantity: '0.2' },
      { quantity: '12345678901234.5678', unit: 'kg' },
      { quantity: '0.0001', unit: 'kg' },
    ]
    const [page] = await print({ lines: quantities.map((changes, at) => line(at + 1, changes)) })
    expect(page!.text).toContain(text.total(4, ['0.3 台', '12,345,678,901,234.5679 kg']))
  })
})

describe('long text', () => {
  test('keeps a figure on one line, aligned right, however long it is', async () => {
    const [page] = await print({ lines: [line(1), line(2, { quantity: '12345678901234.5678' })] })
    const figures = page!.runs.filter(({ text }) => text === '12.5' || text === '12,345,678,901,234.5678')
    expect(figures).toHaveLength(2)
    expect(figures[0]!.right).toBeCloseTo(figures[1]!.right, 1)
  })

  test('without line breaks stays on the sheet', async () => {
    const long = `${'W'.repeat(200)}${'₂'.repeat(200)}`
    const pages = await print({ merchantName: long, buyerName: long, shipTo: long, noteNo: 'W'.repeat(32) })
    const edges = pages.flatMap((page) => page.runs.map(({ right }) => right))
    expect(Math.max(...edges)).toBeLessThan(595 - 30)
  })

  test('without line breaks stays in its column', async () => {
    const pages = await print({
      lines: [
        line(1, {
          orderNo: 'O'.repeat(64),
          materialCode: `${'M'.repeat(40)}${'Ł'.repeat(40)}${'M'.repeat(40)}`,
          materialName: `${'Q'.repeat(90)}${'₂'.repeat(90)}${'Q'.repeat(90)}`,
          specification: 'Q'.repeat(200),
          unit: '只',
        }),
      ],
    })
    const runs = pages.flatMap((page) => page.runs)
    const column = (letters: RegExp) => {
      const own = runs.filter(({ text }) => letters.test(text))
      return {
        left: Math.min(...own.map(({ left }) => left)),
        right: Math.max(...own.map(({ right }) => right)),
      }
    }
    const [order, material, description, unit] = [/^O+$/, /^[MŁ]+$/, /^[Q₂]+$/, /^只$/].map(column)
    expect(order!.right).toBeLessThan(material!.left)
    expect(material!.right).toBeLessThan(description!.left)
    expect(description!.right).toBeLessThan(unit!.left)
    expect(runs.flatMap(({ text }) => text.match(/₂/g) ?? [])).toHaveLength(90)
  })

  test('is printed completely if a line is taller than a page', async () => {
    const pages = await print({ lines: [line(1), line(2, { materialName: '阀'.repeat(1600) }), line(3)] })
    const printed = pages.map(({ text }) => text).join('')
    expect(printed.match(/阀/g)!.length).toBeGreaterThan(1600)
    expect(printed.match(/MAT-\d/g)).toEqual(['MAT-1', 'MAT-2', 'MAT-3'])
  })

  test.each<[string, Partial<DeliveryNoteDetail>]>([
    [
      'a line taller than a page',
      { lines: [line(1), line(2, { materialName: '阀'.repeat(1600) }), line(3)] },
    ],
    [
      'a line that begins overleaf after one taller than a page',
      { lines: [line(1, { materialName: '阀'.repeat(1400) }), ...lines(20)] },
    ],
    ['so many orders that their cell goes on overleaf', { orderNos: Array(400).fill('PO202611200001') }],
    ['a remark that goes on overleaf', { note: '请'.repeat(2000) }],
    ['the lines of many pages', { lines: lines(100) }],
  ])('leaves no drawing state open on any page, with %s', async (_, changes) => {
    const pages = await print(changes)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map(({ content }) => stateDepths(content))).toEqual(pages.map(() => ({ least: 0, last: 0 })))
  })
})

/** The number of saved drawing states: the minimum on the page, and the final value. */
function stateDepths(content: string): { least: number; last: number } {
  const depths = [...content.matchAll(/^[qQ]$/gm)].reduce(
    (depths, [operator]) => [...depths, depths.at(-1)! + (operator === 'q' ? 1 : -1)],
    [0],
  )
  return { least: Math.min(...depths), last: depths.at(-1)! }
}

describe('rare characters', () => {
  const rare = '镕堃龘㷍𠮷𬭎𨱏𪚥𫟹𬺈𮯠 Ａ１ φ×㎡≥₂°～Ⅲ①⌀ éñüłőŠ 😀'

  test('have a glyph with an outline, and can be searched for', async () => {
    const pages = await print({ buyerName: rare, lines: [line(1, { materialName: rare })] })
    const pieces = pages.flatMap((page) => page.pieces)
    const printed = new Set(pieces.flatMap(({ text }) => Array.from(text)))
    expect(Array.from(rare).filter((character) => !printed.has(character))).toEqual([])
    for (const piece of pieces) {
      const font = openFont(piece.fontFile)
      expect(piece.glyphs).not.toContain(0)
      if (piece.text.trim() === '') continue
      expect(piece.glyphs.some((glyph) => font.getGlyph(glyph).path.commands.length > 0)).toBe(true)
    }
  })

  test('get the right part of a font', async () => {
    const [page] = await print({ buyerName: '𠮷𪚥' })
    const fonts = page!.pieces.filter(({ text }) => text === '𠮷' || text === '𪚥').map(({ font }) => font)
    expect(new Set(fonts).size).toBe(2)
  })

  test('that no font has are printed as code points', async () => {
    const [page] = await print({ buyerName: '火箭🚀阀门' })
    expect(page!.text).toContain('火箭[U+1F680]阀门')
  })
})

describe("the merchant's template", () => {
  const render = async (
    template: Partial<NoteTemplate>,
    notes: readonly PrintedNote[] = [unpriced(note())],
    logo: Uint8Array | null = null,
  ): Promise<PrintedPage[]> =>
    readPdf(
      await renderDeliveryNotesPdf({
        notes: notes.map((one) => ({ note: one, scanned: receiptUrl })),
        template: { ...ownTemplate, ...template },
        logo,
        printedAt: new Date('2026-11-20T08:05:00Z'),
      }),
    )
  const priced = {
    ...line(1),
    quantity: '12',
    price: { unitPrice: '12612.5', amount: '151350.00', currency: 'CNY' },
  }

  test('determines title, columns and footer', async () => {
    const [page] = await render({
      title: '发货清单',
      columns: ['remark'],
      footer: '请当面点清，三日内提出异议',
    })
    expect(page!.text).toContain('发货清单')
    expect(page!.text).toContain('请当面点清，三日内提出异议')
    expect(count(page!, text.columns.material)).toBe(0)
    expect(count(page!, text.columns.received)).toBe(0)
    expect(count(page!, text.columns.remark)).toBe(1)
  })

  test('prints prices if it includes them and the reader may see them', async () => {
    const note1 = { ...unpriced(note()), lines: [priced] }
    const [shown] = await render({ columns: ['price'] }, [note1])
    expect(shown!.text).toContain('12,612.5')
    expect(shown!.text).toContain('151,350.00')
    expect(count(shown!, text.columns.unitPrice)).toBe(1)
    const [half] = await render({ columns: ['price'] }, [
      { ...note1, lines: [priced, { ...line(2), price: null }] },
    ])
    expect(half!.text).not.toContain('Not a')
    const [hidden] = await render({ columns: ['material'] }, [note1])
    expect(hidden!.text).not.toContain('151,350.00')
    const [unknown] = await render({ columns: ['price'] })
    expect(count(unknown!, text.columns.unitPrice)).toBe(0)
  })

  test('leaves room for the names next to prices', async () => {
    const full = { columns: [...templateColumns] }
    const many = lines(40).map((one, at) => ({
      ...priced,
      ...one,
      orderId: String(at % 2),
      price: priced.price,
    }))
    const pages = await render(full, [{ ...unpriced(note()), lines: many }])
    const plain = await render({}, [{ ...unpriced(note()), lines: many }])
    expect(pages.length).toBeLessThanOrEqual(2 * plain.length)
    expect(pages.map((page) => page.text).join('')).toContain('MAT-')
  })

  test('prints each copy of each note on separate, numbered pages', async () => {
    const long = {
      ...unpriced(note()),
      noteNo: 'SH261120-00002',
      lines: unpriced(note({ lines: lines(40) })).lines,
    }
    const pages = await render({ copies: ['存根', '客户'] }, [unpriced(note()), long])
    const each = (await render({}, [long])).length
    expect(each).toBeGreaterThan(1)
    expect(pages).toHaveLength(2 + 2 * each)
    expect(pages.filter((page) => page.text.includes('（存根）'))).toHaveLength(2)
    expect(count(pages[0]!, text.page(1, 1))).toBe(1)
    expect(count(pages[2]!, text.page(1, each))).toBe(1)
    expect(count(pages[1 + each]!, text.page(each, each))).toBe(1)
    expect(pages.at(-1)!.text).toContain('SH261120-00002')
  })

  test('shows a logo on every copy, stored once in the file', async () => {
    const logo = await picture(120, 40).png().toBuffer()
    const plain = await render({})
    const copies = ['存根', '客户', '财务']
    const pages = await render({ copies }, undefined, logo)
    expect(pages.map((page) => page.content.match(/\/I\d+ Do/g)?.length)).toEqual([1, 1, 1])
    expect(plain[0]!.content).not.toContain(' Do')
    const file = (template: NoteTemplate) =>
      renderDeliveryNotesPdf({
        notes: [{ note: unpriced(note()), scanned: receiptUrl }],
        template,
        logo,
        printedAt: new Date(0),
      })
    expect(picturesIn(await file({ ...ownTemplate, copies }))).toBe(picturesIn(await file(ownTemplate)))
  })
})

/** The number of images in a file, however often they are shown; one with transparency counts twice. */
const picturesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0

describe('labels for packages', () => {
  const file = (size: 'roll' | 'a4', each: number, count: number): Promise<Buffer> =>
    renderLabelsPdf({
      noteNo,
      merchantName: '宜兴明泽阀门有限公司（示例）',
      buyerName: '江阴热电有限公司（示例）',
      lines: lines(count),
      size,
      each,
      scanned: receiptUrl,
    })
  const labels = async (size: 'roll' | 'a4', each: number, count: number): Promise<PrintedPage[]> =>
    readPdf(await file(size, each, count))

  test('are one page each on a roll, numbered within their line', async () => {
    const pages = await labels('roll', 2, 3)
    expect(pages).toHaveLength(6)
    expect(count(pages[0]!, '1 / 2')).toBe(1)
    expect(count(pages[1]!, '2 / 2')).toBe(1)
    expect(pages[0]!.text).toContain(noteNo)
  })

  test('are 21 on an A4 sheet', async () => {
    const [sheet, ...more] = await labels('a4', 1, 21)
    expect(more).toEqual([])
    expect(sheet!.text.split(noteNo)).toHaveLength(22)
    expect(sheet!.content.match(/\/I\d+ Do/g)).toHaveLength(21)
    expect(await labels('a4', 1, 22)).toHaveLength(2)
  })

  test.each(['roll', 'a4'] as const)('on %s contain the code as one shared image', async (size) => {
    const one = picturesIn(await file(size, 1, 1))
    expect(one).toBeGreaterThan(0)
    expect(picturesIn(await file(size, 2, 30))).toBe(one)
  })

  test.each([noteNo, 'SH261120-1234567'])(
    'contain the number %s on one line below the code',
    async (number) => {
      const [page] = readPdf(
        await renderLabelsPdf({
          noteNo: number,
          merchantName: '示例',
          buyerName: '示例',
          lines: lines(1),
          size: 'roll',
          each: 1,
          scanned: receiptUrl,
        }),
      )
      expect(count(page!, number)).toBe(1)
    },
  )

  test('have room for any text of a line', async () => {
    const odd = {
      ...line(1),
      materialName: '𠮷𬭚'.repeat(40),
      specification: 'X'.repeat(200),
      batch: 'H'.repeat(90),
    }
    const pages = readPdf(
      await renderLabelsPdf({
        noteNo,
        merchantName: '示'.repeat(60),
        buyerName: '例'.repeat(60),
        lines: [odd],
        size: 'roll',
        each: 1,
        scanned: receiptUrl,
      }),
    )
    expect(pages).toHaveLength(1)
  })
})
