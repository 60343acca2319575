import { readCatalogue } from '@bdr/contract/categories/calls'
import * as calls from '@bdr/contract/categories/attribute-calls'
import * as units from '@bdr/contract/categories/unit-calls'
import { codes } from '@bdr/contract/errors'
import * as products from '@bdr/contract/products/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { storedFile } from '../../test/stored-file.ts'
import { aSku, aValve, categoryId } from '../products/test/contents.ts'

let world: TestWorld
let admin: Client
let owner: Client
let valves: string
let gate: string
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  owner = await world.as('owner')
  valves = await categoryId(world.database.kysely, '02')
  gate = await categoryId(world.database.kysely, '020101')
})
afterAll(() => world.close())

const plain = { type: 'text', unit: '', options: [] as string[], required: false, varies: false } as const
const asked = async () =>
  (await owner.ok(products.readCategoryAttributes, { id: gate })).map(({ name }) => name)
let names = 0
/** Adds an attribute to the category of gate valves. */
const add = async (more: Partial<typeof plain> | object = {}) => {
  names += 1
  const name = `试验属性${names}`
  const { own } = await admin.ok(calls.addAttribute, { id: gate, key: null, ...plain, name, ...more })
  return own.find((row) => row.name === name)!
}

describe('the attributes of a category', () => {
  it('follow those of its ancestors', async () => {
    const before = await admin.ok(calls.readAttributes, { id: gate })
    expect(before).toMatchObject({ path: '阀门 / 闸阀 / 楔式闸阀', isLeaf: true })
    expect(before.inherited.map(({ category }) => category)).toContain('阀门')
    const added = await add({ name: '阀杆直径', type: 'number', unit: 'mm' })
    expect(await asked()).toContain(added?.name ?? '阀杆直径')
    const rows = await admin.ok(readCatalogue, {})
    expect(rows.find(({ id }) => id === gate)!.attributeCount).toBe((await asked()).length)
  })

  it('have unique names, and choices have at least two options', async () => {
    const row = await add()
    const twice = { id: gate, key: null, ...plain, name: row.name }
    expect((await admin.send(calls.addAttribute, twice)).faults).toMatchObject([
      { path: 'name', message: '这个类目已有同名属性' },
    ])
    const choice = { id: gate, key: null, ...plain, name: '单选', type: 'choice' as const, options: ['一'] }
    expect((await admin.send(calls.addAttribute, choice)).faults).toMatchObject([{ path: 'options' }])
    expect((await admin.send(calls.addAttribute, { ...choice, options: ['一', '一'] })).faults).toMatchObject(
      [{ path: 'options', message: '有重复的可选值' }],
    )
  })

  it('can be reordered, but only all of them together', async () => {
    await add()
    await add()
    const { own } = await admin.ok(calls.readAttributes, { id: gate })
    const turned = own.map(({ id }) => id).toReversed()
    const after = await admin.ok(calls.arrangeAttributes, { id: gate, attributeIds: turned })
    expect(after.own.map(({ id }) => id)).toEqual(turned)
    const some = { id: gate, attributeIds: turned.slice(1) }
    expect((await admin.call(calls.arrangeAttributes, some)).code).toBe(codes.conflict)
  })

  it('can redefine those of an ancestor', async () => {
    const { own } = await admin.ok(calls.addAttribute, {
      id: valves,
      key: null,
      ...plain,
      name: '执行标准',
    })
    const { key } = own.find(({ name }) => name === '执行标准')!
    const otherwise = { ...plain, name: '执行标准', type: 'choice' as const, options: ['GB', 'API'] }
    const after = await admin.ok(calls.addAttribute, { id: gate, key, ...otherwise })
    expect(after.inherited.map((row) => row.key)).not.toContain(key)
    const definitions = await owner.ok(products.readCategoryAttributes, { id: gate })
    expect(definitions.filter((row) => row.key === key)).toMatchObject([{ choices: ['GB', 'API'] }])
    const again = await admin.call(calls.addAttribute, { id: gate, key, ...otherwise })
    expect(again.code).toBe(codes.conflict)
  })

  it('can be changed only in the version that was read', async () => {
    const { id, version, name } = await add()
    await admin.ok(calls.changeAttribute, { id, version, ...plain, name, varies: true })
    const late = await admin.call(calls.changeAttribute, { id, version, ...plain, name })
    expect(late.code).toBe(codes.conflict)
  })
})

describe('stored products', () => {
  let attribute: Awaited<ReturnType<typeof add>>
  let product: { id: string; version: number }
  beforeEach(async () => {
    attribute = await add({ type: 'choice', options: ['红', '绿'] })
    const draft = await owner.ok(products.createProduct, { categoryId: gate })
    const picture = await storedFile(world.database.kysely, world.viewers.owner.staffId, 'product-picture')
    const valve = aValve(gate, picture, { skus: [aSku({ code: `ATTR-${attribute.id}` })] })
    const content = { ...valve, attributes: [...valve.attributes, { key: attribute.key, value: '红' }] }
    const { review } = await owner.ok(products.submitProduct, {
      id: draft.id,
      version: draft.version,
      content,
    })
    await admin.ok(products.approveProductReview, { id: review!.id, version: 1 })
    const { id, version } = await owner.ok(products.readProduct, { id: draft.id })
    product = { id, version }
  })
  const now = () => owner.ok(products.readProduct, { id: product.id })
  const valueOf = async () => (await now()).live!.attributes.find(({ key }) => key === attribute.key)?.value

  it('keep a value that is no longer an option, and this is reported', async () => {
    const { id, version, name } = attribute
    const changed = await admin.ok(calls.changeAttribute, {
      ...{ id, version, ...plain, name },
      type: 'choice',
      options: ['绿', '蓝'],
    })
    expect(changed.unfitCount).toBe(1)
    expect(changed.own.find((row) => row.id === id)).toMatchObject({ productCount: 1, choices: ['绿', '蓝'] })
    expect(await valueOf()).toBe('红')
    const edited = { ...(await now()).live!, name: '改名的闸阀' }
    const answer = await owner.send(products.submitProduct, { ...product, content: edited })
    expect(answer.faults).toMatchObject([
      { path: `content.attributes.${attribute.key}`, message: '不在可选范围内' },
    ])
  })

  it('keep the value of a disabled attribute, even when they are edited', async () => {
    const { id, version } = attribute
    await admin.ok(calls.enableAttribute, { id, version, enabled: false })
    expect(await asked()).not.toContain(attribute.name)
    const read = await now()
    expect(read.categories[0]!.retired).toMatchObject([{ key: attribute.key, name: attribute.name }])
    const content = { ...read.live!, name: '改名的闸阀' }
    const { review } = await owner.ok(products.submitProduct, { ...product, content })
    await admin.ok(products.approveProductReview, { id: review!.id, version: 1 })
    expect(await valueOf()).toBe('红')
    await admin.ok(calls.enableAttribute, { id, version: version + 1, enabled: true })
    expect(await asked()).toContain(attribute.name)
  })
})

describe('units of quantity', () => {
  it('can be added and disabled; products keep a disabled one', async () => {
    expect(await owner.ok(products.listUnits, { keyword: '榀' })).toEqual([])
    const added = await admin.ok(units.addUnit, { name: '榀' })
    expect(added.at(-1)).toMatchObject({ name: '榀', enabled: true, productCount: 0 })
    expect(await owner.ok(products.listUnits, { keyword: '榀' })).toEqual(['榀'])
    expect((await admin.send(units.addUnit, { name: '榀' })).faults).toMatchObject([{ path: 'name' }])
    const { id, version } = added.at(-1)!
    await admin.ok(units.enableUnit, { id, version, enabled: false })
    expect(await owner.ok(products.listUnits, { keyword: '榀' })).toEqual([])
    const draft = await owner.ok(products.createProduct, { categoryId: gate })
    const picture = await storedFile(world.database.kysely, world.viewers.owner.staffId, 'product-picture')
    const content = aValve(gate, picture, { unit: '榀', skus: [aSku({ code: 'UNIT-1' })] })
    const answer = await owner.send(products.submitProduct, { id: draft.id, version: draft.version, content })
    expect(answer.faults).toMatchObject([{ path: 'content.unit' }])
  })
})

it('can be changed only by operators', async () => {
  expect((await owner.call(units.addUnit, { name: '榀' })).code).toBe(codes.noPermission)
  const attribute = { id: gate, key: null, ...plain, name: '不行' }
  expect((await owner.call(calls.addAttribute, attribute)).code).toBe(codes.noPermission)
})
