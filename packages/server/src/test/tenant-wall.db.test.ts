import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, type BasePost } from '@bdr/contract/access'
import { allCalls } from '@bdr/contract/calls'
import { codes } from '@bdr/contract/errors'
import type { Call } from '@bdr/contract/kernel/call'
import { logout } from '@bdr/contract/session/calls'
import { accountWall } from '../modules/account/tenant-wall.ts'
import { categoryWall } from '../modules/categories/tenant-wall.ts'
import { consultationWall } from '../modules/consultations/tenant-wall.ts'
import { contentWall } from '../modules/content/tenant-wall.ts'
import { deliveryNoteWall } from '../modules/delivery-notes/tenant-wall.ts'
import { companyWall } from '../modules/company/tenant-wall.ts'
import { merchantWall } from '../modules/merchants/tenant-wall.ts'
import { orderWall } from '../modules/orders/tenant-wall.ts'
import { outboxWall } from '../modules/outbox/tenant-wall.ts'
import { settleInWall } from '../modules/settle-in/tenant-wall.ts'
import { staffWall } from '../modules/staff/tenant-wall.ts'
import { testWorld, type Account, type Client, type TestWorld } from './app.ts'
import type { WallIds } from './wall.ts'

/**
 * Walks every call of the contract as everybody: what a post may not do is refused before anything
 * is read, and another merchant's ids answer exactly as ids that never were. A new call is walked
 * without anyone remembering it; one that takes an id says in its domain's section what else it needs.
 */
const sections = [
  accountWall,
  orderWall,
  deliveryNoteWall,
  staffWall,
  companyWall,
  outboxWall,
  categoryWall,
  merchantWall,
  settleInWall,
  contentWall,
  consultationWall,
]

let world: TestWorld
let clients: Record<Account, Client>
let foreign: WallIds = {}
const never = '999999999999'

const accounts: Record<Account, BasePost> = {
  owner: '98',
  sales: '99',
  driver: '100',
  owner2: '98',
  admin: 'admin',
}

beforeAll(async () => {
  world = await testWorld()
  clients = Object.fromEntries(
    await Promise.all(
      Object.keys(accounts).map(async (account) => [account, await world.as(account as Account)]),
    ),
  )
  for (const section of sections) foreign = { ...foreign, ...(await section.make(world, clients)) }
})
afterAll(() => world.close())

const inputs = Object.assign({}, ...sections.map((section) => section.inputs)) as Record<
  string,
  ((ids: WallIds) => Record<string, unknown>) | undefined
>

/** A valid input for a call that names a record: everything but the ids is right. */
const inputFor = (call: Call, ids: WallIds) => inputs[call.name]?.(ids) ?? null

const guarded = allCalls.filter((call) => call.access !== 'public')
const naming = guarded.filter((call) => inputFor(call, {}) !== null)
const rest = guarded.filter((call) => call !== (logout as Call))

it('knows an input for every call that names a record', () => {
  const takesIds = guarded.filter(
    (call) => /\{\w*[iI]d\}/.test(call.path) || 'lines' in call.input.shape || 'orderIds' in call.input.shape,
  )
  const known = naming.map((call) => call.name)
  expect(takesIds.map((call) => call.name).filter((name) => !known.includes(name))).toEqual([])
  expect(Object.keys(inputs).filter((name) => !known.includes(name))).toEqual([])
})

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('refuses a stranger and a made-up token', async () => {
    const nobody = await world.as(null)
    expect((await nobody.send(call, inputFor(call, foreign) ?? {})).code).toBe(codes.sessionInvalid)
    const { clientOf } = await import('./app.ts')
    expect((await clientOf(world.app, 'x'.repeat(43)).send(call, {})).code).toBe(codes.sessionInvalid)
  })
})

describe.each(rest.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const access = call.access
  it.each(Object.entries(accounts) as [Account, BasePost][])(
    'by %s keeps to the table of posts',
    async (account, post) => {
      // An empty input does nothing even where the post may: only the answer to "may I" is asked.
      const answer = await clients[account].send(call, {})
      if (access !== 'signed-in' && access !== 'public' && !can(post, access))
        expect(answer.code).toBe(codes.noPermission)
      else expect(answer.code).not.toBe(codes.noPermission)
    },
  )
})

describe.each(naming.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it("answers another merchant's ids as ids that never were", async () => {
    const ids = Object.fromEntries(Object.keys(foreign).map((kind) => [kind, never]))
    const theirs = await clients.owner2.send(call, inputFor(call, foreign)!)
    const nobodys = await clients.owner2.send(call, inputFor(call, ids)!)
    expect(theirs).toEqual(nobodys)
    expect([codes.notFound, codes.invalid, codes.noPermission]).toContain(theirs.code)
  })
})

it('lists nothing of another merchant', async () => {
  const idsOf = async (client: Client, call: Call) =>
    (((await client.send(call, {})).data as { list?: { id: string }[] } | null)?.list ?? []).map(
      (row) => row.id,
    )
  for (const call of guarded.filter((candidate) => candidate.name.endsWith('.list'))) {
    const mine = await idsOf(clients.owner, call)
    const theirs = await idsOf(clients.owner2, call)
    expect(
      theirs.filter((id) => mine.includes(id)),
      call.name,
    ).toEqual([])
  }
  for (const list of ['orders.list', 'deliveryNotes.list', 'staff.list'])
    expect(
      await idsOf(
        clients.owner,
        guarded.find((call) => call.name === list)!,
      ),
      list,
    ).not.toEqual([])
})

it('left the walked records as they were', async () => {
  const db = world.database.kysely
  const note = await db
    .selectFrom('delivery_note')
    .select(['status', 'version'])
    .where('id', '=', foreign['note']!)
    .executeTakeFirstOrThrow()
  expect(note).toEqual({ status: 'ready', version: 2 })
})
