import { liveProductStatus } from '@bdr/contract/products/meaning'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import { codeKey } from '@bdr/contract/products/faults'
import { offeredOf } from '@bdr/contract/quotations/drafts'
import type { OfferedProduct } from '@bdr/contract/quotations/model'
import type { OfferableProduct } from '@bdr/contract/quotations/replies'
import { keywordLength } from '@bdr/contract/search/found'
import { unitFrom } from '@bdr/text/units'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { own } from '../../platform/scope.ts'
import { pageOfProducts } from '../products/list-queries.ts'

/** Choices in one reply. Typing more letters is faster than reading a longer list. */
const shown = { products: 20, skus: 60 } as const

/** The line of an inquiry for which products are offered. */
export interface AskedMaterial {
  readonly material_name: string
  readonly specification: string | null
  readonly unit: string
}

/** A SKU of an approved product. */
interface OwnSku extends OfferedProduct {
  readonly isOnShelf: boolean
  readonly unit: string
  readonly leadDays: number
  readonly unitPrice: string
  readonly taxRate: string
  readonly moq: string
}

/** SKUs of the merchant's approved products with their current names and prices. */
async function ownSkus(db: Executor, merchantId: string, which: RawBuilder<boolean>): Promise<OwnSku[]> {
  const { rows } = await sql<OwnSku>`
    select s.id, p.id as "productId", p.name, p.model, live_sku."values", b.name as brand, s.code,
      p.on_shelf as "isOnShelf", p.unit, live_sku."leadTimeDays" as "leadDays", s.price as "unitPrice",
      live_sku."taxRate", live_sku.moq
    from sku s
      join product p on p.id = s.product_id
      left join brand b on b.id = p.brand_id
      cross join lateral jsonb_to_recordset(p.live -> 'skus')
        as live_sku (key text, "values" jsonb, "taxRate" text, moq text, "leadTimeDays" int)
    where s.merchant_id = ${merchantId} and p.merchant_id = ${merchantId} and live_sku.key = s.key
      and ${which}
    order by s.product_id, s.place`.execute(db)
  return rows
}

/** The values of a SKU for an offer. Price and minimum quantity are omitted if the unit differs. */
export const offerableOf = (sku: OwnSku, asked: Pick<AskedMaterial, 'unit'>): OfferableProduct => ({
  ...offeredOf(sku),
  unit: sku.unit,
  leadDays: sku.leadDays,
  terms:
    (unitFrom(sku.unit) ?? sku.unit) === (unitFrom(asked.unit) ?? asked.unit)
      ? {
          unitPrice: trimZeros(sku.unitPrice),
          taxRate: trimZeros(sku.taxRate),
          moq: trimZeros(sku.moq),
        }
      : null,
})

/**
 * Products that can be offered for a line: those that contain the keyword; without one, first those that match the
 * line's specification, model prefix or name, then the last changed ones.
 */
export async function offerableFor(
  db: Executor,
  merchantId: string,
  asked: AskedMaterial,
  keyword: string | undefined,
): Promise<OfferableProduct[]> {
  const { specification, material_name: name } = asked
  const model = specification?.trim().split(/\s+/)[0]
  const words = keyword === undefined ? [specification, model, name, undefined] : [keyword]
  const ids = new Set<string>()
  for (const word of words) {
    if (word === null || word === '' || ids.size >= shown.products) continue
    const { rows } = await pageOfProducts(db, own(merchantId), {
      status: liveProductStatus,
      shelf: 'on',
      keyword: word?.slice(0, keywordLength),
      pageNum: 1,
      pageSize: shown.products,
      sort: '-updatedAt',
    })
    for (const { id } of rows) ids.add(id)
  }
  if (ids.size === 0) return []
  const order = [...ids].slice(0, shown.products)
  const skus = await ownSkus(db, merchantId, sql`p.id = any(${order}::bigint[])`)
  const byProduct = Map.groupBy(skus, ({ productId }) => productId)
  return order
    .flatMap((id) => bestFirst(matchingSkus(byProduct.get(id) ?? [], keyword), asked))
    .slice(0, shown.skus)
    .map((sku) => offerableOf(sku, asked))
}

/** The SKUs of one product whose code contains the keyword; all of them if only the product contains it. */
function matchingSkus(skus: readonly OwnSku[], keyword: string | undefined): readonly OwnSku[] {
  if (keyword === undefined) return skus
  const wanted = codeKey(keyword)
  const named = skus.filter(({ code }) => codeKey(code).includes(wanted))
  return named.length > 0 ? named : skus
}

/** Sorts SKUs by how much of them the line mentions. */
function bestFirst(skus: readonly OwnSku[], asked: AskedMaterial): OwnSku[] {
  const askedWords = wordsOf(`${asked.material_name} ${asked.specification ?? ''}`)
  const fit = ({ code, values }: OwnSku) =>
    [...wordsOf([code, ...values].join(' '))].filter((word) => askedWords.has(word)).length
  return skus
    .map((sku) => ({ sku, fit: fit(sku) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ sku }) => sku)
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    codeKey(text)
      .split(/[^\p{L}\p{N}.]+/u)
      .filter((word) => word !== ''),
  )

/** These SKUs in the form stored with a quotation, by id, whether they are on sale or not. */
export async function productsBySku(
  db: Executor,
  merchantId: string,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isOnShelf: boolean; readonly product: OfferedProduct }>> {
  if (skuIds.length === 0) return new Map()
  const skus = await ownSkus(db, merchantId, sql`s.id = any(${[...skuIds]}::bigint[])`)
  return new Map(skus.map((sku) => [sku.id, { isOnShelf: sku.isOnShelf, product: offeredOf(sku) }]))
}

/** SKUs by normalised code, see `codeKey`. */
export async function skusByCode(
  db: Executor,
  merchantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OwnSku>> {
  if (codes.length === 0) return new Map()
  const skus = await ownSkus(db, merchantId, sql`s.code_key = any(${codes.map(codeKey)}::text[])`)
  return new Map(skus.map((sku) => [codeKey(sku.code), sku]))
}
