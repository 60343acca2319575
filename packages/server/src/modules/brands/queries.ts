import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { draftProductStatuses } from '@bdr/contract/products/meaning'
import { appliedBrandStatuses } from '@bdr/contract/brands/meaning'
import type { BrandStatus } from '@bdr/contract/brands/machine'
import { normalisedBrand } from '@bdr/contract/brands/model'
import type { BrandReply } from '@bdr/contract/brands/replies'
import { sql } from 'kysely'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { contains, readChunks, readPage, type Paging } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'

/** Brands in one reply; typing more of the name narrows the list. */
const atMost = 50

/** The brands a person may know: approved ones, and those their own company requested. */
const known = (db: Executor, scope: Scope) =>
  db
    .selectFrom('brand as b')
    .select(['b.id', 'b.name', 'b.status as state'])
    .where((eb) =>
      eb.or([eb('b.status', 'in', ['approved', 'disabled']), eb.and([within(scope, 'b.merchant_id')])]),
    )

/** Whether a brand's name, or one of its aliases, contains the text. */
const matches = (keyword: string) => {
  const [text, key] = [contains(keyword), contains(normalisedBrand(keyword))]
  return sql<boolean>`(b.name ilike ${text} or b.normalised like ${key}
    or exists (select from unnest(b.aliases || b.alias_keys) as other where other ilike ${text} or other like ${key}))`
}

/** The brands a person can currently choose. */
export async function choosableBrands(
  db: Executor,
  scope: Scope,
  keyword: string | undefined,
): Promise<BrandReply[]> {
  const found = await known(db, scope)
    .where('b.status', 'in', ['approved', 'applied'])
    .$if(keyword !== undefined && keyword !== '', (q) => q.where(matches(keyword!)))
    .orderBy(sql`length(b.name)`)
    .limit(atMost)
    .execute()
  return found.toSorted((one, other) => comparePinyin(one.name, other.name))
}

/** Brands by id, if the person may know them. */
export async function brandsById(db: Executor, scope: Scope, ids: readonly string[]): Promise<BrandReply[]> {
  return ids.length === 0 ? [] : known(db, scope).where('b.id', 'in', ids).execute()
}

/** Approved brands with one of these names, normalised. */
export const approvedBrandsNamed = (db: Executor, names: readonly string[], exceptId: string | null = null) =>
  db
    .selectFrom('brand')
    .select(['id', 'name', 'status'])
    .where('status', 'in', ['approved', 'disabled'])
    .where(
      sql<boolean>`(normalised = any(${names.map(normalisedBrand)}::text[]) or alias_keys && ${names.map(normalisedBrand)}::text[])`,
    )
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Locks all names, because otherwise two parallel transactions would both find a name free. */
export const lockNames = (tx: Executor) =>
  sql`select pg_advisory_xact_lock(hashtextextended('brand-names', 0))`.execute(tx)

const brands = (db: Executor) =>
  db.selectFrom('brand as b').leftJoin('merchant as m', 'm.id', 'b.merchant_id')

const columns = [
  'b.id',
  'b.version',
  'b.name',
  'b.normalised',
  'b.aliases',
  'b.status',
  'b.merchant_id',
  'm.name as merchant_name',
  'b.decision_reason',
  'b.created_at',
  sql<number>`(select count(*)::int from product p where p.brand_id = b.id and ${isNoneOf('p.status', draftProductStatuses)})`.as(
    'products',
  ),
] as const

export const brandById = (db: Executor, id: string) =>
  brands(db).select(columns).where('b.id', '=', id).executeTakeFirst()

export const lockBrand = (tx: Executor, id: string) =>
  brands(tx).select(columns).where('b.id', '=', id).forUpdate('b').executeTakeFirst()

export type BrandRecord = NonNullable<Awaited<ReturnType<typeof brandById>>>

interface BrandFilter {
  readonly status?: BrandStatus | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Executor, { status, keyword }: BrandFilter) =>
  brands(db)
    .$if(status !== undefined, (q) => q.where('b.status', '=', status!))
    .$if(keyword !== undefined && keyword !== '', (q) => q.where(matches(keyword!)))

/** Requested brands first, the oldest at the top; then all others by name. */
const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .select(columns)
    .orderBy(isNoneOf('b.status', appliedBrandStatuses))
    .orderBy(sql`case when ${isOneOf('b.status', appliedBrandStatuses)} then b.updated_at end`)
    .orderBy('b.name')
    .orderBy('b.id')

export const pageOfBrands = (db: Executor, filter: BrandFilter & Paging) =>
  readPage(filtered(db, filter), filter, rowsOf)

/** All brands in the list's order; see `readChunks`. */
export const allBrands = (db: Executor, filter: BrandFilter) =>
  readChunks(filtered(db, filter), 'b.id', rowsOf)
