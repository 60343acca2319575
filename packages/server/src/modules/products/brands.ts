import { normalisedBrand } from '@bdr/contract/products/model'
import type { BrandReply } from '@bdr/contract/products/replies'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { contains } from '../../platform/list.ts'
import { fault } from '../../platform/refusals.ts'
import { ownMerchantOf, within, type Scope } from '../../platform/scope.ts'

const columns = ['id', 'name', 'state'] as const
/** Brands of one answer; who looks for another types more of its name. */
const atMost = 50

/** The brands somebody may choose: approved ones, and what their own company applied for. */
const choosable = (db: Executor, scope: Scope) =>
  db
    .selectFrom('brand')
    .select(columns)
    .where((eb) => eb.or([eb('state', '=', 'approved'), eb.and([within(scope, 'merchant_id')])]))

export async function findBrands(
  db: Executor,
  scope: Scope,
  keyword: string | undefined,
): Promise<BrandReply[]> {
  const found = await choosable(db, scope)
    .where('state', '<>', 'refused')
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb('name', 'ilike', contains(keyword!)),
          eb('normalised', 'like', contains(normalisedBrand(keyword!))),
        ]),
      ),
    )
    .orderBy(sql`length(name)`)
    .limit(atMost)
    .execute()
  return found.toSorted((one, other) => comparePinyin(one.name, other.name))
}

/** Brands by id, as far as somebody may know them. */
export async function brandsById(db: Executor, scope: Scope, ids: readonly string[]): Promise<BrandReply[]> {
  return ids.length === 0 ? [] : choosable(db, scope).where('id', 'in', ids).execute()
}

/** @throws AppError A00002 at `name` when it can be chosen already */
export async function applyForBrand(
  tx: Executor,
  { viewer, caller }: Change,
  { name }: { name: string },
): Promise<BrandReply> {
  const merchantId = ownMerchantOf(viewer)
  const normalised = normalisedBrand(name)
  const known = await tx
    .selectFrom('brand')
    .select('id')
    .where('normalised', '=', normalised)
    .where((eb) => eb.or([eb('state', '=', 'approved'), eb('merchant_id', '=', merchantId)]))
    .executeTakeFirst()
  if (known) throw invalid([fault(['name'], 'product.brandTaken')])
  const brand = await tx
    .insertInto('brand')
    .values({ name, normalised, state: 'applied', merchant_id: merchantId })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await audit(tx, {
    actor: viewer,
    merchantId,
    action: 'product.apply-brand',
    subject: { kind: 'brand', id: brand.id, name },
    caller,
  })
  return brand
}

/**
 * The brand of an approved product is approved with it; where two companies applied for one, the first
 * approved is everybody's. @returns the brand the product has then
 */
export async function approveBrand(tx: Executor, id: string): Promise<string> {
  const brand = await tx
    .selectFrom('brand')
    .select(['state', 'normalised'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (brand.state === 'approved') return id
  const other = await tx
    .selectFrom('brand')
    .select('id')
    .where('normalised', '=', brand.normalised)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (other) return other.id
  await tx
    .updateTable('brand')
    .set({ state: 'approved', version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  return id
}
