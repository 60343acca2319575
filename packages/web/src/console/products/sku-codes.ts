import type { ProductSku } from '@bdr/contract/products/model'
import { productLimits } from '@bdr/contract/products/model'

type Coded = Pick<ProductSku, 'key' | 'code' | 'values'>

/** What a code may not contain without being hard to read aloud, to type and to search for. */
const parts = (text: string) => text.trim().replaceAll(/[\s/,，、]+/g, '-')

/** A code that no other one is, within its greatest length. */
function unusedCode(wanted: string, used: ReadonlySet<string>): string {
  const base = wanted.slice(0, productLimits.skuCode)
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const code = `${base.slice(0, productLimits.skuCode - end.length)}${end}`
    if (!used.has(code.toUpperCase())) return code
  }
}

/**
 * Codes of the product's model and the SKU's values, `J41H-25-DN50-PN16`, for the SKUs that have none. A typed code is
 * never replaced.
 */
export function withCodesByRule<Sku extends Coded>(model: string, skus: readonly Sku[]): Sku[] {
  const used = new Set(skus.map(({ code }) => code.trim().toUpperCase()))
  return skus.map((sku) => {
    if (sku.code.trim() !== '') return sku
    const code = unusedCode([model, ...sku.values].map(parts).filter(Boolean).join('-'), used)
    used.add(code.toUpperCase())
    return { ...sku, code }
  })
}

/**
 * Codes counted on from the first row's: `MZ-008`, `MZ-009`, `MZ-010`; where it ends in no number the rows below get
 * `-2`, `-3`. The codes of SKUs that buyers see already stay.
 */
export function withCodesCountedOn<Sku extends Coded>(
  skus: readonly Sku[],
  liveKeys: readonly string[],
): Sku[] {
  const first = skus[0]?.code.trim() ?? ''
  if (first === '') return [...skus]
  const [, stem, digits] = /^(.*?)(\d*)$/.exec(first) as unknown as [string, string, string]
  const used = new Set(
    skus.filter(({ key }, at) => at === 0 || liveKeys.includes(key)).map(({ code }) => code.toUpperCase()),
  )
  let number = digits === '' ? 1n : BigInt(digits)
  const next = () => {
    number += 1n
    return digits === '' ? `${stem}-${number}` : `${stem}${String(number).padStart(digits.length, '0')}`
  }
  return skus.map((sku, at) => {
    if (at === 0 || liveKeys.includes(sku.key)) return sku
    let code = next()
    while (used.has(code.toUpperCase())) code = next()
    used.add(code.toUpperCase())
    return { ...sku, code: code.slice(0, productLimits.skuCode) }
  })
}
