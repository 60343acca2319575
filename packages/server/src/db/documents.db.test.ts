import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../test/database.ts'

it('JSON documents have no statistics: a migration that adds one must use `set statistics 0`', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { rows } = await sql<{ column: string; target: number | null }>`
    select a.attrelid::regclass || '.' || a.attname as "column", a.attstattarget as target
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.atttypid = 'jsonb'::regtype and not a.attisdropped`.execute(database.kysely)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ target }) => target !== 0)).toEqual([])
})
