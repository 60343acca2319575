import type { ProductSku, Variant } from './model.ts'

/** Every combination of the variants' values; one without values where nothing varies. */
export const combinations = (variants: readonly Variant[]): string[][] =>
  variants
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    )

/** How many there would be, without making them. */
export const combinationCount = (variants: readonly Variant[]): number =>
  variants.reduce((count, { values }) => count * Math.max(1, values.length), 1)

const emptySku = {
  code: '',
  price: '',
  taxRate: '0.13',
  moq: '1',
  leadTimeDays: '',
  stock: '',
  weight: '',
  barcode: '',
} as const satisfies Omit<ProductSku, 'key' | 'values'>

/**
 * A SKU for each combination. One that was there keeps all that was typed into it; a new one has what
 * a purchase needs anyhow of the first.
 * @param before the variants that `skus` were made from
 */
export function skusFor(
  variants: readonly Variant[],
  skus: readonly ProductSku[],
  { before, newKey }: { before: readonly Variant[]; newKey: () => string },
): ProductSku[] {
  const keys = variants.filter(({ values }) => values.length > 0).map(({ key }) => key)
  const formerKeys = before.filter(({ values }) => values.length > 0).map(({ key }) => key)
  const shared = keys.filter((key) => formerKeys.includes(key))
  const nameOf = (sku: readonly string[], of: readonly string[]) =>
    JSON.stringify(shared.map((key) => sku[of.indexOf(key)]))
  const [first] = skus
  const usual = first && {
    ...emptySku,
    taxRate: first.taxRate,
    moq: first.moq,
    leadTimeDays: first.leadTimeDays,
  }
  const taken = new Set<string>()
  return combinations(variants).map((values) => {
    const known = skus.find(
      (sku) => !taken.has(sku.key) && nameOf(sku.values, formerKeys) === nameOf(values, keys),
    )
    if (known === undefined) return { ...(usual ?? emptySku), key: newKey(), values }
    taken.add(known.key)
    return { ...known, values }
  })
}
