import { compare, sum } from '@bdr/contract/kernel/decimal'
import { productLimits, type ProductContent, type ProductSku } from '@bdr/contract/products/model'
import { initialsOf } from '../../platform/initials.ts'
import { cleanBody } from '../content/body.ts'

/** The empty content of a new product. */
export const emptyContent = (categoryId: string): ProductContent => ({
  name: '',
  model: '',
  categoryId,
  brandId: '',
  unit: '',
  attributes: [],
  variants: [],
  skus: [],
  pictures: [],
  documents: [],
  description: '',
})

/** Another product's content, without the fields that must be unique. */
export const copyOf = (content: ProductContent): ProductContent => ({
  ...content,
  skus: content.skus.map((sku) => ({ ...sku, code: '', barcode: '', stock: '' })),
})

/** Sanitises a description like the website's texts, without pictures, which are a separate field. */
export async function cleanDescription(html: string): Promise<string> {
  const cleaned = await cleanBody(html)
  return cleaned.replaceAll(/<figure>.*?<\/figure>|<img[^>]*>/gs, '').slice(0, productLimits.description)
}

const isDecimal = (text: string) => /^\d+(\.\d+)?$/.test(text)

/** The columns that lists show and filter by, from a content that may be incomplete. */
export function columnsOf(content: ProductContent) {
  const { name, model, brandId, unit, pictures, skus } = content
  const prices = skus
    .map(({ price }) => price)
    .filter(isDecimal)
    .toSorted(compare)
  return {
    name,
    initials: initialsOf(name),
    model,
    brand_id: brandId === '' ? null : brandId,
    unit,
    picture_id: pictures[0] ?? null,
    ...(content.categoryId !== '' && { category_id: content.categoryId }),
    sku_count: skus.length,
    price_from: fitting(prices[0]),
    price_to: fitting(prices.at(-1)),
    stock: fitting(sum(skus.map(({ stock }) => stock).filter(isDecimal))) ?? '0',
  }
}

/** Null for an unfinished number, which may be longer than its column. */
const fitting = (decimal: string | undefined): string | null =>
  decimal !== undefined && /^\d{1,12}(\.\d{1,6})?$/.test(decimal) ? decimal : null

/** A content with current prices and stock, in place of those at the submission. */
export const withTerms = (
  content: ProductContent,
  terms: ReadonlyMap<string, Pick<ProductSku, 'price' | 'stock'>>,
): ProductContent => ({ ...content, skus: content.skus.map((sku) => ({ ...sku, ...terms.get(sku.key) })) })
