import { reportOf } from '@bdr/contract/imports/model'
import { awardInquiry, compareInquiry, readInquiry } from '@bdr/contract/inquiries/calls'
import { readOrder } from '@bdr/contract/orders/calls'
import * as products from '@bdr/contract/products/calls'
import type { ProductContent } from '@bdr/contract/products/model'
import * as calls from '@bdr/contract/quotations/calls'
import { importQuotation, quotationWorkbook } from '@bdr/contract/quotations/import'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { quotationColumns } from '@bdr/text/quotation-import'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'
import { faultsIn, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { uploadImport } from '../../test/import.ts'
import { storedFile } from '../../test/stored-file.ts'
import { inquiryLine, offerFor, passDeadline, publishedInquiry } from '../inquiries/test/an-inquiry.ts'
import { aSku, aValve, categoryId } from '../products/test/contents.ts'

let world: TestWorld
let admin: Client
let owner: Client
let owner2: Client
/** a wedge gate valve of the valve merchant, approved and on sale, in two sizes */
let gate: Awaited<ReturnType<typeof approved>>
let inquiryId: string
let share: OpportunityDetail

const sizes: Partial<ProductContent> = {
  variants: [{ key: 'dn', values: ['80', '100'] }],
  attributes: aValve('1', '1').attributes.filter(({ key }) => key !== 'dn'),
  skus: [
    aSku({ key: 'a', values: ['80'], code: 'Z41H-16C-DN80', price: '628', moq: '2' }),
    aSku({ key: 'b', values: ['100'], code: 'Z41H-16C-DN100', price: '812.5', taxRate: '0.09' }),
  ],
}

async function approved(client: Client, staffId: string, content: Partial<ProductContent> = {}) {
  const { kysely } = world.database
  const category = await categoryId(kysely, '020101')
  const whole = aValve(category, await storedFile(kysely, staffId, 'product-picture'), content)
  const draft = await client.ok(products.createProduct, { categoryId: category })
  const { id, version } = draft
  const { review } = await client.ok(products.submitProduct, { id, version, content: whole })
  await admin.ok(products.approveProductReview, { id: review!.id, version: review!.version })
  await client.ok(products.shelveProducts, { ids: [id], on: true })
  return { ...(await client.ok(products.readProduct, { id })), content: whole }
}

beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner, owner2] = await Promise.all([world.as('admin'), world.as('owner'), world.as('owner2')])
  gate = await approved(owner, world.viewers.owner.staffId, sizes)
})
afterAll(() => world.close())
beforeEach(async () => {
  const { id } = await publishedInquiry(admin, [world.valves.id, world.bearings.id])
  inquiryId = id
  share = await shareOf(owner)
})

const shareOf = async (client: Client) =>
  client.ok(calls.readOpportunity, { id: (await client.ok(calls.listOpportunities, {})).list[0]!.id })

const found = async (line: number, keyword?: string, of = share, client = owner) =>
  (
    await client.ok(calls.findOfferableProducts, {
      id: of.id,
      lineId: of.lines[line]!.id,
      ...(keyword !== undefined && { keyword }),
    })
  ).products

const skuOf = async (code: string) => (await found(0, code)).find((one) => one.code === code)!

/** A quotation at ten yuan with this product in the first line. */
const offering = (of: OpportunityDetail, skuId: string | null) => {
  const offer = offerFor(of, '10')
  return { ...offer, lines: offer.lines.map((line, index) => (index === 0 ? { ...line, skuId } : line)) }
}

describe('products that can be offered', () => {
  it('are found by name, model and code, best matches of the line first', async () => {
    const [best, other] = await found(0)
    expect(best).toEqual({
      id: expect.any(String),
      productId: gate.id,
      name: '楔式闸阀 Z41H-16C',
      model: 'Z41H-16C',
      values: ['100'],
      brand: null,
      code: 'Z41H-16C-DN100',
      unit: '台',
      leadDays: 7,
      terms: { unitPrice: '812.5', taxRate: '0.09', moq: '1' },
    })
    expect(other!.code).toBe('Z41H-16C-DN80')
    for (const keyword of ['楔式', 'z41h']) expect(await found(1, keyword)).toHaveLength(2)
    expect((await found(1, 'dn80')).map(({ code }) => code)).toEqual(['Z41H-16C-DN80'])
    expect(await found(0, '没有的')).toEqual([])
  })

  it('have no price if they are measured in another unit', async () => {
    await publishedInquiry(admin, [world.valves.id], {
      lines: [{ ...inquiryLine('楔式闸阀', 'Z41H-16C DN100', '3'), unit: '吨' }],
    })
    expect((await found(0, undefined, await shareOf(owner)))[0]).toMatchObject({ unit: '台', terms: null })
  })

  it("are the merchant's own, approved and on sale", async () => {
    expect(await found(0, 'Z41H', await shareOf(owner2), owner2)).toEqual([])
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: false })
    expect(await found(0)).toEqual([])
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: true })
    const foreign = { id: share.id, lineId: share.lines[0]!.id }
    expect((await owner2.call(calls.findOfferableProducts, foreign)).code).toBe('A00005')
    const lost = { id: share.id, lineId: '999999' }
    expect((await owner.call(calls.findOfferableProducts, lost)).code).toBe('A00005')
  })
})

describe('an offered product', () => {
  it('stays in its version with its name at that time, whatever happens to it', async () => {
    const sku = await skuOf('Z41H-16C-DN100')
    share = await owner.ok(calls.submitQuotation, offering(share, sku.id))
    const snapshot = {
      id: sku.id,
      productId: gate.id,
      name: '楔式闸阀 Z41H-16C',
      model: 'Z41H-16C',
      values: ['100'],
      brand: null,
      code: 'Z41H-16C-DN100',
    }
    expect(share.versions[0]!.lines.map(({ product }) => product)).toEqual([snapshot, null])

    const renamed = { ...gate.content, name: '楔式闸阀（新）' }
    const { version } = await owner.ok(products.readProduct, { id: gate.id })
    const { review } = await owner.ok(products.submitProduct, { id: gate.id, version, content: renamed })
    await admin.ok(products.approveProductReview, { id: review!.id, version: review!.version })
    share = await owner.ok(calls.submitQuotation, offering(share, sku.id))
    expect(share.versions.map(({ lines }) => lines[0]!.product)).toEqual([
      { ...snapshot, name: '楔式闸阀（新）' },
      snapshot,
    ])
    await publishedInquiry(admin, [world.valves.id])
    const { prices } = await owner.ok(calls.readPriceHistory, { id: (await shareOf(owner)).id })
    expect(prices.find(({ inquiryNo }) => inquiryNo === share.inquiryNo)!.product?.code).toBe(snapshot.code)
  })

  it('is stored in the draft', async () => {
    const { unit: _, leadDays: __, terms: ___, ...product } = await skuOf('Z41H-16C-DN80')
    const typed = {
      lineId: share.lines[0]!.id,
      product,
      quantity: '10',
      unitPrice: '628',
      taxRate: '0.13',
      taxIncluded: true,
      moq: '',
      leadDays: '',
      brand: '',
      substitute: '',
      remark: '',
      priceBreaks: [],
      alternatives: [],
    }
    const draft = { validUntil: '', freight: '', remark: '', lines: [typed] }
    await owner.ok(calls.saveQuotationDraft, { id: share.id, draftVersion: 0, draft })
    expect((await shareOf(owner)).draft.values!.lines[0]!.product).toEqual(product)
  })

  it('is refused at its line if it belongs to another merchant, does not exist, or is not on sale', async () => {
    const sku = await skuOf('Z41H-16C-DN100')
    const theirs = await shareOf(owner2)
    const refused = [
      await owner2.call(calls.submitQuotation, offering(theirs, sku.id)),
      await owner2.call(calls.submitQuotation, offering(theirs, '999999999999')),
    ].map((answer) => faultsIn(answer))
    expect(refused[0]).toEqual(refused[1])
    expect(refused[0]).toEqual([expect.stringContaining('lines[0].skuId：没有这个商品')])
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: false })
    const late = await owner.call(calls.submitQuotation, offering(share, sku.id))
    expect(late.faults.map(({ path, key }) => [path, key])).toEqual([
      ['lines[0].skuId', 'quotation.productOffShelf'],
    ])
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: true })
  })

  it('is visible to operators once offers are open, with the price and in the workbook', async () => {
    const sku = await skuOf('Z41H-16C-DN100')
    await owner.ok(calls.submitQuotation, offering(share, sku.id))
    const sealed = await admin.ok(readInquiry, { id: inquiryId })
    expect(JSON.stringify(sealed)).not.toContain(sku.code)
    await passDeadline(world.database.kysely, inquiryId)
    const opened = await admin.ok(readInquiry, { id: inquiryId })
    const { offer } = opened.invitations.find(({ merchantId }) => merchantId === world.valves.id)!
    expect(offer!.lines[0]!.product).toMatchObject({ productId: gate.id, code: sku.code })
    const bytes = (await admin.ok(compareInquiry, { id: inquiryId })) as unknown as Buffer
    const [head, first] = (await readWorkbook(bytes)).sheets[0]!.rows
    const at = head!.cells.findIndex((cell) => quoted(cell)?.includes('所报商品'))
    expect(quoted(first!.cells[at])).toContain(sku.code)
    expect(JSON.stringify(await shareOf(owner2))).not.toContain(sku.code)
  })

  it('is in the line of the resulting order, with its name at the time of the offer', async () => {
    const sku = await skuOf('Z41H-16C-DN100')
    await owner.ok(calls.submitQuotation, offering(share, sku.id))
    await passDeadline(world.database.kysely, inquiryId)
    const { version, lines } = await admin.ok(readInquiry, { id: inquiryId })
    const awards = lines.map((line) => ({ lineId: line.id, quotationId: share.id, quantity: line.quantity }))
    await admin.ok(awardInquiry, { id: inquiryId, version, awards })
    const won = await owner.ok(calls.readOpportunity, { id: share.id })
    const ordered = (await owner.ok(readOrder, { id: won.awards[0]!.orderId })).lines
    const { unit: _, leadDays: __, terms: ___, ...offered } = sku
    expect(ordered.map(({ product }) => product)).toEqual([offered, null])
  })
})

describe('a workbook of prices', () => {
  const importFile = async (...codes: string[]) =>
    uploadImport(
      world.app,
      owner,
      importQuotation,
      {
        name: '报价.xlsx',
        bytes: await writeWorkbook([
          {
            name: '报价',
            columns: [quotationColumns.lineNo, quotationColumns.sku].map((title) => ({ title, width: 12 })),
            rows: codes.map((code, index) => [String(index + 1), code]),
          },
        ]),
      },
      { id: share.id },
    )

  it('contains products by code, which it has again when downloaded', async () => {
    const read = await importFile('z41h-16c-dn80')
    expect(read).toMatchObject({ isReady: true, read: 1 })
    const { product } = reportOf(read, 'quotation')!.lines[0]!
    expect(product).toMatchObject({ code: 'Z41H-16C-DN80', terms: { unitPrice: '628', moq: '2' } })
    await owner.ok(calls.submitQuotation, offering(share, product!.id))
    const bytes = (await owner.ok(quotationWorkbook, { id: share.id })) as unknown as Buffer
    const [head, first] = (await readWorkbook(bytes)).sheets[0]!.rows
    const at = head!.cells.findIndex((cell) => quoted(cell) === quotationColumns.sku)
    expect(quoted(first!.cells[at])).toBe('Z41H-16C-DN80')
  })

  it('reports an unknown code at its cell', async () => {
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: false })
    const read = await importFile('Z41H-16C-DN80', 'Z99')
    expect(reportOf(read, 'quotation')!.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'B2 商品 Z41H-16C-DN80 已下架，请上架后再报或重新选择',
      'B3 没有这个编码的已通过审核的商品',
    ])
    await owner.ok(products.shelveProducts, { ids: [gate.id], on: true })
  })
})
