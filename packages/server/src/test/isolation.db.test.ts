import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, type BasePost } from '@bdr/contract/access'
import { allCalls } from '@bdr/contract/calls'
import { replyOf } from '@bdr/contract/replies'
import { codes } from '@bdr/contract/errors'
import { exportedBy } from '@bdr/contract/kernel/export'
import { readStats } from '@bdr/contract/dashboard/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { findRecords } from '@bdr/contract/search/calls'
import { login, logout } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { clientOf, testWorld, type Client, type TestWorld } from './app.ts'
import { testPassword, testPasswordHash, type Account } from './people.ts'
import { makeMerchant, makeStaff } from './factories.ts'
import { fieldsWith, idFields } from './id-fields.ts'
import type { IsolationIds } from './isolation.ts'
import { inputsOf, isolationInputs, isolationSections as sections } from './isolation-sections.ts'

/**
 * Makes every call of the contract with every account: what a post may not do is refused before anything is read, and
 * another merchant's ids are answered exactly like unknown ids. New calls are included automatically; for those with
 * ids the domain's section defines the remaining input.
 */
const accounts: Record<Account, BasePost> = {
  owner: '98',
  sales: '99',
  driver: '100',
  owner2: '98',
  admin: 'admin',
}
/** The bearing merchant's people, who must not see anything of the valve merchant's. */
const strangers = ['owner2', 'sales2', 'driver2'] as const
const never = '999999999999'

let world: TestWorld
let clients: Record<Account, Client>
let onIsolation: Record<(typeof strangers)[number], Client>
let foreign: IsolationIds = {}
let unknownIds: IsolationIds = {}
let own: IsolationIds = {}

beforeAll(async () => {
  world = await testWorld()
  clients = Object.fromEntries(
    await Promise.all(
      Object.keys(accounts).map(async (account) => [account, await world.as(account as Account)]),
    ),
  )
  onIsolation = {
    owner2: clients.owner2,
    sales2: await employ('sales2', '99', '13800000006'),
    driver2: await employ('driver2', '100', '13800000007'),
  }
  for (const section of sections) {
    foreign = { ...foreign, ...(await section.make?.(world, clients)) }
    own = { ...own, ...(await section.makeOwn?.(world, clients)) }
  }
  unknownIds = Object.fromEntries(Object.keys(foreign).map((kind) => [kind, never]))
})
afterAll(() => world.close())

/** A further signed-in person of a merchant, by default the bearing merchant. */
async function employ(
  account: string,
  post: BasePost,
  mobile: string,
  merchantId = world.bearings.id,
): Promise<Client> {
  await makeStaff(world.database.kysely, {
    account,
    name: account,
    mobile,
    post,
    merchantId,
    passwordHash: testPasswordHash,
  })
  const { accessToken } = await clientOf(world.app, null).ok(login, {
    principal: account,
    credentials: testPassword,
    sysType: loginSysType,
  })
  return clientOf(world.app, accessToken)
}

const untried = Object.assign({}, ...sections.map((section) => section.untried)) as Record<string, string>
const passOver = sections.flatMap((section) => section.passOver ?? [])

const guarded = allCalls.filter((call) => call.access !== 'public')
const naming = guarded.filter((call) => inputsOf(call).length > 0)
const rest = guarded.filter((call) => call !== (logout as Call))
/** The fields of a call's reply; empty if it is not an object. */
const fieldsOf = (call: Call): string[] => {
  const reply = replyOf(call)
  return 'shape' in reply ? Object.keys(reply.shape as object) : []
}
const isList = (call: Call) => call.kind !== 'document' && fieldsOf(call).includes('list')
const lists = guarded.filter(isList)

describe("the domains' sections", () => {
  /** A placeholder for foreign ids before there are any. */
  const marker = '\u{0}id'
  const anyId = (id: string) => new Proxy({}, { get: () => id })

  it('include every id that a call accepts', () => {
    const left = allCalls
      .filter((call) => !(call.name in untried))
      .map((call) => {
        const tried = inputsOf(call).flatMap((input) => fieldsWith(marker, input(anyId(marker), anyId('1'))))
        return [call.name, idFields(call.input).filter((field) => !tried.includes(field))] as const
      })
    expect(Object.fromEntries(left.filter(([, fields]) => fields.length > 0))).toEqual({})
  })

  it('have valid values for everything but the ids', () => {
    const refused = naming.filter((call) =>
      inputsOf(call).some((input) => !call.input.safeParse(input(anyId('1'), anyId('1'))).success),
    )
    expect(refused.map((call) => call.name)).toEqual([])
  })

  it('contain only existing calls with ids', () => {
    const takesIds = allCalls.filter((call) => idFields(call.input).length > 0).map((call) => call.name)
    const named = [...Object.keys(isolationInputs), ...Object.keys(untried), ...passOver]
    expect(named.filter((name) => !takesIds.includes(name))).toEqual([])
  })
})

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is refused without a token and with an invalid one', async () => {
    const nobody = await world.as(null)
    const input = inputsOf(call)[0]?.(foreign, own) ?? {}
    expect((await nobody.send(call, input)).code).toBe(codes.sessionInvalid)
    expect((await clientOf(world.app, 'x'.repeat(43)).send(call, {})).code).toBe(codes.sessionInvalid)
  })
})

describe.each(rest.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const access = call.access
  it.each(Object.entries(accounts) as [Account, BasePost][])(
    'by %s is allowed exactly as in the table of posts',
    async (account, post) => {
      // An empty input has no effect even if the post is permitted: only the permission is tested.
      const answer = await clients[account].send(call, {})
      if (access !== 'signed-in' && access !== 'public' && !can(post, access))
        expect(answer.code).toBe(codes.noPermission)
      else expect(answer.code).not.toBe(codes.noPermission)
    },
  )
})

const tries = naming.flatMap((call) =>
  inputsOf(call).map((input, at) => [call.name, at, call, input] as const),
)

describe.each(tries)('%s %#', (_name, _at, call, input) => {
  it.each(strangers)("is answered to %s for another merchant's ids like for unknown ids", async (account) => {
    const theirs = await onIsolation[account].send(call, input(foreign, own))
    const unknown = await onIsolation[account].send(call, input(unknownIds, own))
    expect(theirs).toEqual(unknown)
    if (theirs.code === codes.success) {
      if (allCalls.some((list) => exportedBy(list, call))) return
      if (isList(call)) expect(theirs.data).toMatchObject({ list: [] })
      else expect(passOver).toContain(call.name)
    } else expect([codes.notFound, codes.invalid, codes.refused, codes.noPermission]).toContain(theirs.code)
  })
})

describe('lists', () => {
  const idsOf = async (client: Client, call: Call): Promise<string[]> => {
    const { code, data } = await client.send(call, {})
    if (code === codes.noPermission) return []
    const rows = (data as { list?: { id?: string }[] } | null)?.list
    expect(rows, call.name).toBeDefined()
    return rows!.map((row) => {
      expect(row.id, call.name).toEqual(expect.any(String))
      return row.id!
    })
  }
  const merchants = lists.filter(({ access }) => access === 'signed-in' || can('98', access as never))

  it.each(merchants.map((call) => [call.name, call] as const))(
    '%s contain nothing of another merchant',
    async (_, call) => {
      const valves = await idsOf(clients.owner, call)
      expect(valves).not.toEqual([])
      for (const account of strangers) {
        const theirs = await idsOf(onIsolation[account], call)
        expect(theirs.filter((id) => valves.includes(id))).toEqual([])
      }
    },
  )
})

describe('for a merchant without records', () => {
  let newcomer: Client
  beforeAll(async () => {
    const company = { code: 'M1003', name: '靖江新联管件有限公司（示例）', uscc: '91321282MA1N0XW21C' }
    const { id } = await makeMerchant(world.database.kysely, company)
    newcomer = await employ('newcomer', '98', '13911112222', id)
  })

  it('count nothing', async () => {
    const counted = Object.values(await newcomer.ok(readStats, {}))
    // what the post does not see is not counted at all
    expect(counted).toEqual(counted.map((count) => (count === null ? null : 0)))
    expect(Object.values(await clients.owner.ok(readStats, {})).some((count) => count! > 0)).toBe(true)
  })

  it.each([
    ['an order', 'purchase_order', 'order_no'],
    ['a delivery note', 'delivery_note', 'note_no'],
    ['a person', 'staff', 'account'],
  ] as const)('find no %s', async (_what, table, column) => {
    const row = await world.database.kysely
      .selectFrom(table)
      .select(`${column} as keyword`)
      .where('merchant_id', '=', world.valves.id)
      .executeTakeFirstOrThrow()
    const hitsOf = async (client: Client) =>
      (await client.ok(findRecords, row)).groups.flatMap(({ hits }) => hits)
    expect(await hitsOf(clients.owner)).not.toEqual([])
    expect(await hitsOf(newcomer)).toEqual([])
  })
})

it('the calls have not changed the foreign records', async () => {
  for (const section of sections) await section.untouched?.(world, foreign)
})
