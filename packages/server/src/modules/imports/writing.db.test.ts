import * as calls from '@bdr/contract/imports/calls'
import { importOrders, listOrders } from '@bdr/contract/orders/calls'
import { importProducts } from '@bdr/contract/products/import'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { writeWorkbook } from '../../platform/workbook/test/write-workbook.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'
import { importAfterJobs, uploadImport } from '../../test/import.ts'
import { listSheet, type ListRow } from '../order-import/test/list-sheet.ts'
import { fileOf, valves } from '../product-import/test/sheets.ts'

let world: TestWorld
let admin: Client
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  owner = await world.as('owner')
})
afterAll(() => world.close())

const orderFile = (...rows: ListRow[]) => ({ name: '订单.xlsx', bytes: writeWorkbook([listSheet(...rows)]) })
const importFile = (...rows: ListRow[]) =>
  uploadImport(world.app, admin, importOrders, orderFile(...rows), { mode: 'import' })
const ordersNamed = async (keyword: string) => (await admin.ok(listOrders, { keyword })).total

/** Makes the database refuse every row of a table with this SQLSTATE. */
async function refuseRowsOf(table: string, state: string): Promise<void> {
  await sql`
    create or replace function refuse_row() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'refused' using errcode = '${state}'; end`)}`.execute(
    world.database.kysely,
  )
  await sql`create trigger refuse before insert on ${sql.table(table)} for each row execute function refuse_row()`.execute(
    world.database.kysely,
  )
}
const acceptRowsOf = (table: string) =>
  sql`drop trigger if exists refuse on ${sql.table(table)}`.execute(world.database.kysely)

const notNullViolation = '23502'
const diskFull = '53100'

/** Simulates that the pause before another attempt is over. */
const later = () =>
  world.database.kysely
    .updateTable('job')
    .set({ due_at: sql<string>`now()` })
    .where('ended_at', 'is', null)
    .execute()

describe('an import that breaks while it is written', () => {
  afterEach(async () => {
    await acceptRowsOf('purchase_order_line')
    await acceptRowsOf('search_text')
  })

  it('has failed at once if the database refuses its data, and wrote nothing', async () => {
    await refuseRowsOf('purchase_order_line', notNullViolation)
    const failed = await importFile({ 订单编号: 'BROKEN-1' }, { 订单编号: 'BROKEN-2' })
    expect(failed).toMatchObject({ state: 'failed', failure: 'data', written: 0 })
    expect(failed.endedAt).not.toBeNull()
    expect(await ordersNamed('BROKEN')).toBe(0)
  })

  it('is tried again if the reason may pass', async () => {
    await refuseRowsOf('purchase_order_line', diskFull)
    const tried = await importFile({ 订单编号: 'AGAIN-1' })
    expect(tried).toMatchObject({ state: 'writing', failure: null })
    await acceptRowsOf('purchase_order_line')
    await later()
    expect(await importAfterJobs(world.app, admin, tried.id)).toMatchObject({ state: 'done', written: 1 })
  })
})

describe('an import of orders', () => {
  it('is done only when its orders can be found', async () => {
    await refuseRowsOf('search_text', diskFull)
    const added = await importFile({ 订单编号: 'FOUND-1', 物料名称: '偏心蝶阀' })
    expect(added).toMatchObject({ state: 'writing', read: 1, written: 1 })
    expect((await admin.call(calls.cancelImport, { id: added.id })).code).toBe('A06002')
    await acceptRowsOf('search_text')
    await later()
    const done = await importAfterJobs(world.app, admin, added.id)
    expect(done).toMatchObject({ state: 'done', written: 1 })
    expect(await ordersNamed('偏心蝶阀')).toBe(1)
  })
})

describe.runIf(databaseKind === 'postgres')('two files of one company', () => {
  it('that are imported at once on two nodes are not both written', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const other = await buildApp({ database: world.database, env, clock: testClock, bus: localBus() })
    await other.ready()
    const nodes = [owner, clientOf(other, owner.token)] as const
    for (let round = 1; round <= 3; round += 1) {
      const file = await fileOf(valves(12, `ROUND${round}`))
      const upload = () => uploadImport(world.app, owner, importProducts, file, { after: 'draft' })
      const checked = [await upload(), await upload()]
      expect(checked.map(({ isReady }) => isReady)).toEqual([true, true])
      const answers = await Promise.all(
        checked.map(({ id }, index) => nodes[index]!.call(calls.commitImport, { id })),
      )
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A06002'])
      const committed = checked.find((_, index) => answers[index]!.code === '00000')!
      // either node may be the one that writes it
      await Promise.all([world.app.jobs.drain(), other.jobs.drain()])
      const ended = await importAfterJobs(world.app, owner, committed.id)
      expect(ended).toMatchObject({ state: 'done', written: 12 })
      const written = await world.database.kysely
        .selectFrom('product')
        .select('id')
        .where('name', 'like', `%ROUND${round} %`)
        .execute()
      expect(written).toHaveLength(12)
      const [refused] = checked.filter((_, index) => answers[index]!.code !== '00000')
      await owner.ok(calls.commitImport, { id: refused!.id })
      expect(await importAfterJobs(world.app, owner, refused!.id)).toMatchObject({
        state: 'open',
        failed: 12,
      })
    }
    await other.close()
  })
})
