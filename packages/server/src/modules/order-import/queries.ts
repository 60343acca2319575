import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { waitForLocks } from '../../platform/db/wait-for-locks.ts'
import type { KnownRecords, Lookups, PartyMerchant } from './check-orders.ts'

/** The existing records for everything a file names. */
export async function knownRecords(
  db: Executor,
  wanted: Lookups,
  choices: readonly PartyMerchant[],
): Promise<KnownRecords> {
  const parties = await rememberedParties(db, wanted.parties)
  const ids = [...choices, ...parties].map((party) => party.merchantId)
  const merchants = await db
    .selectFrom('merchant')
    .select(['id', 'code', 'name'])
    .where((eb) =>
      eb.or([
        sql<boolean>`upper(code) = any(${wanted.merchantCodes}::text[])`,
        sql<boolean>`name = any(${wanted.merchantNames}::text[])`,
        sql<boolean>`id = any(${ids}::bigint[])`,
      ]),
    )
    .execute()
  return { merchants, parties, existingOrders: await existingOrders(db, wanted.orders) }
}

async function rememberedParties(db: Executor, parties: Lookups['parties']): Promise<PartyMerchant[]> {
  const { rows } = await sql<{ scheme: string; party_id: string; merchant_id: string }>`
    select p.scheme, p.party_id, p.merchant_id
    from party p
    join unnest(${parties.map((party) => party.scheme)}::text[], ${parties.map((party) => party.partyId)}::text[])
      as w(scheme, party_id) using (scheme, party_id)`.execute(db)
  return rows.map((row) => ({ scheme: row.scheme, partyId: row.party_id, merchantId: row.merchant_id }))
}

async function existingOrders(
  db: Executor,
  orders: Lookups['orders'],
): Promise<KnownRecords['existingOrders']> {
  const { rows } = await sql<{ id: string; buyer_name: string; order_no: string }>`
    select o.id, o.buyer_name, o.order_no
    from purchase_order o
    join unnest(${orders.map((order) => order.buyerName)}::text[], ${orders.map((order) => order.orderNo)}::text[])
      as w(buyer_name, order_no) using (buyer_name, order_no)`.execute(db)
  return rows.map((row) => ({ id: row.id, buyerName: row.buyer_name, orderNo: row.order_no }))
}

/** The SHA-256 of the files attached to an order, as hexadecimal text. */
export async function attachedDigests(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attachment as a')
    .innerJoin('file as f', 'f.id', 'a.file_id')
    .select('f.sha256')
    .where('a.kind', '=', 'order')
    .where('a.record_id', '=', orderId)
    .execute()
  return rows.map(({ sha256 }) => sha256?.toString('hex') ?? '')
}

/** Remembers the merchant an operator chose for a party, so that nobody is asked again. */
export async function rememberParties(
  db: Executor,
  parties: readonly (PartyMerchant & { name: string })[],
): Promise<void> {
  if (parties.length === 0) return
  await db
    .insertInto('party')
    .values(
      parties.map((party) => ({
        scheme: party.scheme,
        party_id: party.partyId,
        name: party.name,
        merchant_id: party.merchantId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['scheme', 'party_id']).doNothing())
    .execute()
}

/** Makes imports wait for each other, so that the second of two equal files finds the orders of the first. */
export async function oneImportAtATime(tx: Executor): Promise<void> {
  await waitForLocks(tx)
  await sql`select pg_advisory_xact_lock(hashtext('order-import'))`.execute(tx)
}
