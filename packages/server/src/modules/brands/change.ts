import { isApplied, ownBrandStatuses } from '@bdr/contract/brands/meaning'
import type { addBrand as addCall, decideOnBrand as decideCall } from '@bdr/contract/brands/calls'
import { normalisedBrand } from '@bdr/contract/brands/model'
import type { BrandReply } from '@bdr/contract/brands/replies'
import type { InputOf } from '@bdr/contract/kernel/call'
import { brandNotices } from '@bdr/text/brands'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault, refusal, type Refusal } from '../../platform/refusals.ts'
import { ownMerchantOf } from '../../platform/scope.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { productTexts } from '../products/texts.ts'
import { brandLifecycle } from './lifecycle.ts'
import { approvedBrandsNamed, lockBrand, lockNames, type BrandRecord } from './queries.ts'

type Fields = InputOf<typeof addCall>

const note = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  brand: { id: string; name: string; merchant_id: string | null },
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
) =>
  audit(tx, {
    actor: viewer,
    merchantId: brand.merchant_id,
    action: `brand.${action}`,
    subject: { kind: 'brand', id: brand.id, name: brand.name },
    ...more,
    caller,
  })

/**
 * Requests a brand, possibly again after it was refused.
 * @throws AppError A00002 at `name` if it is already available
 */
export async function applyForBrand(tx: Executor, change: Change, name: string): Promise<BrandReply> {
  const { viewer } = change
  const merchantId = ownMerchantOf(viewer)
  const merchant = await tx
    .selectFrom('merchant')
    .select('name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  await lockNames(tx)
  const taken = await approvedBrandsNamed(tx, [name])
  if (taken) throw invalid([fault(['name'], 'brand.nameTaken', { name: taken.name })])
  const own = await tx
    .selectFrom('brand')
    .select(['id', 'status'])
    .where('merchant_id', '=', merchantId)
    .where('normalised', '=', normalisedBrand(name))
    .where('status', 'in', ownBrandStatuses)
    .forUpdate()
    .executeTakeFirst()
  if (own && isApplied(own.status)) throw invalid([fault(['name'], 'brand.waiting')])
  const id = own ? own.id : await insert(tx, { name, aliases: [], merchantId })
  const changes = own
    ? await transition(tx, brandLifecycle, viewer, [{ id, from: own.status, action: 'apply' }])
    : []
  if (!own) await appendHistory(tx, 'brand', viewer, [{ id, action: 'apply', to: 'applied' }])
  await note(tx, change, 'apply', { id, name, merchant_id: merchantId }, { changes })
  await notify(
    tx,
    viewer,
    { operators: true },
    {
      type: 'business',
      content: brandNotices.applied({ merchant: merchant.name, name }),
      about: { page: 'brandList', id: null },
    },
  )
  return { id, name, state: 'applied' }
}

async function insert(
  tx: Executor,
  { name, aliases, merchantId }: Fields & { merchantId: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('brand')
    .values({
      name,
      normalised: normalisedBrand(name),
      aliases,
      alias_keys: aliases.map(normalisedBrand),
      status: merchantId === null ? 'approved' : 'applied',
      merchant_id: merchantId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws AppError A00002 at names that another brand has, or that are repeated */
async function assertFreeNames(tx: Executor, { name, aliases }: Fields, exceptId: string | null) {
  await lockNames(tx)
  const taken = await approvedBrandsNamed(tx, [name], exceptId)
  if (taken) throw invalid([fault(['name'], 'brand.nameTaken', { name: taken.name })])
  if (aliases.length === 0) return
  const elsewhere = await approvedBrandsNamed(tx, aliases, exceptId)
  if (elsewhere) throw invalid([fault(['aliases'], 'brand.nameTaken', { name: elsewhere.name })])
  const keys = [name, ...aliases].map(normalisedBrand)
  if (new Set(keys).size < keys.length) throw invalid([fault(['aliases'], 'brand.aliasTwice')])
}

/** @returns the new brand's id; everybody can use it at once */
export async function addBrand(tx: Executor, change: Change, fields: Fields): Promise<string> {
  await assertFreeNames(tx, fields, null)
  const id = await insert(tx, { ...fields, merchantId: null })
  await appendHistory(tx, 'brand', change.viewer, [{ id, action: 'add', to: 'approved' }])
  await note(tx, change, 'add', { id, name: fields.name, merchant_id: null })
  return id
}

export async function changeBrand(
  tx: Executor,
  change: Change,
  { id, version, ...fields }: RecordVersion & Fields,
): Promise<void> {
  await assertFreeNames(tx, fields, id)
  const brand = assertVersion(await lockBrand(tx, id), { version })
  const { name, aliases } = fields
  await tx
    .updateTable('brand')
    .set({
      name,
      normalised: normalisedBrand(name),
      aliases,
      alias_keys: aliases.map(normalisedBrand),
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
  if (name !== brand.name) {
    const goods = await tx.selectFrom('product').select('id').where('brand_id', '=', id).execute()
    if (goods.length > 0)
      await productTexts.write(
        tx,
        goods.map((product) => product.id),
      )
  }
  const words = (row: Fields) => ({ brandName: row.name, aliases: row.aliases.join('、') })
  await note(tx, change, 'change', brand, {
    changes: changesBetween(['brandName', 'aliases'], words(brand), words(fields)),
  })
}

/** The reason why a requested brand cannot be approved: another approved brand has the name. */
export async function approvalBlocked(
  db: Executor,
  { id, name }: Pick<BrandRecord, 'id' | 'name'>,
): Promise<Refusal | null> {
  const taken = await approvedBrandsNamed(db, [name], id)
  return taken ? refusal('brand.nameTaken', { name: taken.name }) : null
}

/** Decides on a requested brand, or disables or enables a brand. The company that requested it is notified. */
export async function decideOnBrand(
  tx: Executor,
  change: Change,
  { decision, ...seen }: InputOf<typeof decideCall>,
): Promise<void> {
  await lockNames(tx)
  const brand = assertVersion(await lockBrand(tx, seen.id), seen)
  const reason = 'reason' in decision ? decision.reason : null
  await decide(tx, change, brand, decision.action, reason)
}

async function decide(
  tx: Executor,
  change: Change,
  brand: BrandRecord,
  action: InputOf<typeof decideCall>['decision']['action'],
  reason: string | null,
): Promise<void> {
  const { id, name, merchant_id } = brand
  const blocked = action === 'approve' ? await approvalBlocked(tx, brand) : null
  const changes = await transition(tx, brandLifecycle, change.viewer, [
    { id, from: brand.status, action, reason, blocked },
  ])
  await tx.updateTable('brand').set({ decision_reason: reason }).where('id', '=', id).execute()
  await note(tx, change, action, brand, { changes, detail: reason === null ? {} : { reason } })
  if (merchant_id === null || (action !== 'approve' && action !== 'refuse')) return
  await notify(
    tx,
    change.viewer,
    { merchant: { id: merchant_id, permission: 'product:edit' } },
    {
      type: 'business',
      content:
        action === 'approve'
          ? brandNotices.approved({ name })
          : brandNotices.refused({ name, reason: reason ?? '' }),
      about: { page: 'productList', id: null },
    },
  )
}

/**
 * Approves the brand of an approved product. If two companies requested the same brand, the one approved first is used
 * by both. @returns the product's brand afterwards
 */
export async function approveWithProduct(tx: Executor, change: Change, id: string): Promise<string> {
  await lockNames(tx)
  const brand = (await lockBrand(tx, id))!
  if (!isApplied(brand.status)) return id
  const other = await approvedBrandsNamed(tx, [brand.name], id)
  if (other) return other.id
  await decide(tx, change, brand, 'approve', null)
  return id
}
