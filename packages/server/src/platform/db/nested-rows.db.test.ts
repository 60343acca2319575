import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { nestedRows } from './nested-rows.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())

interface Row {
  id: string
  amount: string | null
  at: string | null
  day: string
  count: number
  changes: unknown[] | null
}

const rows = () =>
  database.kysely
    .selectFrom(
      sql<Row>`(values
        (9007199254740993::int8, 12.3400::numeric(30, 4), '2026-11-20 03:04:05.123987+00'::timestamptz,
          '2026-11-20'::date, 7::int4, '[{"before":"1.50"}]'::jsonb),
        (2, null, null, '2026-11-21', 8, null),
        (1, 99999999999999999999999999.0001, '2026-11-20 11:04:05+08', '2026-11-19', 9, '[]')
      )`.as<'r'>(sql`r(id, amount, at, day, count, changes)`),
    )
    .selectAll()
    .orderBy('id', 'desc')

test('nested rows are the same, in the same order, as those of a separate query', async () => {
  const nested = nestedRows(rows(), ['id', 'amount', 'at', 'day', 'count', 'changes'], {
    at: 'instant',
    count: 'json',
    changes: 'json',
  })
  const { part } = await database.kysely.selectNoFrom(nested.as('part')).executeTakeFirstOrThrow()
  const own = await rows().execute()
  expect(own.map(({ amount }) => amount)).toEqual(['12.3400', null, '99999999999999999999999999.0001'])
  expect(part).toEqual(own)
})

test('no nested rows are an empty list', async () => {
  const none = nestedRows(rows().where('id', '=', '5'), ['id'], { count: 'json', changes: 'json' })
  expect(await database.kysely.selectNoFrom(none.as('part')).executeTakeFirstOrThrow()).toEqual({ part: [] })
})
