import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { draftProductStatuses, openReviewStatuses } from '@bdr/contract/products/meaning'
import { attributeFilters, type attributeFilterLimits } from '@bdr/contract/products/attribute-filter'
import { productMachine, type ProductStatus } from '@bdr/contract/products/machine'
import type { ProductCategory } from '@bdr/contract/products/replies'
import { sql, type Expression } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Params } from '../../platform/db/prepared.ts'
import { preparedPages, sorting, type Paging, type SortOf } from '../../platform/list.ts'
import { ofAnyMerchant, within, type Scope } from '../../platform/scope.ts'
import { readAll } from '../categories/queries.ts'
import { productTexts } from './texts.ts'

const sortColumns = { updatedAt: 'p.updated_at', name: 'p.name', price: 'p.price_from' } as const
type SortField = keyof typeof sortColumns

interface ProductFilter {
  readonly status?: ProductStatus | undefined
  readonly shelf?: 'on' | 'off' | undefined
  readonly categoryId?: string | undefined
  readonly brandId?: string | undefined
  readonly attributes?: string | undefined
  readonly keyword?: string | undefined
}

/** The values a statement may have. Which of them are given determines its text. */
type FilterValues = {
  merchantId: string
  draft: true
  submitted: true
  approved: true
  rejected: true
  /** products that were never submitted are visible only to their own company */
  anyMerchant: true
  onShelf: true
  offShelf: true
  categoryIds: string[]
  brandId: string
  foundIds: string[]
  foundWord: string
} & {
  /** an attribute's key and the values of which a product has one */
  [Name in `values${AttributePlace}`]: string[]
} & {
  /** an attribute's key and the bounds of its number, each of which may be null */
  [Name in `range${AttributePlace}`]: (string | null)[]
}

/** The attributes of a filter are numbered, and each number has parameters in the statement. */
const attributePlaces = [0, 1, 2, 3, 4, 5] as const satisfies {
  length: typeof attributeFilterLimits.attributes
}
type AttributePlace = (typeof attributePlaces)[number]

const underReview = sql<boolean>`exists (
  select from change_request c where c.kind = 'product' and c.record_id = p.id and ${isOneOf('c.status', openReviewStatuses)})`.as(
  'is_under_review',
)

/**
 * Whether a row of `product_attribute` of the product `p` satisfies a condition.
 * @param asked SQL of its text[]
 * @param isAll whether the products of all merchants are searched, which have a separate index for numbers
 */
const matchesAttribute = (
  asked: Expression<unknown>,
  kind: 'values' | 'range',
  isAll: boolean,
) => sql<boolean>`exists (
  select from product_attribute a
  where a.merchant_id = p.merchant_id and a.product_id = p.id and a.key = (${asked}::text[])[1]
    and ${
      kind === 'values'
        ? sql`a.value = any((${asked}::text[])[2:])`
        : sql`a.number between coalesce((${asked}::text[])[2]::numeric, '-Infinity')
            and coalesce((${asked}::text[])[3]::numeric, 'Infinity')
            and ${isAll ? ofAnyMerchant('a.merchant_id') : sql`true`}`
    })`

const list = preparedPages({
  key: 'p.id',
  scope: ['merchantId', 'anyMerchant'],
  found: (db, has, p: Params<FilterValues>) => {
    const found = productMachine.states.reduce(
      (found, status) => found.$if(has(status), (q) => q.where('p.status', '=', sql.lit(status))),
      db
        .selectFrom('product as p')
        .$if(has('merchantId'), (q) => q.where('p.merchant_id', '=', p.merchantId))
        .$if(has('anyMerchant'), (q) =>
          q.where(ofAnyMerchant('p.merchant_id')).where(isNoneOf('p.status', draftProductStatuses)),
        )
        .$if(has('onShelf'), (q) => q.where('p.on_shelf', '=', sql.lit(true)))
        .$if(has('offShelf'), (q) => q.where('p.on_shelf', '=', sql.lit(false)))
        .$if(has('categoryIds'), (q) =>
          q.where(sql<boolean>`p.category_id = any(${p.categoryIds}::bigint[])`),
        )
        .$if(has('brandId'), (q) => q.where('p.brand_id', '=', p.brandId))
        .$if(has('foundIds'), (q) => q.where(sql<boolean>`p.id = any(${p.foundIds}::bigint[])`))
        .$if(has('foundWord'), (q) => q.where(productTexts.mentions(sql.ref('p.id'), sql`${p.foundWord}`))),
    )
    const names = attributePlaces.flatMap((place) => [['values', place] as const, ['range', place] as const])
    return names.reduce((narrowed, [kind, place]) => {
      const name = `${kind}${place}` as const
      return has(name) ? narrowed.where(matchesAttribute(p[name], kind, has('anyMerchant'))) : narrowed
    }, found)
  },
  rows: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    return found
      .innerJoin('merchant as m', 'm.id', 'p.merchant_id')
      .leftJoin('brand as b', 'b.id', 'p.brand_id')
      .select([
        'p.id',
        'p.version',
        'p.product_no',
        'p.name',
        'p.model',
        'p.status',
        'p.on_shelf',
        'p.category_id',
        'b.name as brand_name',
        'p.unit',
        'p.picture_id',
        'p.sku_count',
        'p.price_from',
        'p.price_to',
        'p.stock',
        'm.name as merchant_name',
        'p.updated_at',
        underReview,
        sql<boolean>`p.live is not null and p.draft is not null`.as('has_draft'),
      ])
      .orderBy(sortColumns[field], (order) => {
        const directed = direction === 'asc' ? order.asc() : order.desc()
        // only prices can be missing; other columns use an index that has no such rule
        return field === 'price' ? directed.nullsLast() : directed
      })
      .orderBy('p.id', direction)
  },
})

type Query = ProductFilter & { readonly sort: SortOf<SortField> }

/** One page of the products within a scope, and their number. */
export async function pageOfProducts(db: Executor, scope: Scope, query: Query & Paging) {
  const search = productTexts.search(db, scope, query.keyword)
  return list.page(db, await filterOf(db, scope, query), query, search)
}

/** The number of products in each state under the list's other filters. */
export async function countsOfProducts(db: Executor, scope: Scope, query: Omit<ProductFilter, 'status'>) {
  return list.tabCounts(db, await valuesOf(db, scope, query), productMachine.states)
}

/** The categories of the products within a scope, in the catalogue's order with ancestors first. */
export async function categoriesOfProducts(db: Executor, scope: Scope): Promise<ProductCategory[]> {
  const counted = await db
    .selectFrom('product')
    .select(['category_id', sql<number>`count(*)::int`.as('products')])
    .where(within(scope, 'merchant_id'))
    .$if(scope.of === 'all', (q) => q.where('status', 'not in', draftProductStatuses))
    .groupBy('category_id')
    .execute()
  const catalogue = await readAll(db)
  const counts = new Map<string, number>()
  for (const { category_id, products } of counted)
    for (const { id } of catalogue.pathOf(category_id)) counts.set(id, (counts.get(id) ?? 0) + products)
  return catalogue.inOrder().flatMap(({ id, parent_id, name }) => {
    const count = counts.get(id)
    return count === undefined ? [] : [{ id, parentId: parent_id, name, count }]
  })
}

/** All products in the list's order; see `readChunks`. */
export async function* allProducts(db: Executor, scope: Scope, query: Query) {
  yield* list.chunks(db, await valuesOf(db, scope, query), query.sort)
}

const valuesOf = async (db: Executor, scope: Scope, query: ProductFilter) => ({
  ...(await filterOf(db, scope, query)),
  ...(await productTexts.find(db, scope, query.keyword)),
})

/** The values of all filters except the keyword. */
async function filterOf(
  db: Executor,
  scope: Scope,
  { status, shelf, categoryId, brandId, attributes = '' }: ProductFilter,
) {
  const asked = (attributeFilters(attributes) ?? []).map((one, place) =>
    'values' in one
      ? [`values${place}`, [one.key, ...one.values]]
      : [`range${place}`, [one.key, one.from, one.to]],
  )
  return {
    ...(Object.fromEntries(asked) as Partial<FilterValues>),
    ...(scope.of === 'own' ? { merchantId: scope.merchantId } : { anyMerchant: true as const }),
    ...(status && { [status]: true as const }),
    ...(shelf === 'on' && { onShelf: true as const }),
    ...(shelf === 'off' && { offShelf: true as const }),
    categoryIds: categoryId === undefined ? undefined : await withBelow(db, categoryId),
    brandId,
  }
}

/** A category and all of its descendants. */
async function withBelow(db: Executor, categoryId: string): Promise<string[]> {
  const catalogue = await readAll(db)
  const below = (id: string): string[] => [
    id,
    ...catalogue.childrenOf(id).flatMap((child) => below(child.id)),
  ]
  return below(categoryId)
}

export type ProductListRow = Awaited<ReturnType<typeof list.page>>['rows'][number]
