import { compare, times } from '../kernel/decimal.ts'
import type { ProductContent, ProductField } from './model.ts'
import type { AttributeDefinition } from './replies.ts'

/** What a product is checked for in addition to the requirements of a submission, and the field concerned. */
const checks = {
  name: 'name',
  model: 'model',
  brand: 'brandId',
  attributes: 'attributes',
  pictures: 'pictures',
  documents: 'documents',
  description: 'description',
  weight: 'skus',
  prices: 'skus',
  contacts: 'description',
} as const satisfies Record<string, ProductField>
export type QualityCheck = keyof typeof checks

const enough = { name: 6, pictures: 3, description: 50 } as const
/** A price this many times the lowest one is more often a typing error than a price. */
const priceSpread = '50'

/** Contact details that bypass the marketplace. Reviewers refuse them. */
const contacts = /1[3-9]\d{9}|\u5fae\u4fe1|\bweixin\b|\bQQ\b|@\w+\.\w+/i

const isPrice = (price: string) => /^\d+(\.\d+)?$/.test(price) && /[1-9]/.test(price)

/** The text of HTML without its tags, for counting characters only. */
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;|\s/g, '')

/** The strengths of a product's content and what might make a reviewer refuse it, in the order of the form. */
export function qualityOf(
  content: ProductContent,
  definitions: readonly AttributeDefinition[],
): { check: QualityCheck; field: ProductField; passed: boolean }[] {
  const open = definitions.filter(
    ({ key }) =>
      !content.variants.some((variant) => variant.key === key && variant.values.length > 0) &&
      !content.attributes.some((one) => one.key === key && one.value !== ''),
  )
  const prices = content.skus.map(({ price }) => price).filter(isPrice)
  const lowest = prices.reduce(
    (least, price) => (compare(price, least) < 0 ? price : least),
    prices[0] ?? '0',
  )
  const passed: Record<QualityCheck, boolean> = {
    name: content.name.length >= enough.name,
    model: content.model !== '',
    brand: content.brandId !== '',
    attributes: open.length * 3 <= definitions.length,
    pictures: content.pictures.length >= enough.pictures,
    documents: content.documents.length > 0,
    description: plain(content.description).length >= enough.description,
    weight: content.skus.length > 0 && content.skus.every(({ weight }) => weight !== ''),
    prices: prices.every((price) => compare(price, times(lowest, priceSpread)) <= 0),
    contacts: !contacts.test(`${content.name} ${content.model} ${plain(content.description)}`),
  }
  return (Object.keys(checks) as QualityCheck[]).map((check) => ({
    check,
    field: checks[check],
    passed: passed[check],
  }))
}
