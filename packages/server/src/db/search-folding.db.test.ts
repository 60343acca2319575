import { sql, type Kysely } from 'kysely'
import pairs from 'opencc-js/dict/TSCharacters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/db/open.ts'
import { toSimplified } from '../platform/simplified.ts'
import { testDatabase } from '../test/database.ts'
import { makeMerchant } from '../test/factories.ts'
import { up } from './migrations/0084_search_folding.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const folded = async (text: string): Promise<string> => {
  const { rows } = await sql<{ folded: string }>`select searchable(${text}) as folded`.execute(
    database.kysely,
  )
  return rows[0]!.folded
}

it('folds every traditional character as the server converts it', async () => {
  const characters = pairs
    .split('|')
    .map((pair) => pair.split(' ')[0])
    .join('')
  expect(await folded(characters)).toBe(toSimplified(characters))
})

it.each([
  ['1/2″', '1/2"'],
  ['½＂', '1/2"'],
  ['2” — 4“', '2"-4"'],
  ["2''", '2"'],
  ['DN50×1.5 * Φ６０', 'dn50x1.5xø60'],
  ['買買提 ・ 阿卜杜拉', '买买提·阿卜杜拉'],
])('folds %j to %j', async (text, result) => expect(await folded(text)).toBe(result))

it('folds what was stored before', async () => {
  const db = database.kysely
  const uscc = '91320282MA1XK7Q293'
  const { id } = await makeMerchant(db, { code: 'M1001', name: '示例阀门', uscc })
  const row = { kind: 'order' as const, merchant_id: id }
  await db
    .insertInto('search_text')
    .values([
      { ...row, record_id: '1', body: '閘閥\ndn50×1/2′′' },
      { ...row, record_id: '2', body: '闸阀\ndn50' },
    ])
    .execute()
  await up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('search_text').select('body').orderBy('record_id').execute()
  expect(rows.map(({ body }) => body.split('\n').toSorted())).toEqual([
    ['dn50x1/2"', '闸阀'],
    ['dn50', '闸阀'],
  ])
})
