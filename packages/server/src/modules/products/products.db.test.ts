import { codes } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import * as brands from '@bdr/contract/brands/calls'
import * as calls from '@bdr/contract/products/calls'
import { attributeFilterText } from '@bdr/contract/products/attribute-filter'
import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { findRecords } from '@bdr/contract/search/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { storedFile } from '../../test/stored-file.ts'
import { aSku, aValve, categoryId } from './test/contents.ts'

let world: TestWorld
let owner: Client
let admin: Client
let gate: string
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  admin = await world.as('admin')
  gate = await categoryId(world.database.kysely, '020101')
})
afterAll(() => world.close())

const picture = () => storedFile(world.database.kysely, world.viewers.owner.staffId, 'product-picture')
const begin = async (content: Partial<ProductContent> = {}) => {
  const draft = await owner.ok(calls.createProduct, { categoryId: gate })
  return { ...draft, content: aValve(gate, await picture(), content) }
}
const submitted = async (content: Partial<ProductContent> = {}) => {
  const { id, version, content: whole } = await begin(content)
  const product = await owner.ok(calls.submitProduct, { id, version, content: whole })
  return { ...product, content: whole }
}
const approved = async (content: Partial<ProductContent> = {}) => {
  const product = await submitted(content)
  await admin.ok(calls.approveProductReview, { id: product.review!.id, version: product.review!.version })
  return { ...(await owner.ok(calls.readProduct, { id: product.id })), content: product.content }
}

describe('a list filtered by attributes', () => {
  const attributes = (changed: Record<string, string>) =>
    Object.entries({ dn: '100', pn: 'PN16', drive: '手轮', ...changed }).map(([key, value]) => ({
      key,
      value,
    }))
  const found = async (text: string, client = owner) =>
    (await client.ok(calls.listProducts, { attributes: text, keyword: '按属性' })).list
      .map(({ name }) => name)
      .toSorted()

  it('contains products with one of the values, or a number within the range, in the product or in its SKUs', async () => {
    const save = async (name: string, content: Partial<ProductContent>) => {
      const { id, version } = await owner.ok(calls.createProduct, { categoryId: gate })
      const whole = aValve(gate, await picture(), { name: `按属性 ${name}`, ...content })
      return owner.ok(calls.saveProductDraft, { id, version, content: whole })
    }
    await save('甲', { attributes: attributes({ dn: '50' }) })
    await save('乙', { attributes: attributes({ dn: '150', pn: 'PN25' }) })
    const third = await save('丙', {
      attributes: attributes({ dn: '', pn: 'PN40' }),
      variants: [{ key: 'dn', values: ['80', '200'] }],
    })
    expect(await found('pn=PN16&pn=PN25')).toEqual(['按属性 乙', '按属性 甲'])
    expect(await found('dn.from=60&dn.to=150')).toEqual(['按属性 丙', '按属性 乙'])
    expect(await found('dn.from=151')).toEqual(['按属性 丙'])
    expect(await found('dn.to=50&pn=PN16')).toEqual(['按属性 甲'])
    expect(await found('dn.to=50&pn=PN25')).toEqual([])
    expect(await found('pn=PN16', await world.as('owner2'))).toEqual([])

    const content = { ...third.draft!, variants: [], attributes: attributes({ pn: 'PN16' }) }
    const changed = await owner.ok(calls.saveProductDraft, { id: third.id, version: third.version, content })
    expect(await found('dn.from=151')).toEqual([])
    expect(await found('pn=PN16')).toEqual(['按属性 丙', '按属性 甲'])
    await owner.ok(calls.removeProduct, { id: third.id, version: changed.version })
    expect(await found('pn=PN16')).toEqual(['按属性 甲'])
    const left = world.database.kysely.selectFrom('product_attribute').select('key')
    expect(await left.where('product_id', '=', third.id).execute()).toEqual([])
  })

  it('compares negative numbers and fractions numerically, whatever their number of digits', async () => {
    const degrees = ['-196', '-40', '-5.5', '-0.25', '0', '0.5', '9', '12.25', '120', '120.0001']
    for (const degree of degrees) {
      const { id, version } = await owner.ok(calls.createProduct, { categoryId: gate })
      const attributes = [{ key: 'temperature-max', value: degree }]
      const content = { ...aValve(gate, await picture(), { attributes }), name: `按属性 ${degree}` }
      await owner.ok(calls.saveProductDraft, { id, version, content })
    }
    const between = async (from: string | null, to: string | null) =>
      (await found(attributeFilterText([{ key: 'temperature-max', from, to }])!))
        .map((name) => name.replace('按属性 ', ''))
        .toSorted((a, b) => Number(a) - Number(b))
    expect(await between('-40', '120')).toEqual(degrees.slice(1, 9))
    expect(await between('-40.0000', '-0.25')).toEqual(['-40', '-5.5', '-0.25'])
    expect(await between('-39.9999', '-0.3')).toEqual(['-5.5'])
    expect(await between(null, '-40')).toEqual(['-196', '-40'])
    expect(await between('0.4', '12.25')).toEqual(['0.5', '9', '12.25'])
    expect(await between('120.0001', null)).toEqual(['120.0001'])
    expect(await between('-0', '0.0')).toEqual(['0'])
  })

  it('contains the products of all merchants for operators', async () => {
    const { attributes } = aValve(gate, '')
    const cold = [...attributes, { key: 'temperature-max', value: '-162.5' }]
    await submitted({ name: '按属性 深冷', attributes: cold })
    expect(await found('temperature-max.from=-163&temperature-max.to=-162', admin)).toEqual(['按属性 深冷'])
    expect(await found('temperature-max.from=-162', admin)).toEqual([])
    expect(await found('drive=手轮', admin)).toEqual(['按属性 深冷'])
  })

  it('refuses an invalid filter', async () => {
    expect((await owner.send(calls.listProducts, { attributes: 'dn.from=fifty' })).code).toBe(codes.invalid)
  })
})

describe('a draft', () => {
  it('starts with a category and may contain invalid values', async () => {
    const draft = await owner.ok(calls.createProduct, { categoryId: gate })
    expect(draft).toMatchObject({
      status: 'draft',
      live: null,
      draft: { categoryId: gate, name: '' },
      categories: [{ id: gate, path: '阀门 / 闸阀 / 楔式闸阀' }],
    })
    expect(draft.categories[0]!.attributes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['temperature-max', 'dn', 'pn', 'stem-form']),
    )
    const content = { ...draft.draft!, name: '楔式', skus: [aSku({ price: '12.', code: '' })] }
    const saved = await owner.ok(calls.saveProductDraft, { id: draft.id, version: draft.version, content })
    expect(saved).toMatchObject({ title: '楔式', draft: { skus: [{ price: '12.' }] }, status: 'draft' })
    const late = { id: draft.id, version: draft.version, content }
    expect((await owner.call(calls.saveProductDraft, late)).code).toBe(codes.conflict)
  })

  it('is visible only to its company until it is submitted', async () => {
    const { id } = await begin()
    expect((await admin.call(calls.readProduct, { id })).code).toBe(codes.notFound)
    const { list } = await admin.ok(calls.listProducts, {})
    expect(list.map((row) => row.id)).not.toContain(id)
  })

  it('accepts no file of another company', async () => {
    const { id, version, content } = await begin()
    const foreign = await storedFile(world.database.kysely, world.viewers.owner2.staffId, 'product-picture')
    const answer = await owner.send(calls.saveProductDraft, {
      id,
      version,
      content: { ...content, pictures: [foreign] },
    })
    expect(answer.faults.map(({ path }) => path)).toEqual(['content.pictures'])
  })

  it('can be removed, and copied', async () => {
    const { id, version, content } = await begin()
    const saved = await owner.ok(calls.saveProductDraft, { id, version, content })
    const copy = await owner.ok(calls.copyProduct, { id })
    expect(copy).toMatchObject({
      title: content.name,
      draft: { skus: [{ code: '', stock: '', price: '1280' }] },
    })
    await owner.ok(calls.removeProduct, { id, version: saved.version })
    expect((await owner.call(calls.readProduct, { id })).code).toBe(codes.notFound)
    const { list } = await owner.ok(calls.listProducts, { keyword: copy.productNo })
    expect(list.map((row) => row.id)).toEqual([copy.id])
  })
})

describe('a submission', () => {
  it('reports everything that is wrong, with its path', async () => {
    const { id, version, content, categories } = await begin()
    const answer = await owner.send(calls.submitProduct, {
      id,
      version,
      content: {
        ...content,
        unit: '大概',
        attributes: [
          { key: 'dn', value: '101' },
          { key: 'temperature-max', value: '很高' },
        ],
        variants: [{ key: 'stem-form', values: ['明杆'] }],
        skus: [aSku({ values: ['明杆'] }), aSku({ key: 'two', values: ['明杆'] })],
      },
    })
    expect(answer.code).toBe(codes.invalid)
    expect(answer.faults.map(({ path }) => path)).toEqual([
      'content.unit',
      'content.attributes.temperature-max',
      'content.attributes.dn',
      'content.attributes.pn',
      'content.attributes.body-material',
      'content.attributes.seat',
      'content.attributes.drive',
      'content.attributes.connection',
      'content.variants[0]',
      'content.skus[1].code',
      'content.skus[1].code',
    ])
    const named = (answer.data as string[]).slice(1, 8).map((sentence) => sentence.split('：')[0])
    expect(categories[0]!.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
  })

  it('waits for a review, and can be withdrawn', async () => {
    const product = await submitted({ skus: [aSku({ code: 'BACK-1' })] })
    expect(product).toMatchObject({ status: 'submitted', review: { by: 'owner' } })
    const { list: notices } = await admin.ok(listMessages, { type: 'business' })
    expect(notices[0]).toMatchObject({ jumpUrl: '/product/auditDetail' })
    const { id, version } = product
    const typing = await owner.call(calls.saveProductDraft, { id, version, content: product.content })
    expect(typing.code).toBe(codes.conflict)
    const { id: review, version: reviewVersion } = product.review!
    await owner.ok(calls.withdrawProductReview, { id: review, version: reviewVersion })
    expect(await owner.ok(calls.readProduct, { id })).toMatchObject({ status: 'draft', review: null })
  })

  it('is refused with remarks on fields, corrected and submitted again', async () => {
    const product = await submitted({ skus: [aSku({ code: 'MEND-1' })] })
    const { id: review, version } = product.review!
    await admin.ok(calls.refuseProductReview, {
      id: review,
      version,
      reason: '图片不清晰',
      remarks: [{ field: 'pictures', text: '请拍铭牌' }],
    })
    const refused = await owner.ok(calls.readProduct, { id: product.id })
    expect(refused).toMatchObject({
      status: 'rejected',
      refusal: { reason: '图片不清晰', remarks: [{ field: 'pictures', text: '请拍铭牌' }] },
    })
    const again = await owner.ok(calls.submitProduct, {
      id: refused.id,
      version: refused.version,
      content: { ...product.content, pictures: [await picture()] },
    })
    expect(again).toMatchObject({ status: 'submitted', refusal: null })
  })

  it('is refused with a code that another product has, regardless of case', async () => {
    await approved({ name: '第一台', skus: [aSku({ code: 'same-1' })] })
    const { id, version, content } = await begin({ skus: [aSku({ code: 'ＳＡＭＥ-1' })] })
    const answer = await owner.send(calls.submitProduct, { id, version, content })
    expect(answer.faults).toMatchObject([{ path: 'content.skus[0].code', message: '编码已用于“第一台”' }])
  })

  it('is approved only once if two have the same code', async () => {
    const [one, other] = [
      await submitted({ skus: [aSku({ code: 'RACE-1' })] }),
      await submitted({ skus: [aSku({ code: 'RACE-1' })] }),
    ]
    await admin.ok(calls.approveProductReview, { id: one.review!.id, version: 1 })
    const late = await admin.call(calls.approveProductReview, { id: other.review!.id, version: 1 })
    expect(late.code).toBe(codes.conflict)
  })
})

describe('a decision on several requests', () => {
  const seen = ({ review }: Pick<ProductDetail, 'review'>) => ({ id: review!.id, version: review!.version })

  it('approves what is possible, and returns the others with the reason', async () => {
    const [one, same, withdrawn] = [
      await submitted({ name: '先到的', skus: [aSku({ code: 'SEVERAL-1' })] }),
      await submitted({ name: '重码的', skus: [aSku({ code: 'SEVERAL-1' })] }),
      await submitted({ name: '撤回的', skus: [aSku({ code: 'SEVERAL-2' })] }),
    ]
    await owner.ok(calls.withdrawProductReview, seen(withdrawn))
    const outcome = await admin.ok(calls.decideProductReviews, {
      reviews: [withdrawn, same, one].map(seen),
      decision: { action: 'approve' },
    })
    expect(outcome).toEqual({
      done: 1,
      refused: [
        { id: same.review!.id, name: '重码的', reason: '编码已用于“先到的”' },
        { id: withdrawn.review!.id, name: '撤回的', reason: expect.stringContaining('他人修改') },
      ],
    })
    expect(await owner.ok(calls.readProduct, { id: one.id })).toMatchObject({ status: 'approved' })
    expect(await owner.ok(calls.readProduct, { id: same.id })).toMatchObject({ status: 'submitted' })
  })

  it('refuses all of them with one reason, of which each company is notified', async () => {
    const products = [
      await submitted({ skus: [aSku({ code: 'SEVERAL-3' })] }),
      await submitted({ skus: [aSku({ code: 'SEVERAL-4' })] }),
    ]
    const reviews = products.map(seen)
    const decision = { action: 'refuse', reason: '缺少检验报告' } as const
    expect(await admin.ok(calls.decideProductReviews, { reviews, decision })).toEqual({
      done: 2,
      refused: [],
    })
    for (const { id } of products)
      expect(await owner.ok(calls.readProduct, { id })).toMatchObject({
        status: 'rejected',
        refusal: { reason: '缺少检验报告' },
      })
    const again = await admin.ok(calls.decideProductReviews, { reviews, decision })
    expect(again.done).toBe(0)
    const noReason = { reviews, decision: { action: 'refuse' as const, reason: ' ' } }
    expect((await admin.call(calls.decideProductReviews, noReason)).code).toBe(codes.invalid)
  })

  it('changes nothing if one of them is not a request', async () => {
    const product = await submitted({ skus: [aSku({ code: 'SEVERAL-5' })] })
    const answer = await admin.call(calls.decideProductReviews, {
      reviews: [seen(product), { id: '999999', version: 1 }],
      decision: { action: 'approve' },
    })
    expect(answer.code).toBe(codes.notFound)
    expect(await owner.ok(calls.readProduct, { id: product.id })).toMatchObject({ status: 'submitted' })
  })
})

describe('an approved product', () => {
  it('stays as buyers see it while an edit is reviewed', async () => {
    const product = await approved({ skus: [aSku({ code: 'EDIT-1' })] })
    expect(product).toMatchObject({ status: 'approved', draft: null, live: { name: '楔式闸阀 Z41H-16C' } })
    const content = { ...product.live!, name: '楔式闸阀 Z41H-25', model: 'Z41H-25' }
    const edited = await owner.ok(calls.submitProduct, { id: product.id, version: product.version, content })
    expect(edited).toMatchObject({
      status: 'approved',
      live: { model: 'Z41H-16C' },
      draft: { model: 'Z41H-25' },
    })
    const review = await admin.ok(calls.readProductReview, { id: edited.review!.id })
    expect(review).toMatchObject({ before: { model: 'Z41H-16C' }, after: { model: 'Z41H-25' } })
    await admin.ok(calls.approveProductReview, { id: review.id, version: review.version })
    const now = await owner.ok(calls.readProduct, { id: product.id })
    expect(now).toMatchObject({ live: { model: 'Z41H-25' }, draft: null, title: '楔式闸阀 Z41H-25' })
    expect(now.history[0]!.changes).toEqual(
      expect.arrayContaining([{ field: 'model', part: null, before: 'Z41H-16C', after: 'Z41H-25' }]),
    )
  })

  it('cannot be submitted without changes, and its draft can be discarded', async () => {
    const product = await approved({ skus: [aSku({ code: 'SAME-AGAIN' })] })
    const { id, version } = product
    expect((await owner.call(calls.submitProduct, { id, version, content: product.live! })).code).toBe(
      codes.refused,
    )
    const typed = await owner.ok(calls.saveProductDraft, {
      id,
      version,
      content: { ...product.live!, name: '另一个名字' },
    })
    expect(typed).toMatchObject({ title: '楔式闸阀 Z41H-16C', draft: { name: '另一个名字' } })
    expect(await admin.ok(calls.readProduct, { id })).toMatchObject({ draft: null })
    const given = await owner.ok(calls.discardProductDraft, { id, version: typed.version })
    expect(given).toMatchObject({ draft: null })
  })

  it('changes price and stock at once, recorded by SKU, and an edit does not revert that', async () => {
    const product = await approved({ skus: [aSku({ code: 'TERMS-1' })] })
    const priced = await owner.ok(calls.changeProductPrices, {
      id: product.id,
      version: product.version,
      skus: [{ key: 'one', price: '1199.5', stock: '0' }],
    })
    expect(priced.live!.skus[0]).toMatchObject({ price: '1199.5', stock: '0' })
    expect(priced.history[0]).toMatchObject({
      action: 'reprice',
      changes: [
        { field: 'price', part: 'TERMS-1', before: '1280', after: '1199.5' },
        { field: 'stock', part: 'TERMS-1', before: '25', after: '0' },
      ],
    })
    // the edit's form contains an outdated price
    const edited = await owner.ok(calls.submitProduct, {
      id: product.id,
      version: priced.version,
      content: { ...product.live!, name: '改名的闸阀', skus: [aSku({ code: 'TERMS-1B', price: '1' })] },
    })
    await admin.ok(calls.approveProductReview, { id: edited.review!.id, version: 1 })
    const now = await owner.ok(calls.readProduct, { id: product.id })
    expect(now.live!.skus[0]).toMatchObject({ code: 'TERMS-1B', price: '1199.5', stock: '0' })
    const { list } = await owner.ok(calls.listProducts, { keyword: 'terms-1b' })
    expect(list).toMatchObject([{ priceFrom: '1199.5', stock: '0' }])
  })

  it('is put on and taken off sale together with others; those that cannot be are returned', async () => {
    const product = await approved({ skus: [aSku({ code: 'SHELF-1' })] })
    const draft = await begin()
    const ids = [product.id, draft.id]
    expect(await owner.ok(calls.shelveProducts, { ids, on: true })).toMatchObject({
      done: 1,
      refused: [{ id: draft.id, reason: '当前状态为“草稿”，不能上架' }],
    })
    expect(await owner.ok(calls.shelveProducts, { ids: [product.id], on: true })).toMatchObject({ done: 0 })
    const { list } = await owner.ok(calls.listProducts, { shelf: 'on', keyword: 'SHELF-1' })
    expect(list).toMatchObject([{ id: product.id, onShelf: true }])
    await owner.ok(calls.shelveProducts, { ids: [product.id], on: false })
    expect(await owner.ok(calls.readProduct, { id: product.id })).toMatchObject({ onShelf: false })
  })
})

describe('a product is found', () => {
  it('by code, by pinyin initials, by a parent category, and in the global search', async () => {
    const product = await approved({ name: '对夹式蝶阀试样', skus: [aSku({ code: 'FIND-ME' })] })
    const find = async (query: object) => (await owner.ok(calls.listProducts, query)).list.map(({ id }) => id)
    expect(await find({ keyword: 'find-me' })).toEqual([product.id])
    expect(await find({ keyword: 'djsdf' })).toEqual([product.id])
    const valves = await categoryId(world.database.kysely, '02')
    const categories = await owner.ok(calls.listProductCategories, {})
    const all = await owner.ok(calls.countProducts, {})
    expect(categories.map(({ name, count }) => [name, count])).toEqual(
      ['阀门', '闸阀', '楔式闸阀'].map((name) => [name, all.counts.find(({ tab }) => tab === 'all')!.count]),
    )
    expect(await (await world.as('owner2')).ok(calls.listProductCategories, {})).toEqual([])
    expect(await find({ categoryId: valves, keyword: 'FIND-ME' })).toEqual([product.id])
    const pumps = await categoryId(world.database.kysely, '03')
    expect(await find({ categoryId: pumps })).toEqual([])
    const { groups } = await owner.ok(findRecords, { keyword: 'FIND-ME' })
    expect(groups.find(({ kind }) => kind === 'product')!.hits.map(({ id }) => id)).toEqual([product.id])
    const counts = await owner.ok(calls.countProducts, { keyword: 'FIND-ME' })
    expect(counts.counts.find(({ tab }) => tab === 'approved')).toMatchObject({ count: 1 })
  })
})

describe('brands', () => {
  it('are requested, available to the company that requested them, and approved with the first product', async () => {
    const brand = await owner.ok(brands.applyForBrand, { name: '明泽 MZ' })
    expect(brand).toMatchObject({ state: 'applied' })
    expect((await owner.call(brands.applyForBrand, { name: '明泽ＭＺ' })).code).toBe(codes.invalid)
    const other = await world.as('owner2')
    expect(await other.ok(brands.findBrands, { keyword: '明泽' })).toEqual([])
    await approved({ brandId: brand.id, skus: [aSku({ code: 'BRAND-1' })] })
    expect(await other.ok(brands.findBrands, { keyword: 'mz' })).toMatchObject([
      { id: brand.id, state: 'approved' },
    ])
  })

  it('with the same model indicate possible duplicates', async () => {
    const [brand] = await owner.ok(brands.findBrands, { keyword: '明泽' })
    const first = await approved({ brandId: brand!.id, model: 'D41X-10', skus: [aSku({ code: 'DUP-1' })] })
    const { id, version, content } = await begin({ brandId: brand!.id, model: 'd41x-10' })
    const saved = await owner.ok(calls.saveProductDraft, { id, version, content })
    expect(saved.duplicates.map((one) => one.id)).toEqual([first.id])
  })
})

it('units are found by the symbols people type', async () => {
  expect(await owner.ok(calls.listUnits, { keyword: 'pcs' })).toEqual(['件'])
  expect(await owner.ok(calls.listUnits, { keyword: '平方' })).toContain('平方米')
})
