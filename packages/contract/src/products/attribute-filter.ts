import { attributeNumber, isAttributeKey, productLimits } from './model.ts'

/** Attributes by which a list can be filtered at once, and values of one of them. */
export const attributeFilterLimits = { attributes: 6, values: 20 } as const
export const attributeFilterLength = 2_000

/** A condition on an attribute: one of some values, or a number in a range with one or two bounds. */
export type AttributeFilter = { readonly key: string } & (
  | { readonly values: readonly string[] }
  | { readonly from: string | null; readonly to: string | null }
)

/**
 * Parses a filter from the form-urlencoded text in an address: the values of a choice under the attribute's key, the
 * bounds of a range under `key.from` and `key.to`. @returns null if the text is not a valid filter
 */
export function attributeFilters(text: string): readonly AttributeFilter[] | null {
  const byKey = new Map<string, AttributeFilter>()
  for (const [name, value] of new URLSearchParams(text)) {
    const [key = '', end, ...others] = name.split('.')
    if (!isAttributeKey(key) || others.length > 0) return null
    const known = byKey.get(key)
    if (end === undefined) {
      if (value === '' || value.length > productLimits.attributeValue) return null
      if (known && !('values' in known)) return null
      byKey.set(key, { key, values: [...(known?.values ?? []), value] })
    } else {
      if ((end !== 'from' && end !== 'to') || !attributeNumber.test(value)) return null
      if (known && 'values' in known) return null
      byKey.set(key, { from: null, to: null, ...known, key, [end]: value })
    }
  }
  const filters = [...byKey.values()]
  const { attributes, values } = attributeFilterLimits
  const isFew = filters.every((one) => !('values' in one) || one.values.length <= values)
  return filters.length > 0 && filters.length <= attributes && isFew ? filters : null
}

/** The filters as text for an address; undefined if there are none. */
export function attributeFilterText(filters: readonly AttributeFilter[]): string | undefined {
  const text = new URLSearchParams()
  for (const one of filters) {
    if ('values' in one) for (const value of one.values) text.append(one.key, value)
    else
      for (const end of ['from', 'to'] as const)
        if (one[end] !== null) text.append(`${one.key}.${end}`, one[end])
  }
  return text.size === 0 ? undefined : text.toString()
}
