import { endedStatuses } from '@bdr/contract/orders/meaning'
import { ownerPost } from '@bdr/contract/access'
import { merchantMachine, type MerchantStatus } from '@bdr/contract/merchants/machine'
import type { EffectiveTolerance } from '@bdr/contract/orders/tolerance'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import {
  type Paging,
  readChunks,
  readPageAndCounts,
  says,
  sorting,
  type SortOf,
  startsWith,
} from '../../platform/list.ts'
import { ownTolerance, nearestTolerance } from '../orders/tolerance.ts'

export interface MerchantFilter {
  readonly status?: MerchantStatus | undefined
  readonly keyword?: string | undefined
}

type SortField = 'createdAt' | 'code' | 'name' | 'firstExpiry'

const firstExpiry = sql<
  string | null
>`(select min(q.valid_until) from qualification q where q.merchant_id = m.id)`
const staffCount = sql<number>`(
  select count(*)::int from staff s where s.merchant_id = m.id and s.enabled and s.deleted_at is null)`

const sortColumns = {
  createdAt: sql`m.created_at`,
  code: sql`m.code`,
  name: sql`m.name`,
  firstExpiry,
} as const satisfies Record<SortField, unknown>

const matching = (db: Executor, { keyword }: MerchantFilter) =>
  db
    .selectFrom('merchant as m')
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          says('m.name', keyword!),
          eb('m.code', 'ilike', startsWith(keyword!)),
          eb('m.uscc', 'ilike', startsWith(keyword!)),
        ]),
      ),
    )

const rowColumns = [
  'm.id',
  'm.code',
  'm.name',
  'm.uscc',
  'm.status',
  'm.region_code',
  'm.created_at',
] as const

/** One page of the merchants, their number, and the number of keyword matches in each state. */
export function pageOfMerchants(db: Executor, query: MerchantFilter & Paging & { sort: SortOf<SortField> }) {
  return readPageAndCounts(matching(db, query), merchantMachine.states, query, (found) =>
    rowsOf(found, query.sort),
  )
}

/** All merchants in the list's order; see `readChunks`. */
export const allMerchants = (db: Executor, query: MerchantFilter & { sort: SortOf<SortField> }) =>
  readChunks(
    matching(db, query).$if(query.status !== undefined, (q) => q.where('m.status', '=', query.status!)),
    'm.id',
    (found) => rowsOf(found, query.sort),
  )

function rowsOf(found: ReturnType<typeof matching>, sort: SortOf<SortField>) {
  const { field, direction } = sorting(sort)
  return found
    .select([...rowColumns, staffCount.as('staff_count'), firstExpiry.as('first_expiry')])
    .orderBy(sortColumns[field], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('m.id', direction)
}

/** The most options in a drop-down; typing narrows it. */
const maxOptions = 50

/** Merchants to choose from, by part of their code or name, always including the chosen one. */
export const merchantOptions = (
  db: Executor,
  { keyword, chosenId }: { readonly keyword?: string | undefined; readonly chosenId?: string | undefined },
) =>
  db
    .selectFrom('merchant')
    .select(['id', 'code', 'name'])
    .$if(keyword !== undefined, (q) =>
      q.where((eb) => eb.or([says('code', keyword!), says('name', keyword!)])),
    )
    .$if(chosenId !== undefined, (q) => q.orderBy((eb) => eb('id', '=', chosenId!), 'desc'))
    .orderBy('code')
    .limit(maxOptions)
    .execute()

export const merchantHead = (db: Executor, id: string) =>
  db
    .selectFrom('merchant as m')
    .select([
      ...rowColumns,
      staffCount.as('staff_count'),
      firstExpiry.as('first_expiry'),
      'm.version',
      'm.short_name',
      'm.legal_person',
      'm.registered_on',
      'm.registered_capital',
      'm.business_scope',
      'm.address',
      'm.introduction',
      'm.phone',
      'm.website',
      'm.licence_file_id',
      'm.bank_name',
      'm.bank_branch',
      'm.bank_account',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst()

/** The merchant's state, locked until the transaction ends. */
export const lockMerchant = (tx: Executor, id: string) =>
  tx
    .selectFrom('merchant')
    .select(['id', 'name', 'status', 'version', 'tolerance_mode', 'tolerance_share'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const categoryIdsOf = async (db: Executor, merchantId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('merchant_category')
    .select('category_id')
    .where('merchant_id', '=', merchantId)
    .execute()
  return rows.map((row) => row.category_id)
}

export const ownersOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'account', 'mobile', 'enabled', 'last_sign_in_at as lastSignInAt'])
    .where('merchant_id', '=', merchantId)
    .where('base_post', '=', ownerPost)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** The application from which a merchant was created; null for merchants older than applications. */
export const settleInOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('settle_in_application')
    .select(['id', 'application_no as applicationNo'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()

/** All people who may have a session of the merchant. */
export const staffIdsOf = async (db: Executor, merchantId: string): Promise<string[]> => {
  const rows = await db.selectFrom('staff').select('id').where('merchant_id', '=', merchantId).execute()
  return rows.map((row) => row.id)
}

/** The number of orders that still wait for something. */
export const openOrdersOf = async (db: Executor, merchantId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('purchase_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('merchant_id', '=', merchantId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirstOrThrow()
  return count
}

/** How much may be delivered beyond orders to a merchant that have no rule of their own. */
export async function toleranceOf(db: Executor, merchantId: string): Promise<EffectiveTolerance> {
  const [merchant, platform] = await Promise.all([
    db
      .selectFrom('merchant')
      .select(['tolerance_mode', 'tolerance_share'])
      .where('id', '=', merchantId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('platform_tolerance')
      .select(['tolerance_mode', 'tolerance_share'])
      .executeTakeFirstOrThrow(),
  ])
  return nearestTolerance({ merchant: ownTolerance(merchant), platform: ownTolerance(platform) })
}

export type MerchantPageRow = Awaited<ReturnType<typeof pageOfMerchants>>['rows'][number]
export type MerchantHeadRow = NonNullable<Awaited<ReturnType<typeof merchantHead>>>
