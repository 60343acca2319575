import type { ProductSku, Variant } from './model.ts'

/** Every combination of the variants' values; one empty combination if there are no variants. */
export const combinations = (variants: readonly Variant[]): string[][] =>
  variants
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    )

/** The number of combinations, computed without creating them. */
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
 * One SKU for each combination. An existing SKU keeps everything typed into it; a new one starts with the first SKU's
 * terms.
 * @param before the variants for which `skus` were made
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
