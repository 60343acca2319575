import { describe, expect, it } from 'vitest'
import { importLimits } from '@bdr/contract/orders/import'
import { readFile } from './read-file.ts'
import type { ImportFiles } from '../../platform/import/import-kind.ts'
import { readOrderFile } from './read-order-file.ts'
import { fixture, readFixture, faultTexts } from './test/expectations.ts'
import { listSheet } from './test/list-sheet.ts'
import { writeWorkbook, type TestSheet } from '../../platform/workbook/test/write-workbook.ts'
import { writeZip, type ZipPart } from '../../platform/workbook/test/write-zip.ts'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const oleFile = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')])
const sheetOf = (sheetData: string, more: Partial<TestSheet> = {}) =>
  writeWorkbook([{ name: 'S', sheetData, ...more }])
const part = (name: string, data: string | Uint8Array = ''): ZipPart => ({ name, data })

const order = (inner: string, prolog = '') =>
  Buffer.from(`${prolog}<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">${inner}</Order>`)

describe('files of another type', () => {
  it.each([
    ['nothing', Buffer.alloc(0), '文件是空的'],
    ['blanks', Buffer.from(' \r\n'), '文件是空的'],
    ['a letter', Buffer.from('您好\n附件是订单'), '文本文件'],
    ['PDF', Buffer.from('%PDF-1.7'), 'PDF'],
    ['JPEG', Buffer.from('ffd8ffe0', 'hex'), '图片'],
    ['RAR', Buffer.from('Rar!\x1a\x07'), '压缩包'],
    ['.xls', oleFile('Workbook'), '旧版 Excel'],
    ['.doc', oleFile('WordDocument'), 'Word'],
    ['an encrypted .xlsx', oleFile('EncryptedPackage'), '密码'],
    ['HTML named .xls', Buffer.from('<html><table>'), '网页'],
    ['.docx', writeZip([part('word/document.xml')]), 'Word'],
    ['.pptx', writeZip([part('ppt/presentation.xml')]), '演示文稿'],
    ['.ods', writeZip([part('mimetype'), part('content.xml')]), '.ods'],
    ['.xlsb', writeZip([part('xl/workbook.bin')]), '.xlsb'],
    ['a zip of files', writeZip([part('orders.csv')]), '压缩包'],
    ['an encrypted zip', writeZip([{ ...part('xl/workbook.xml', 'x'), encrypted: true }]), '密码'],
    [
      'Excel 2003 XML',
      Buffer.from('<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      'Excel 2003',
    ],
    ['other XML', Buffer.from('<?xml version="1.0"?><orders/>'), '根元素是 orders'],
    ['UTF-16 XML', utf16('<?xml version="1.0" encoding="UTF-16"?><订单/>'), '根元素是 订单'],
    [
      'UBL 1.0',
      Buffer.from('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-1.0"/>'),
      'UBL 1.0',
    ],
    ['an order of no namespace', Buffer.from('<Order/>'), '根元素是 Order'],
    ['XML cut off', order('').subarray(0, 60), '语法错误'],
    ['binary', Buffer.from([1, 2, 3, 4]), '无法识别'],
  ])('%s', async (_, bytes, message) => {
    const read = await readFile(bytes)
    expect(read).toMatchObject({ format: null, orders: [], faultCount: 1 })
    expect(faultTexts(read)[0]).toContain(message)
  })

  it.each([
    ['ubl/OrderChange_Example.xml', '订单变更（OrderChange）'],
    ['ubl/OrderResponse_Example.xml', '订单响应（OrderResponse）'],
    ['ubl/OrderCancellation_Example.xml', '订单取消（OrderCancellation）'],
    ['ubl/Catalogue_Example.xml', '商品目录（Catalogue）'],
    ['ubl/DespatchAdvice_Example.xml', '发货通知（DespatchAdvice）'],
  ])('%s', async (name, document) => {
    expect(faultTexts(await readFixture(name))).toEqual([
      `这是 UBL 的${document}，不是采购订单，不能在这里导入`,
    ])
  })

  it('are recognised by content, whatever their name', async () => {
    expect((await readOrderFile(chosen(fixture('list-openpyxl.xlsx'), 'orders.pdf'))).format).toBe('xlsx')
    expect((await readOrderFile(chosen(fixture('ubl/UC1_Order.xml'), 'orders.xlsx'))).format).toBe('ubl')
  })
})

const chosen = (bytes: Uint8Array, fileName = 'x'): ImportFiles => ({
  fileName,
  bytes: Buffer.from(bytes),
  corrected: [],
})

const laughs = '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;&l;&l;">]>'

describe('hostile files get a clear answer', () => {
  it.each([
    ['a zip bomb', () => writeZip([part('xl/workbook.xml', Buffer.alloc(100 * 1024 * 1024))]), '解压后'],
    ['empty megabytes', () => sheetOf('<x/>'.repeat(2_000_000)), '异常膨胀'],
    [
      'a bomb that lies about its size',
      () =>
        writeZip([
          part('[Content_Types].xml', '<Types/>'),
          { ...part('xl/workbook.xml', Buffer.alloc(5_000_000)), claimedSize: 1000 },
        ]),
      '已损坏',
    ],
    [
      'one part under two names',
      () => writeZip([part('xl/workbook.xml'), { ...part('xl/b.xml'), overlapping: true }]),
      '重名或重叠',
    ],
    [
      'two parts of one name',
      () => writeZip([part('xl/workbook.xml'), part('XL/Workbook.xml')]),
      '重名或重叠',
    ],
    [
      'thousands of parts',
      () => writeZip(Array.from({ length: 2001 }, (_, index) => part(`xl/${index}`))),
      '超过 2000 个',
    ],
    ['a workbook cut off', () => fixture('list-openpyxl.xlsx').subarray(0, 5000), '已损坏'],
    ['a workbook with a flipped byte', () => flipped(fixture('list-openpyxl.xlsx'), 3000), '已损坏'],
    ['a million empty rows', () => sheetOf('<row/>'.repeat(500_000)), '没有找到订单明细的表头'],
    [
      'a cell in the last row',
      () => sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      '没有找到订单明细的表头',
    ],
    [
      'a cell in the last column',
      () => sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
      '没有找到订单明细的表头',
    ],
    [
      'more rows with content than anybody needs',
      () => sheetOf('<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(60_001)),
      '有内容的行数超过 60000',
    ],
    [
      'more columns with content than anybody needs',
      () => sheetOf(`<row>${'<c><v>1</v></c>'.repeat(201)}</row>`),
      '有内容的列数超过 200',
    ],
    ['rows that go back', () => sheetOf('<row r="2"/><row r="1"/>'), '已损坏'],
    [
      'entities in a sheet',
      () => sheetOf('<row><c t="inlineStr"><is><t>&m;</t></is></c></row>', { prolog: laughs }),
      'DOCTYPE',
    ],
    ['entities in an order', () => order('&m;', laughs), 'DOCTYPE'],
    ['an external entity', () => order('&x;', '<!DOCTYPE Order SYSTEM "file:///etc/passwd">'), 'DOCTYPE'],
    ['an unknown entity', () => order('&x;'), '语法错误'],
    ['bottomless nesting', () => order('<a>'.repeat(100_000)), '嵌套过深'],
    ['endless elements', () => order('<a/>'.repeat(importLimits.elements)), 'XML 元素超过'],
    [
      'endless attributes',
      () => order(`<a ${Array.from({ length: 10_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'XML 属性过多',
    ],
    ['macros', () => writeWorkbook([listSheet({})], { extraParts: [part('xl/vbaProject.bin')] }), '宏'],
    [
      'macros of Excel 4',
      () => writeWorkbook([listSheet({})], { extraParts: [part('xl/macrosheets/sheet1.xml')] }),
      '宏',
    ],
    [
      'more sheets than anybody needs',
      () => writeWorkbook(Array.from({ length: 31 }, (_, index) => ({ name: `S${index}` }))),
      '工作表超过 30 张',
    ],
    ['more bytes than allowed', () => new Uint8Array(importLimits.bytes + 1), '超过 10 MB'],
  ])('%s', async (name, make, message) => {
    const read = await readOrderFile(chosen(make(), name))
    expect(read).toMatchObject({ orders: [], faultCount: 1 })
    expect(faultTexts(read)[0]).toContain(message)
  })

  it('only the first of very many faults are listed', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ 数量: `若干 ${index}` }))
    const read = await readOrderFile(chosen(writeWorkbook([listSheet(...rows)])))
    expect(read.faultCount).toBe(600)
    expect(read.faults).toHaveLength(importLimits.faults)
  })
})

it('a problem with the same cause in many rows is one fault with all rows', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ 订单编号: `A-${index}`, 单位: '坨' }))
  const read = await readOrderFile(chosen(writeWorkbook([listSheet(...rows)])))
  expect(read.faultCount).toBe(1)
  expect(read.faults).toMatchObject([{ key: 'unit.unknown', value: '坨', row: 2, rowCount: 300 }])
  expect(read.faults[0]!.rows.at(-1)).toBe(301)
})

const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.with(at, bytes[at]! ^ 0xff)

it('files uploaded at the same time are read one after the other', async () => {
  const names = [
    'list-openpyxl.xlsx',
    'ubl/UC1_Order.xml',
    'ubl/OrderChange_Example.xml',
    'form-openpyxl.xlsx',
  ]
  const reads = await Promise.all(names.map((name) => readOrderFile(chosen(fixture(name), name))))
  expect(reads.map(({ orders }) => orders.length)).toEqual([8, 1, 0, 1])
})
