import { readFileSync } from 'node:fs'
import { codeKey } from '@bdr/contract/products/faults'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAccountedFor } from '../platform/import/elements.ts'
import { hasOpenQuestion, type FileFindings } from '../platform/import/findings.ts'
import { readListFile } from '../platform/import/read-list.ts'
import { writeWorkbook, type TestCell } from '../platform/workbook/test/write-workbook.ts'
import { readFilledSheet } from '../modules/delivery-notes/import/read-sheet.ts'
import { readLines as readInquiryLines } from '../modules/inquiries/import/read-lines.ts'
import { noOptions } from '../modules/order-import/model.ts'
import { readFile as readOrderFile } from '../modules/order-import/read-file.ts'
import { readPriceFile } from '../modules/price-import/read-prices.ts'
import { readProductFile } from '../modules/product-import/read-file.ts'
import { readLines as readQuotationLines } from '../modules/quotations/import/read-lines.ts'
import { readPeople } from '../modules/staff/import/read-people.ts'

/** What a reader made of a file: its findings, and how many rows its records came from. */
interface ReadFile extends FileFindings {
  readonly rowsRead: number
}

/** A kind of file: the headings, a valid row, and its reader. */
interface Kind {
  readonly headings: readonly string[]
  readonly row: (index: number) => readonly TestCell[]
  readonly read: (bytes: Uint8Array) => Promise<ReadFile>
  /** rows above the headings */
  readonly above?: readonly (readonly TestCell[])[]
}

const days = ['2026-10-11', '2026-11-25'] as const
const known = Array.from({ length: 6 }, (_, index) => ({
  code: codeKey(`V-${index}`),
  productId: String(index + 1),
  key: 'row-1',
  productNo: `P${index}`,
  name: '闸阀',
  spec: '',
  unit: '台',
  price: '10',
  stock: '5',
  isLive: true,
}))
const category = { id: '1', code: 'FM', name: '闸阀', path: '阀门 / 闸阀', isOpen: true, attributes: [] }

const orders = async (bytes: Uint8Array): Promise<ReadFile> => {
  const read = await readOrderFile(bytes, noOptions)
  return { ...read, rowsRead: read.orders.reduce((sum, { lines }) => sum + lines.length, 0) }
}
const list =
  <Record>(reader: Parameters<typeof readListFile<Record>>[1]) =>
  async (bytes: Uint8Array): Promise<ReadFile> => {
    const read = await readListFile({ bytes, corrected: [], answers: {} }, reader)
    return { ...read, rowsRead: read.records.filter((record) => record !== null).length }
  }

const orderHeadings = ['行号', '物料编码', '物料名称', '规格型号', '单位', '数量', '含税单价', '要求交货日期']
const orderLine = (index: number) => [index + 1, `V-${index}`, '截止阀', 'DN50', '台', 5, 288, days[1]]

const kinds: Readonly<Record<string, Kind>> = {
  'orders in a list': {
    headings: ['订单编号', '采购方', '供应商编码', '下单日期', '收货地址', ...orderHeadings],
    row: (index) => [`PO${index % 2}`, '清源水务', 'M1001', days[0], '路 88 号', ...orderLine(index)],
    read: orders,
  },
  'orders on a form': {
    above: [
      ['采购订单'],
      ['订单编号：', 'PO1', '采购方：', '清源水务'],
      ['供应商编码：', 'M1001', '下单日期：', days[0], '收货地址：', '路 88 号'],
    ],
    headings: orderHeadings,
    row: orderLine,
    read: orders,
  },
  people: {
    headings: ['姓名', '账号', '手机号', '邮箱', '岗位'],
    row: (index) => ['高远', `gao${index}`, `1390000009${index}`, '', '销售'],
    read: list(readPeople),
  },
  'lines of an inquiry': {
    headings: ['物料名称', '规格型号', '物料编码', '品牌', '数量', '单位', '需求日期', '备注'],
    row: (index) => ['截止阀', 'DN50', `V-${index}`, '', 5, '台', days[1], ''],
    read: list(readInquiryLines),
  },
  'prices of a quotation': {
    headings: ['行号', '物料编码', '含税单价', '税率', '报价品牌'],
    row: (index) => [index + 1, `V-${index}`, 288, '13%', '明泽'],
    read: list(readQuotationLines),
  },
  'delivered quantities': {
    headings: ['订单编号', '行号', '采购方', '物料名称', '单位', '本次发货', '批号或炉号', '件数'],
    row: (index) => ['PO1', index + 1, '清源水务', '截止阀', '台', 5, 'H-1', 2],
    read: list(readFilledSheet),
  },
  'prices of products': {
    headings: ['商品编号', '商家编码', '含税单价', '库存'],
    row: (index) => [`P${index}`, `V-${index}`, index % 2 === 0 ? 10 : 12, 5],
    read: async (bytes) => {
      const read = await readPriceFile(bytes, { answers: {}, known })
      return { ...read, rowsRead: read.changeCount + read.sameCount }
    },
  },
  products: {
    headings: [
      '商品名称',
      '型号',
      '计量单位',
      '商家编码',
      '含税单价',
      '税率',
      '起订量',
      '交货期（天）',
      '库存',
    ],
    row: (index) => [`闸阀 ${index}`, 'Z41H', '台', `Z-${index}`, '1280.50', '13%', '1', '7', '20'],
    read: async (bytes) => {
      const options = { layouts: [], categories: [category], brands: [], taken: [], pictures: [] }
      const read = await readProductFile(bytes, { ...options, answers: { after: 'draft' } })
      return { ...read, rowsRead: read.parts.reduce((sum, { records }) => sum + records, 0) }
    },
  },
}

const sheet = '闸阀'
const oddCells: readonly TestCell[] = [
  null,
  null,
  '',
  ' ',
  '-',
  '无',
  'x',
  0,
  -1,
  '5台',
  '1,2,3',
  1e21,
  '合计',
  '小计：',
  '备注：急',
  '2026-13-40',
  { attributes: 't="e"', inner: '<v>#REF!</v>' },
]

/** A few values of a file that are replaced: by row, column and value. */
const changes = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 12 }), fc.constantFrom(...oddCells)), {
  minLength: 1,
  maxLength: 24,
})

/** Blank texts are no content, and neither is nothing. */
const isFilled = (cell: TestCell): boolean => (typeof cell === 'string' ? cell.trim() !== '' : cell !== null)

/** The rows that a person is told of without being listed as unread: totals, and lines without a quantity. */
function rowsToldOf({ assumptions }: FileFindings): number {
  return assumptions.reduce((sum, { key, params }) => {
    const { rows } = (params ?? {}) as { rows?: number | readonly number[] }
    if (key === 'rows.notFilled') return sum + (rows as number)
    return key.startsWith('total.') ? sum + (rows as readonly number[]).length : sum
  }, 0)
}

describe.each(Object.entries(kinds))('a file of %s', (_, { headings, row, read, above = [] }) => {
  const fileOf = (rows: readonly (readonly TestCell[])[]) =>
    writeWorkbook([{ name: sheet, rows: [...above, headings, ...rows] }])
  const first = above.length + 2
  const rows = Array.from({ length: 6 }, (__, index) => row(index))

  it('is read completely', async () => {
    const found = await read(fileOf(rows))
    expect(found.faults).toEqual([])
    expect(found.rowsRead).toBe(rows.length)
    expect(isAccountedFor(found.elements)).toBe(true)
  })

  it('loses no row, whatever is missing or wrong in it', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (made) => {
        const changed = rows.map((cells) => [...cells])
        for (const [at, column, value] of made) if (column < headings.length) changed[at]![column] = value
        const found = await read(fileOf(changed))
        const { elements } = found
        expect(elements.found).toBe(
          elements.lost + elements.frame + elements.record + elements.unread + elements.faulty,
        )
        if (hasOpenQuestion(found)) return
        expect(elements.lost).toBe(0)
        if (found.faultCount > 0) return
        const unread = new Set(found.unread.flatMap((part) => part.rows.filter((number) => number >= first)))
        const written = changed.filter((cells) => cells.some(isFilled))
        expect(found.rowsRead + unread.size + rowsToldOf(found)).toBe(written.length)
      }),
      { numRuns: 150 },
    )
  })
})

describe('a UBL order', () => {
  const example = readFileSync(
    new URL('../modules/order-import/fixtures/ubl/Order_Example.xml', import.meta.url),
    'utf8',
  )
  const lines = (text: string) => [...text.matchAll(/<cac:OrderLine>/g)].length
  const leaves = [...example.matchAll(/<(cbc:\w+)[^<>]*>[^<>]*<\/\1>/g)].map(({ 0: text, index }) => ({
    text,
    index,
  }))

  it('loses no line, whatever element is missing or wrong', async () => {
    const change = fc.tuple(
      fc.nat({ max: leaves.length - 1 }),
      fc.constantFrom(null, '', '0', '-5', 'x', '10', '0.1', '2026-13-40'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (made) => {
        const latestFirst = new Map(made.toSorted(([a], [b]) => b - a))
        let text = example
        for (const [at, value] of latestFirst) {
          const { text: leaf, index } = leaves[at]!
          const now = value === null ? '' : leaf.replace(/>[^<>]*</, `>${value}<`)
          text = text.slice(0, index) + now + text.slice(index + leaf.length)
        }
        const read = await orders(Buffer.from(text))
        if (read.elements.found === 0) return
        expect(read.elements.found).toBe(lines(example))
        if (hasOpenQuestion(read)) return
        expect(read.elements.lost).toBe(0)
        if (read.faultCount === 0) expect(read.rowsRead).toBe(lines(example))
      }),
      { numRuns: 300 },
    )
  })

  it('is read with every line or a fault if questions are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: leaves.length - 1 }), async (at) => {
        const { text: leaf, index } = leaves[at]!
        const bytes = Buffer.from(example.slice(0, index) + example.slice(index + leaf.length))
        const answers = { 'ubl.payable': 'accept', 'ubl.adjustments': 'accept', 'ubl.taxTotal': '0.25' }
        const read = await readOrderFile(bytes, { ...noOptions, answers })
        if (hasOpenQuestion(read) || read.faultCount > 0) return
        expect(read.orders[0]!.lines).toHaveLength(lines(example))
      }),
      { numRuns: 200 },
    )
  })
})
