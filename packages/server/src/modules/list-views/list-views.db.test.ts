import { arrangeList, readListViews, removeListView, saveListView } from '@bdr/contract/list-views/calls'
import { maxViewsOfList } from '@bdr/contract/list-views/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'

let world: TestWorld
let owner: Client
let sales: Client
let owner2: Client
let admin: Client

beforeAll(async () => {
  world = await testWorld()
  ;[owner, sales, owner2, admin] = [
    await world.as('owner'),
    await world.as('sales'),
    await world.as('owner2'),
    await world.as('admin'),
  ]
})
afterAll(() => world.close())

const view = { list: 'orders.list', search: 'waiting=answer', columns: ['orderNo', 'buyer'], shared: false }
const namesOf = async (client: Client, list = view.list) =>
  (await client.ok(readListViews, { list })).views.map(({ name }) => name)

it('a view belongs to one person until it is shared, and then to the company', async () => {
  await owner.ok(saveListView, { ...view, name: '急单' })
  expect(await namesOf(owner)).toEqual(['急单'])
  expect(await namesOf(sales)).toEqual([])
  await owner.ok(saveListView, { ...view, name: '急单', shared: true })
  expect((await sales.ok(readListViews, { list: view.list })).views).toMatchObject([
    { name: '急单', search: 'waiting=answer', columns: ['orderNo', 'buyer'], own: false, by: 'owner' },
  ])
  expect(await namesOf(sales, 'deliveryNotes.list')).toEqual([])
  expect(await namesOf(owner2)).toEqual([])
  expect(await namesOf(admin)).toEqual([])
})

it('a view opens the list for the people who chose it, until it is removed', async () => {
  const { id } = await owner.ok(saveListView, { ...view, name: '默认', shared: true })
  await sales.ok(arrangeList, { list: view.list, defaultViewId: id })
  expect((await sales.ok(readListViews, { list: view.list })).defaultViewId).toBe(id)
  expect((await owner.ok(readListViews, { list: view.list })).defaultViewId).toBeNull()
  expect((await sales.call(removeListView, { id })).code).toBe('A00005')
  await owner.ok(removeListView, { id })
  expect((await sales.ok(readListViews, { list: view.list })).defaultViewId).toBeNull()
})

it('a list is arranged by each person for themselves', async () => {
  const { id } = await owner.ok(saveListView, { ...view, name: '列', shared: true })
  await sales.ok(arrangeList, { list: view.list, columns: ['orderNo', 'status'], viewId: id })
  await sales.ok(arrangeList, { list: view.list, columns: ['orderNo', 'amount'] })
  const columnsOf = async (client: Client) => {
    const { views, columns } = await client.ok(readListViews, { list: view.list })
    return [views.find((one) => one.id === id)!.columns, columns]
  }
  expect(await columnsOf(sales)).toEqual([
    ['orderNo', 'status'],
    ['orderNo', 'amount'],
  ])
  expect(await columnsOf(owner)).toEqual([['orderNo', 'buyer'], null])
  await sales.ok(arrangeList, { list: view.list, columns: null, viewId: id })
  expect((await columnsOf(sales))[0]).toEqual(['orderNo', 'buyer'])
})

it('views of a list are limited in number', async () => {
  for (let at = 0; at < 30; at += 1) await admin.ok(saveListView, { ...view, name: `视图 ${at}` })
  const answer = await admin.call(saveListView, { ...view, name: '再一个' })
  expect(answer).toMatchObject({ code: 'A00001', msg: expect.stringContaining('30') })
  // an existing one can be replaced
  await admin.ok(saveListView, { ...view, name: '视图 3', search: '' })
})

describe.runIf(databaseKind === 'postgres')('on two nodes', () => {
  it('no more views are saved at once than a list may have', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const other = await buildApp({ database: world.database, env, clock: testClock, bus: localBus() })
    await other.ready()
    const nodes = [sales, clientOf(other, sales.token)] as const
    const answers = await Promise.all(
      Array.from({ length: maxViewsOfList + 20 }, (_, index) =>
        nodes[index % 2]!.call(saveListView, { ...view, list: 'imports.list', name: `视图 ${index}` }),
      ),
    )
    await other.close()
    const saved = answers.filter(({ code }) => code === '00000')
    expect(saved).toHaveLength(maxViewsOfList)
    expect(await namesOf(sales, 'imports.list')).toHaveLength(maxViewsOfList)
  })
})
