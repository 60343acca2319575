import { draftProductStatuses } from '@bdr/contract/products/meaning'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import { codeKey } from '@bdr/contract/products/faults'
import { productMachine } from '@bdr/contract/products/machine'
import type { ProductContent, ProductSku } from '@bdr/contract/products/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { columnsOf, withTerms } from './content.ts'
import { productTexts } from './texts.ts'

const products = (db: Executor, scope: Scope) =>
  db
    .selectFrom('product as p')
    .innerJoin('merchant as m', 'm.id', 'p.merchant_id')
    .where(within(scope, 'p.merchant_id'))
    // products that were never submitted are visible only to their own company
    .$if(scope.of === 'all', (q) => q.where('p.status', 'not in', draftProductStatuses))

const productOf = (db: Executor, scope: Scope, id: string) =>
  products(db, scope)
    .select([
      'p.id',
      'p.merchant_id',
      'm.name as merchant_name',
      'p.product_no',
      'p.status',
      'p.version',
      'p.on_shelf',
      'p.live',
      'p.draft',
      'p.name',
      'p.model',
      'p.category_id',
      'p.brand_id',
      'p.created_at',
      'p.updated_at',
    ])
    .where('p.id', '=', id)

export const productById = (db: Executor, scope: Scope, id: string) =>
  productOf(db, scope, id).executeTakeFirst()

/** The same with a lock until the transaction ends. A request is locked after its product. */
export const lockProduct = (tx: Executor, scope: Scope, id: string) =>
  productOf(tx, scope, id).forNoKeyUpdate('p').executeTakeFirst()

export type ProductRecord = NonNullable<Awaited<ReturnType<typeof productById>>>

/** The draft, or the live content if there is no draft. */
export const workingContent = ({ draft, live }: Pick<ProductRecord, 'draft' | 'live'>): ProductContent =>
  (draft ?? live)!

/** Several products, locked in the order of their ids. */
export const lockProducts = (tx: Executor, scope: Scope, ids: readonly string[]) =>
  products(tx, scope)
    .select(['p.id', 'p.merchant_id', 'p.name', 'p.product_no', 'p.status', 'p.on_shelf'])
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute()

/** Creates a draft with the next number of its company. @returns its id and number */
export async function insertProduct(
  tx: Executor,
  merchantId: string,
  content: ProductContent,
): Promise<ProductNumber> {
  const [row] = await insertProducts(tx, merchantId, [content])
  return row!
}

type ProductNumber = { id: string; product_no: string }

/** A product in the form that the inserting statement reads: with column names as keys. */
const newProduct = (content: ProductContent) => ({
  draft: content,
  ...columnsOf(content),
  category_id: content.categoryId,
})

const lockNumbers = prepared(
  (_db, p: Params<{ merchantId: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended('product:' || ${p.merchantId}::text, 0))`,
)

// the expression for existing numbers is that of an index
const insertDrafts = prepared(
  (_db, p: Params<{ merchantId: string; products: string }>) => sql<ProductNumber>`
    with merchant as (
      select id, regexp_replace(code, '^M', 'P') as prefix,
        coalesce((
          select max(split_part(product_no, '-', 2)::int) from product where merchant_id = ${p.merchantId}::bigint
        ), 0) as last
      from merchant where id = ${p.merchantId}::bigint),
    numbered as (
      select *, (m.last + place)::text as number
      from merchant m cross join jsonb_array_elements(${p.products}::jsonb) with ordinality as one (content, place)
      cross join jsonb_to_record(one.content) as c(
        draft jsonb, name text, initials text, model text, category_id bigint, brand_id bigint, unit text,
        picture_id bigint, sku_count int, price_from numeric, price_to numeric, stock numeric))
    insert into product (merchant_id, product_no, status, draft, name, initials, model, category_id, brand_id,
      unit, picture_id, sku_count, price_from, price_to, stock)
    select id, prefix || '-' || lpad(number, greatest(4, length(number)), '0'), ${sql.lit(productMachine.initial)},
      draft, name, initials, model, category_id, brand_id, unit, picture_id, sku_count, price_from, price_to, stock
    from numbered order by place
    returning id, product_no`,
)

/** The same for several products. @returns their ids and numbers in the same order */
export async function insertProducts(
  tx: Executor,
  merchantId: string,
  contents: readonly ProductContent[],
): Promise<ProductNumber[]> {
  // parallel inserts wait here, so that their numbers do not collide
  await lockNumbers.first(tx, { merchantId })
  const products = JSON.stringify(contents.map(newProduct))
  const rows = await insertDrafts.all(tx, { merchantId, products })
  const ids = rows.map(({ id }) => id)
  await insertAttributes.run(tx, { ids })
  await productTexts.write(tx, ids)
  return rows
}

const insertAttributes = prepared(
  (_db, p: Params<{ ids: string[] }>) => sql`
    insert into product_attribute (merchant_id, product_id, key, value, number)
    select p.merchant_id, p.id, a.key, a.value, a.number
    from product p cross join lateral attributes_of(coalesce(p.live, p.draft)) as a
    where p.id = any(${p.ids}::bigint[])`,
)

type OfMerchant = Pick<ProductRecord, 'id' | 'merchant_id'>

const deleteAttributes = (tx: Executor, { id, merchant_id }: OfMerchant) =>
  tx
    .deleteFrom('product_attribute')
    .where('merchant_id', '=', merchant_id)
    .where('product_id', '=', id)
    .execute()

/** Updates a product's search texts and attributes. */
async function writeFoundBy(tx: Executor, product: OfMerchant): Promise<void> {
  await deleteAttributes(tx, product)
  await insertAttributes.run(tx, { ids: [product.id] })
  await productTexts.write(tx, [product.id])
}

const touched = { version: sql<number>`version + 1`, updated_at: sql<string>`now()` }

/** Stores a draft; lists show it as long as there is no live content. */
export async function writeDraft(
  tx: Executor,
  { id, merchant_id, live }: OfMerchant & Pick<ProductRecord, 'live'>,
  draft: ProductContent | null,
): Promise<void> {
  await tx
    .updateTable('product')
    .set({
      draft: draft && JSON.stringify(draft),
      ...(live === null && draft && columnsOf(draft)),
      ...touched,
    })
    .where('id', '=', id)
    .execute()
  if (live === null) await writeFoundBy(tx, { id, merchant_id })
}

/** Stores the approved content, which buyers see from now on, with its SKUs. SKUs that stay keep price and stock. */
export async function writeLive(
  tx: Executor,
  { id, merchant_id }: Pick<ProductRecord, 'id' | 'merchant_id'>,
  content: ProductContent,
): Promise<void> {
  // codes may be swapped: until all are written, each SKU has a unique temporary one
  await sql`update sku set code_key = '~' || id where product_id = ${id}`.execute(tx)
  await tx
    .deleteFrom('sku')
    .where('product_id', '=', id)
    .where(
      'key',
      'not in',
      content.skus.map(({ key }) => key),
    )
    .execute()
  await tx
    .insertInto('sku')
    .values(
      content.skus.map(({ key, code, price, stock }, index) => ({
        merchant_id,
        product_id: id,
        key,
        place: index,
        code,
        code_key: codeKey(code),
        price,
        stock,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'key']).doUpdateSet((eb) => ({
        place: eb.ref('excluded.place'),
        code: eb.ref('excluded.code'),
        code_key: eb.ref('excluded.code_key'),
      })),
    )
    .execute()
  await tx
    .updateTable('product')
    .set({ live: JSON.stringify(content), draft: null, ...columnsOf(content), ...touched })
    .where('id', '=', id)
    .execute()
  await copyTermsToProduct(tx, id)
  await writeFoundBy(tx, { id, merchant_id })
}

/** Copies the prices and the stock of a product's SKUs to its own columns, by which lists filter and sort. */
export const copyTermsToProduct = (tx: Executor, id: string) =>
  sql`
    update product set (price_from, price_to, stock) =
      (select min(price), max(price), sum(stock) from sku where product_id = ${id})
    where id = ${id}`.execute(tx)

/** Price and stock of a product's SKUs by key; empty for one that was never approved. */
export async function termsOf(db: Executor, productId: string) {
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'key', 'code', 'price', 'stock'])
    .where('product_id', '=', productId)
    .orderBy('place')
    .execute()
  return new Map(
    rows.map(({ key, price, stock, ...row }) => [
      key,
      { ...row, price: trimZeros(price), stock: trimZeros(stock) },
    ]),
  )
}

/** The SKUs of products, with current price and stock, for lists that have found the products. */
export async function skusOf(
  db: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductSku[]>> {
  if (productIds.length === 0) return new Map()
  const products = await db
    .selectFrom('product')
    .select(['id', 'live', 'draft'])
    .where('id', 'in', productIds)
    .execute()
  const terms = await db
    .selectFrom('sku')
    .select(['product_id', 'key', 'price', 'stock'])
    .where('product_id', 'in', productIds)
    .execute()
  const byProduct = Map.groupBy(terms, ({ product_id: id }) => id)
  return new Map(
    products.map(({ id, live, draft }) => {
      const own = (byProduct.get(id) ?? []).map(
        ({ key, price, stock }) => [key, { price: trimZeros(price), stock: trimZeros(stock) }] as const,
      )
      return [id, withTerms((live ?? draft)!, new Map(own)).skus]
    }),
  )
}

/** Other products of the company with one of these codes, normalised. */
export async function codesElsewhere(
  db: Executor,
  { id, merchant_id }: Pick<ProductRecord, 'id' | 'merchant_id'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.code_key', 'p.name'])
    .where('s.merchant_id', '=', merchant_id)
    .where('s.code_key', 'in', codes.map(codeKey))
    .where('s.product_id', '<>', id)
    .execute()
  return new Map(rows.map(({ code_key, name }) => [code_key, name]))
}

/** Other products of the company with the same brand and model. */
export const duplicatesOf = async (
  db: Executor,
  { id, merchant_id }: Pick<ProductRecord, 'id' | 'merchant_id'>,
  { brandId, model }: Pick<ProductContent, 'brandId' | 'model'>,
) =>
  model === '' || brandId === ''
    ? []
    : db
        .selectFrom('product')
        .select(['id', 'product_no', 'name', 'status'])
        .where('merchant_id', '=', merchant_id)
        .where('brand_id', '=', brandId)
        .where(sql<boolean>`searchable(model) = searchable(${model}::text)`)
        .where('id', '<>', id)
        .orderBy('id', 'desc')
        .limit(5)
        .execute()

export async function deleteProduct(tx: Executor, product: OfMerchant): Promise<void> {
  const { id } = product
  await deleteAttributes(tx, product)
  await tx.deleteFrom('search_text').where('kind', '=', 'product').where('record_id', '=', id).execute()
  await tx.deleteFrom('file_reference').where('kind', '=', 'product').where('record_id', '=', id).execute()
  await tx.deleteFrom('change_request').where('kind', '=', 'product').where('record_id', '=', id).execute()
  await tx.deleteFrom('product').where('id', '=', id).execute()
}
