import { isOneOf } from '../../platform/db/one-of.ts'
import { appliedBrandStatuses, offeredBrandStatuses } from '@bdr/contract/brands/meaning'
import { codeKey } from '@bdr/contract/products/faults'
import { categoryPath } from '@bdr/text/names/categories'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { fileUse } from '../../platform/import/import-queries.ts'
import { attributesOf } from '../categories/attributes.ts'
import { readAll } from '../categories/queries.ts'
import type { UploadedPicture, CategoryChoice, ProductReadOptions } from './model.ts'

/** Every category, with the attributes of those that can have products. */
export async function categoryChoices(db: Executor): Promise<CategoryChoice[]> {
  const catalogue = await readAll(db)
  const all = catalogue.inOrder()
  const open = all.filter(({ id }) => catalogue.isOpenLeaf(id)).map(({ id }) => id)
  const attributes = await attributesOf(db, catalogue, open)
  return all.map(({ id, code, name }) => ({
    id,
    code,
    name,
    path: categoryPath(catalogue.pathOf(id).map((row) => row.name)),
    isOpen: catalogue.isOpenLeaf(id),
    attributes: attributes.get(id) ?? [],
  }))
}

/** The brands a company may choose, by normalised name; approved ones come last. */
export async function brandChoices(db: Executor, merchantId: string) {
  return db
    .selectFrom('brand')
    .select(['id', 'name', 'normalised', 'alias_keys'])
    .where((eb) =>
      eb.or([
        eb('status', 'in', offeredBrandStatuses),
        eb.and([eb('merchant_id', '=', merchantId), eb('status', 'in', appliedBrandStatuses)]),
      ]),
    )
    .orderBy(isOneOf('status', offeredBrandStatuses))
    .orderBy('id')
    .execute()
}

/** The codes of a company's products, including those that buyers do not see yet. */
export async function existingCodes(db: Executor, merchantId: string): Promise<ProductReadOptions['taken']> {
  const { rows } = await sql<{ code: string; product_no: string }>`
    select s.code, p.product_no from sku s join product p on p.id = s.product_id
    where s.merchant_id = ${merchantId}
    union all
    select sku ->> 'code', p.product_no from product p
      cross join lateral jsonb_array_elements(p.draft -> 'skus') as sku
    where p.merchant_id = ${merchantId} and p.live is null and sku ->> 'code' <> ''`.execute(db)
  return rows.map(({ code, product_no }) => [codeKey(code), product_no])
}

export async function uploadedPictures(db: Executor, importId: string): Promise<UploadedPicture[]> {
  const rows = await db
    .selectFrom('import_picture')
    .select(['name', 'file_id', 'refusal'])
    .where('import_id', '=', importId)
    .orderBy('name')
    .execute()
  return rows.map(({ name, file_id: fileId, refusal }) => ({
    name,
    fileId,
    why: refusal === null ? null : (JSON.parse(refusal) as Refusal),
  }))
}

/** The archives of an import that have not been processed yet, in order. */
export const archivesOf = (db: Executor, importId: string) =>
  db
    .selectFrom('file_reference as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .select(['f.id', 'f.key', 'f.staff_id', 'f.merchant_id'])
    .where('r.kind', '=', fileUse)
    .where('r.record_id', '=', importId)
    .where('f.purpose', '=', 'import-archive')
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute()

/** Stores the result for one picture, replacing an earlier one of the same name. */
export async function savePicture(
  tx: Executor,
  importId: string,
  { name, fileId, refusal }: { name: string; fileId: string | null; refusal: Refusal | null },
): Promise<void> {
  const values = { file_id: fileId, refusal: refusal && JSON.stringify(refusal) }
  await tx
    .insertInto('import_picture')
    .values({ import_id: importId, name, ...values })
    .onConflict((conflict) => conflict.columns(['import_id', 'name']).doUpdateSet(values))
    .execute()
  if (fileId !== null)
    await tx
      .insertInto('file_reference')
      .values({ file_id: fileId, kind: fileUse, record_id: importId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Releases the archive after its pictures have been processed. */
export const releaseArchive = (tx: Executor, importId: string, fileId: string) =>
  tx
    .deleteFrom('file_reference')
    .where('kind', '=', fileUse)
    .where('record_id', '=', importId)
    .where('file_id', '=', fileId)
    .execute()
