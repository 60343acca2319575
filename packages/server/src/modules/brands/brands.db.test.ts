import * as calls from '@bdr/contract/brands/calls'
import { codes } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import * as products from '@bdr/contract/products/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { storedFile } from '../../test/stored-file.ts'
import { aSku, aValve, categoryId } from '../products/test/contents.ts'

let world: TestWorld
let owner: Client
let other: Client
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  other = await world.as('owner2')
  admin = await world.as('admin')
})
afterAll(() => world.close())

const row = async (name: string) => {
  const { list } = await admin.ok(calls.listBrands, { keyword: name })
  return list.find((one) => one.name === name)!
}
const found = async (client: Client, keyword: string) =>
  (await client.ok(calls.findBrands, { keyword })).map(({ name }) => name)
const decide = async (name: string, action: 'approve' | 'enable') => {
  const { id, version } = await row(name)
  return admin.ok(calls.decideOnBrand, { id, version, decision: { action } })
}
const against = async (name: string, action: 'refuse' | 'disable', reason: string) => {
  const { id, version } = await row(name)
  return admin.ok(calls.decideOnBrand, { id, version, decision: { action, reason } })
}
const newest = async (client: Client) =>
  (await client.ok(listMessages, { type: 'business' })).list[0]?.content ?? ''

describe('a requested brand', () => {
  it('is announced to operators, available only to its company until it is approved, and then to everybody', async () => {
    await owner.ok(calls.applyForBrand, { name: '川流' })
    expect(await newest(admin)).toContain('申请新品牌“川流”')
    expect([await found(owner, '川流'), await found(other, '川流')]).toEqual([['川流'], []])
    const { list } = await admin.ok(calls.listBrands, { status: 'applied' })
    expect(list[0]).toMatchObject({
      name: '川流',
      status: 'applied',
      merchantName: world.valves.name,
      actions: { allowed: ['approve', 'refuse'] },
    })
    await decide('川流', 'approve')
    expect(await newest(owner)).toContain('“川流”已通过')
    expect(await found(other, '川流')).toEqual(['川流'])
  })

  it('that is refused is returned with the reason, and can be requested again', async () => {
    const { id } = await owner.ok(calls.applyForBrand, { name: '远帆' })
    const twice = await owner.send(calls.applyForBrand, { name: '远帆' })
    expect(twice.faults).toMatchObject([{ path: 'name', key: 'brand.waiting' }])
    expect(await against('远帆', 'refuse', '请写注册商标的全称')).toMatchObject({ status: 'refused' })
    expect(await newest(owner)).toContain('请写注册商标的全称')
    expect(await found(owner, '远帆')).toEqual([])
    expect(await owner.ok(calls.applyForBrand, { name: '远帆' })).toMatchObject({ id, state: 'applied' })
  })

  it('that two companies have requested is approved once', async () => {
    await owner.ok(calls.applyForBrand, { name: 'Two' })
    await other.ok(calls.applyForBrand, { name: 'ＴＷＯ' })
    await decide('Two', 'approve')
    const { id, version } = await row('ＴＷＯ')
    const late = await admin.call(calls.decideOnBrand, { id, version, decision: { action: 'approve' } })
    expect(late).toMatchObject({ code: codes.conflict, msg: '已有品牌“Two”使用这个名称或别名' })
    expect((await other.send(calls.applyForBrand, { name: 'two' })).faults).toMatchObject([
      { path: 'name', message: '已有品牌“Two”使用这个名称或别名' },
    ])
  })
})

describe('the brands of operators', () => {
  it('are found by their aliases, which cannot be requested as brands', async () => {
    await admin.ok(calls.addBrand, { name: '斯凯孚', aliases: ['SKF'] })
    expect(await found(owner, 'skf')).toEqual(['斯凯孚'])
    expect((await owner.send(calls.applyForBrand, { name: 'S.K.F' })).faults).toMatchObject([
      { path: 'name' },
    ])
    const again = { name: 'FAG', aliases: ['skf'] }
    expect((await admin.send(calls.addBrand, again)).faults).toMatchObject([{ path: 'aliases' }])
    const twice = { name: 'NSK', aliases: ['nsk'] }
    expect((await admin.send(calls.addBrand, twice)).faults).toMatchObject([{ message: '有重复的别名' }])
  })

  it('are renamed for their products, and disabling does not remove them from products', async () => {
    const { id, version } = await admin.ok(calls.addBrand, { name: '旧名牌', aliases: [] })
    const gate = await categoryId(world.database.kysely, '020101')
    const draft = await owner.ok(products.createProduct, { categoryId: gate })
    const picture = await storedFile(world.database.kysely, world.viewers.owner.staffId, 'product-picture')
    const content = aValve(gate, picture, { brandId: id, skus: [aSku({ code: 'BRANDED' })] })
    const { review } = await owner.ok(products.submitProduct, {
      id: draft.id,
      version: draft.version,
      content,
    })
    await admin.ok(products.approveProductReview, { id: review!.id, version: 1 })
    await admin.ok(calls.changeBrand, { id, version, name: '新名牌', aliases: ['旧名牌'] })
    const { list } = await owner.ok(products.listProducts, { keyword: '新名牌' })
    expect(list).toMatchObject([{ id: draft.id, brand: '新名牌' }])

    expect(await against('新名牌', 'disable', '商标争议')).toMatchObject({
      status: 'disabled',
      productCount: 1,
    })
    expect(await found(owner, '新名牌')).toEqual([])
    const unchanged = await owner.ok(products.readProduct, { id: draft.id })
    expect(unchanged).toMatchObject({
      live: { brandId: id },
      brands: [{ name: '新名牌', state: 'disabled' }],
    })
    const edited = { ...unchanged.live!, name: '改名的闸阀' }
    const answer = await owner.send(products.submitProduct, {
      id: unchanged.id,
      version: unchanged.version,
      content: edited,
    })
    expect(answer.faults).toMatchObject([{ path: 'content.brandId', key: 'product.brandDisabled' }])
    expect(await decide('新名牌', 'enable')).toMatchObject({ status: 'approved' })
  })

  it('can be changed only by operators, and only in the version they have read', async () => {
    const { id, version } = await admin.ok(calls.addBrand, { name: '先后', aliases: [] })
    await admin.ok(calls.changeBrand, { id, version, name: '先后一', aliases: [] })
    const late = await admin.call(calls.changeBrand, { id, version, name: '先后二', aliases: [] })
    expect(late.code).toBe(codes.conflict)
    expect((await owner.call(calls.listBrands, {})).code).toBe(codes.noPermission)
    expect((await owner.call(calls.addBrand, { name: '不行', aliases: [] })).code).toBe(codes.noPermission)
  })
})
