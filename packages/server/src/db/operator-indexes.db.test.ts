import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../test/database.ts'

it('every index for operators contains their condition, and is not used for merchants', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { rows } = await sql<{ name: string; whose: string | null }>`
    select i.indexrelid::regclass::text as name, pg_get_expr(i.indpred, i.indrelid) as whose
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'merchant_id'
    where i.indrelid in ('product'::regclass, 'purchase_order'::regclass, 'delivery_note'::regclass)
      and not i.indisunique and i.indkey[0] <> a.attnum`.execute(database.kysely)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['product_of_all', 'purchase_order_all_by_age', 'delivery_note_all_by_age']),
  )
  // the index for reminders is not used by lists
  const lists = rows.filter(({ name }) => name !== 'purchase_order_unanswered')
  expect(lists.filter(({ whose }) => !whose?.includes('merchant_id IS DISTINCT FROM'))).toEqual([])
})
