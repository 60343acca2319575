import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())

/** The single column of `select <expression>`. */
async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.kysely,
  )
  return rows[0]!.value
}

// the same list runs on both databases, so both must return the same
test.each<[expression: string, value: unknown]>([
  ['9007199254740993::int8', '9007199254740993'],
  ['12.3400::numeric(18,4)', '12.3400'],
  ['7::int4', 7],
  ['7::int2', 7],
  ['1.5::float8', 1.5],
  ['true', true],
  ["'阀门'::text", '阀门'],
  ["'abc'::varchar(9)", 'abc'],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'2026-11-20 11:04:05+08'::timestamptz", '2026-11-20T03:04:05.000Z'],
  ["'2026-11-20 03:04:05.1+00'::timestamptz", '2026-11-20T03:04:05.100Z'],
  ["'2026-11-20 03:04:05.123987+00'::timestamptz", '2026-11-20T03:04:05.123Z'],
  ["'infinity'::timestamptz", 'infinity'],
  ["'2026-11-20 03:04:05'::timestamp", '2026-11-20 03:04:05'],
  [`'{"a":[1,"二"]}'::jsonb`, { a: [1, '二'] }],
  [`'{"b":1}'::json`, { b: 1 }],
  ["'\\x00ff10'::bytea", Buffer.from([0, 255, 16])],
  ["array['a','b,\"c',null]::text[]", ['a', 'b,"c', null]],
  ['array[1,9007199254740993]::int8[]', ['1', '9007199254740993']],
  ['array[1,2]::int4[]', [1, 2]],
  [
    'array[[1.50,2],[3,4]]::numeric[]',
    [
      ['1.50', '2'],
      ['3', '4'],
    ],
  ],
  ["array['2026-11-20']::date[]", ['2026-11-20']],
  ["array['2026-11-20 03:04:05Z']::timestamptz[]", ['2026-11-20T03:04:05.000Z']],
  [`array['{"a":1}']::jsonb[]`, [{ a: 1 }]],
  ["'{}'::text[]", []],
  ["'6f1c0f0a-7b1e-4d0e-9a55-0d9d2a3b4c5d'::uuid", '6f1c0f0a-7b1e-4d0e-9a55-0d9d2a3b4c5d'],
  ["interval '90 minutes'", '01:30:00'],
  ['null::text', null],
])('%s', async (expression, value) => {
  expect(await valueOf(expression)).toEqual(value)
})

test('values are stored as they are returned', async () => {
  const values = {
    big: '9007199254740993',
    amount: '12.3400',
    day: '2026-11-20',
    at: '2026-11-20T03:04:05.120Z',
    data: Buffer.from([0, 1, 254]),
    names: ['甲', 'b"c', null],
    document: { lines: [{ quantity: '1.5' }] },
    absent: null,
  }
  const { rows } = await sql`select ${values.big}::int8 as big, ${values.amount}::numeric as amount,
    ${values.day}::date as day, ${values.at}::timestamptz as at, ${values.data}::bytea as data,
    ${values.names}::text[] as names, ${values.document}::jsonb as document, ${values.absent}::text as absent`.execute(
    database.kysely,
  )
  expect(rows).toEqual([values])
})

test('a Date is stored as the same instant', async () => {
  const at = new Date('2026-11-20T03:04:05.120Z')
  const { rows } = await sql<{ at: string }>`select ${at}::timestamptz as at`.execute(database.kysely)
  expect(rows[0]!.at).toBe(at.toISOString())
})

test('a day starts at midnight UTC', async () => {
  expect(await valueOf("'2026-11-20 23:30:00Z'::timestamptz::date")).toBe('2026-11-20')
})
