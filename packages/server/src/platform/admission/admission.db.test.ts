import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { budgets, strangersAtOnce } from '@bdr/contract/kernel/cost'
import { testDatabase } from '../../test/database.ts'
import type { Database } from '../db/open.ts'
import { createAdmission, type Admission } from './admission.ts'
import { personAsker, strangerAt } from './asker.ts'

let database: Database
let admission: Admission
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  admission = createAdmission(database.kysely)
  await database.kysely.deleteFrom('rate_window').execute()
})

const stranger = strangerAt('192.0.2.1')
const person = (staffId: string, merchantId: string | null = '7') =>
  personAsker({ staffId, merchantId, name: staffId, post: '98' })
const tooMany = { code: 'B00429', retryAfter: expect.any(Number) as number }
const enterAndLeave = async (...[cost, asker]: Parameters<Admission['enter']>) =>
  (await admission.enter(cost, asker))()

describe('a costly call', () => {
  it('is refused beyond the budget of its network, on all nodes together, and others are not', async () => {
    const { limit } = budgets.exports.network
    const other = createAdmission(database.kysely)
    for (let count = 0; count < limit; count += 1)
      (await (count % 2 === 0 ? admission : other).enter('exports', stranger))()
    for (const node of [admission, other])
      await expect(node.enter('exports', stranger)).rejects.toMatchObject(tooMany)
    await enterAndLeave('exports', strangerAt('192.0.2.2'))
    await enterAndLeave('prints', stranger)
    await enterAndLeave('exports', person('1'))
  })

  it('is refused while as many of one asker are under way as may be, and accepted once one is over', async () => {
    const { atOnce } = budgets.decodes.network
    const under = await Promise.all(
      Array.from({ length: atOnce }, () => admission.enter('decodes', stranger)),
    )
    await expect(admission.enter('decodes', stranger)).rejects.toMatchObject({
      ...tooMany,
      message: 'request.tooMuchAtOnce',
    })
    await enterAndLeave('decodes', strangerAt('198.51.100.1'))
    await enterAndLeave('decodes', person('1'))
    // leaving twice frees one place
    under[0]!()
    under[0]!()
    const again = await admission.enter('decodes', stranger)
    await expect(admission.enter('decodes', stranger)).rejects.toMatchObject(tooMany)
    for (const leave of [...under, again]) leave()
    await enterAndLeave('decodes', stranger)
  })

  it('is limited for a person and for all people of a company; operators have none in common', async () => {
    const { person: own, company } = budgets.reads
    const held = []
    for (let staff = 0; held.length < company.atOnce; staff += 1)
      for (let call = 0; call < own.atOnce && held.length < company.atOnce; call += 1)
        held.push(await admission.enter('reads', person(String(staff))))
    await expect(admission.enter('reads', person('0'))).rejects.toMatchObject(tooMany)
    await expect(admission.enter('reads', person('99'))).rejects.toMatchObject(tooMany)
    await enterAndLeave('reads', person('99', '8'))
    for (let call = 0; call < own.atOnce; call += 1) await admission.enter('reads', person('50', null))
    await expect(admission.enter('reads', person('50', null))).rejects.toMatchObject(tooMany)
    await enterAndLeave('reads', person('51', null))
  })

  it('of strangers at many addresses together leaves room for people with an account', async () => {
    for (let address = 0; address < strangersAtOnce; address += 1)
      await admission.enter('prints', strangerAt(`198.51.100.${address}`))
    await expect(admission.enter('prints', strangerAt('203.0.113.1'))).rejects.toMatchObject(tooMany)
    await expect(admission.enter('decodes', strangerAt('203.0.113.1'))).rejects.toMatchObject(tooMany)
    await enterAndLeave('asks', strangerAt('203.0.113.1'))
    await enterAndLeave('prints', person('1'))
  })
})

it('a question is counted without the database', async () => {
  for (let count = 0; count < budgets.asks.network.limit; count += 1) await enterAndLeave('asks', stranger)
  await expect(admission.enter('asks', stranger)).rejects.toMatchObject(tooMany)
  await enterAndLeave('asks', strangerAt('198.51.100.1'))
  const counted = await database.kysely.selectFrom('rate_window').select('key').execute()
  expect(counted).toEqual([])
})
