import { machine } from '@bdr/contract/kernel/machine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld, type TestWorld } from '../test/app.ts'
import { makeOrder } from '../test/factories.ts'
import { transaction } from './db/transaction.ts'
import { historyOf } from './history.ts'
import { refusal, type Refusal } from './refusals.ts'
import { actionsFor, transition, type Lifecycle, type Move } from './transition.ts'
import type { Actor } from './viewer.ts'

/** A machine for the test that uses the table of orders, and therefore its name. */
const switchMachine = machine({
  name: 'order',
  states: ['off', 'on', 'broken'],
  initial: 'off',
  actions: {
    turn: { from: ['off'], to: ['on', 'broken'], permission: 'order:manage' },
    mend: { from: ['broken'], to: ['off'], permission: 'order:respond', guarded: true },
    fail: { from: ['off', 'on'], to: ['broken'], permission: 'system' },
    claim: { from: ['off'], to: ['on'], permission: 'applicant' },
    note: { from: ['on'], to: ['on'], permission: 'order:manage' },
  },
})
type Switch = typeof switchMachine
const lifecycle: Lifecycle<Switch> = {
  machine: switchMachine,
  table: 'purchase_order',
  history: 'order',
}
const noSpares = refusal('order.setAside', { status: 'cancelled' })

let world: TestWorld
let id: string
let number = 0
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  number += 1
  const db = world.database.kysely
  const order = { merchantId: world.valves.id, orderNo: `SW-${number}` }
  id = await makeOrder(db, world.viewers.admin, order)
  await db.deleteFrom('history').execute()
  await put('off')
})

const put = (status: string) =>
  world.database.kysely
    .updateTable('purchase_order')
    .set({ status: status as never })
    .where('id', '=', id)
    .execute()

const read = () =>
  world.database.kysely
    .selectFrom('purchase_order')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const history = () => historyOf(world.database.kysely, 'order', id)

const move = (actor: Actor, { blocked = null, ...step }: SwitchStep) =>
  transaction(world.database, (tx) => transition(tx, lifecycle, actor, [{ id, blocked, ...step }]), {
    bus: world.bus,
  })

type SwitchStep = Omit<Move<Switch>, 'id' | 'blocked'> & { readonly blocked?: Refusal | null }

/** Asserts that the step is refused and nothing was written. */
async function expectRefused(actor: Actor, step: SwitchStep, error: object) {
  const before = await read()
  await expect(move(actor, step)).rejects.toMatchObject(error)
  expect(await read()).toEqual(before)
  expect(await history()).toEqual([])
}

describe('a transition', () => {
  it('writes the state, the version and one history entry with the changes', async () => {
    const { version } = await read()
    const changes = [{ field: 'carrier', part: null, before: null, after: '自提' }]
    const states = await move(world.viewers.admin, { from: 'off', action: 'turn', reason: '试', changes })
    expect(await read()).toEqual({ status: 'on', version: version + 1 })
    expect(states).toEqual([{ field: 'status', part: null, before: 'off', after: 'on' }])
    expect(await history()).toMatchObject([
      { actor: 'admin', action: 'turn', from: 'off', to: 'on', reason: '试', about: null, changes },
    ])
  })

  it('goes to the requested target, if the action has it', async () => {
    await move(world.viewers.admin, { from: 'off', action: 'turn', to: 'broken' })
    expect((await read()).status).toBe('broken')
    await put('off')
    await world.database.kysely.deleteFrom('history').execute()
    await expectRefused(
      world.viewers.admin,
      { from: 'off', action: 'turn', to: 'off' },
      {
        message: expect.stringContaining('does not lead'),
      },
    )
  })

  it('that changes no state keeps the version, and is announced nevertheless', async () => {
    await put('on')
    const before = await read()
    expect(await move(world.viewers.admin, { from: 'on', action: 'note' })).toEqual([])
    expect(await read()).toEqual(before)
    expect(await history()).toHaveLength(1)
  })

  it("needs the machine's own permission, whichever call it comes from", async () => {
    for (const account of ['owner', 'sales', 'driver'] as const)
      await expectRefused(world.viewers[account], { from: 'off', action: 'turn' }, { code: 'A00003' })
    await put('broken')
    await expectRefused(world.viewers.admin, { from: 'broken', action: 'mend' }, { code: 'A00003' })
    await expectRefused(world.viewers.driver, { from: 'broken', action: 'mend' }, { code: 'A00003' })
    await move(world.viewers.sales, { from: 'broken', action: 'mend' })
    expect((await read()).status).toBe('off')
  })

  it('allows applicants their own actions and no others', async () => {
    const applicant = { staffId: null, name: '访客', post: null }
    await expectRefused(world.viewers.admin, { from: 'off', action: 'claim' }, { code: 'A00003' })
    await expectRefused(applicant, { from: 'off', action: 'turn' }, { code: 'A00003' })
    await move(applicant, { from: 'off', action: 'claim' })
    expect((await history())[0]).toMatchObject({ actor: '访客', to: 'on' })
  })

  it('that is a consequence is allowed for everybody', async () => {
    await move(world.viewers.driver, { from: 'off', action: 'fail' })
    expect((await read()).status).toBe('broken')
  })

  it('is refused in another state, and when the guard refuses', async () => {
    await put('on')
    await expectRefused(world.viewers.admin, { from: 'on', action: 'turn' }, { code: 'A06002' })
    await put('broken')
    const guarded = { from: 'broken', action: 'mend', blocked: noSpares } as const
    await expectRefused(world.viewers.owner, guarded, {
      code: 'A06002',
      message: expect.stringContaining(noSpares.key),
    })
  })

  it('is refused when the row is not what the caller has read', async () => {
    await put('on')
    await expectRefused(world.viewers.admin, { from: 'off', action: 'turn' }, { code: 'A06002' })
  })

  it('of several records happens to all of them or to none', async () => {
    const moves = [
      { id, from: 'off', action: 'turn' },
      { id: '999999999999', from: 'off', action: 'turn' },
    ] as const
    await expect(
      transaction(world.database, (tx) => transition(tx, lifecycle, world.viewers.admin, moves), {
        bus: world.bus,
      }),
    ).rejects.toMatchObject({ code: 'A06002' })
    expect((await read()).status).toBe('off')
    expect(await history()).toEqual([])
  })
})

describe('the actions on a record', () => {
  const offered = (
    state: 'off' | 'broken',
    account: 'admin' | 'sales' | 'driver',
    why: Refusal | null = null,
  ) => actionsFor(lifecycle, state, world.viewers[account], () => why)

  it('are those that the post may perform, with the reason if one is currently impossible', () => {
    expect(offered('off', 'admin')).toMatchObject({
      allowed: ['turn'],
      blocked: [{ action: 'note', why: { key: 'machine.notNow' } }],
    })
    expect(offered('broken', 'sales')).toEqual({ allowed: ['mend'], blocked: [] })
    expect(offered('broken', 'sales', noSpares)).toEqual({
      allowed: [],
      blocked: [{ action: 'mend', why: noSpares }],
    })
    expect(offered('broken', 'driver')).toEqual({ allowed: [], blocked: [] })
  })
})
