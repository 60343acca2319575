import { importOrders } from '@bdr/contract/orders/calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importWithKill } from '../../test/killed-import.ts'
import { largeFile } from './test/large-file.ts'

const orders = 500
const lines = 10

it(
  'a file of 500 orders is imported completely and only once, although the server is killed while writing',
  { timeout: 600_000 },
  async () => {
    const ended = await importWithKill({
      account: 'admin',
      call: importOrders,
      fields: { mode: 'import' },
      fileName: '订单.xlsx',
      bytes: await largeFile('KILL', orders, lines),
      isCommitted: false,
      writtenAtLast: 'purchase_order',
      async afterKill(db) {
        const { rows } = await sql`
          select count(*)::int as count from purchase_order where order_no like 'KILL-%'`.execute(db)
        expect(rows).toEqual([{ count: 0 }])
      },
      async afterAll(db) {
        const { rows } = await sql`
          select count(*)::int as lines, count(distinct order_id)::int as orders,
            (select count(*)::int from import_part) as parts
          from purchase_order_line l join purchase_order o on o.id = l.order_id
          where o.order_no like 'KILL-%'`.execute(db)
        expect(rows).toEqual([{ lines: orders * lines, orders, parts: 0 }])
      },
    })
    expect(ended).toMatchObject({ read: orders, written: orders, failed: 0 })
  },
)
