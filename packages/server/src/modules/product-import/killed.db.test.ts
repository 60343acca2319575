import { importProducts } from '@bdr/contract/products/import'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Executor } from '../../platform/db/executor.ts'
import { importWithKill } from '../../test/killed-import.ts'
import { fileOf, valves } from './test/sheets.ts'

const products = 300

const count = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product where name like '楔式闸阀 KILL %'`.execute(db)
  return rows[0]!.count
}

it(
  'a list of products continues where it was when the server was killed, and adds none twice',
  { timeout: 600_000 },
  async () => {
    const { bytes } = await fileOf(valves(products, 'KILL'))
    const ended = await importWithKill({
      account: 'owner',
      call: importProducts,
      fields: { after: 'draft' },
      fileName: '商品.xlsx',
      bytes,
      isCommitted: true,
      async afterKill(db) {
        const before = await count(db)
        expect(before).toBeGreaterThan(0)
        expect(before).toBeLessThan(products)
      },
      async afterAll(db) {
        expect(await count(db)).toBe(products)
      },
    })
    expect(ended).toMatchObject({ read: products, written: products, failed: 0 })
  },
)
