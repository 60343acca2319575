import type { ProductColumn } from '@bdr/contract/products/import-model'
import {
  harmlessRemarks,
  headingRemarks,
  percentSign,
  productColumnAliases,
  withTax,
} from '@bdr/text/product-import'
import { halfWidth } from '../../platform/half-width.ts'
import { headingKey } from '../../platform/import/heading-key.ts'
import { toSimplified } from '../../platform/simplified.ts'
import { unitWritten } from '../../platform/workbook/values/unit.ts'
import { cleanText } from '../../platform/workbook/clean-text.ts'
import type { CategoryChoice } from './model.ts'

/** What a column contains, according to its heading. */
export type Meaning =
  | {
      readonly column: ProductColumn
      /** whether numbers are percentages */
      readonly percent: boolean
      /** the unit of the quantities */
      readonly unit: string | null
      /** for a price: whether the heading states that it includes tax */
      readonly statesTax: boolean
    }
  | {
      /** keys of the attributes with this name; the row's category determines which one is meant */
      readonly attributes: readonly string[]
      /** a unit in the heading that none of the attributes has, or null */
      readonly strangeUnit: string | null
      /** the units of these attributes */
      readonly units: readonly string[]
    }

/** The possible names of columns: fixed columns, and every attribute of the catalogue. */
export interface Vocabulary {
  readonly attributes: ReadonlyMap<string, { readonly keys: string[]; readonly units: Set<string> }>
}

const columns = new Map(
  Object.entries(productColumnAliases).flatMap(([column, names]) =>
    names.map((name) => [name, column as ProductColumn] as const),
  ),
)

export function vocabularyOf(categories: readonly CategoryChoice[]): Vocabulary {
  const attributes = new Map<string, { keys: string[]; units: Set<string> }>()
  for (const { key, name, unit } of categories.flatMap((category) => category.attributes)) {
    const known = attributes.get(headingKey(name)) ?? { keys: [], units: new Set() }
    if (!known.keys.includes(key)) known.keys.push(key)
    known.units.add(unit)
    attributes.set(headingKey(name), known)
  }
  return { attributes }
}

const unitKey = (unit: string): string => halfWidth(unit).toLowerCase().replaceAll(' ', '')

const bracketed = /[([【〔{<《]([^)\]】〕}>》]*)[)\]】〕}>》]/g
/** The meaning of a heading; null if it is uncertain, for example because brackets change it. */
export function meaningOf(heading: string, vocabulary: Vocabulary): Meaning | null {
  const shown = toSimplified(halfWidth(cleanText(heading))).toLowerCase()
  if (shown === '' || shown.length > 60) return null
  const brackets = [...shown.matchAll(bracketed)].map((found) => found[1]!.replace(/[\s,，]/g, ''))
  const bare = headingKey(shown.replace(bracketed, ''))
  const column = columns.get(headingKey(shown)) ?? columns.get(bare)
  if (column !== undefined) return ofColumn(column, bare, brackets)
  const attribute = vocabulary.attributes.get(headingKey(shown)) ?? vocabulary.attributes.get(bare)
  if (attribute === undefined) return null
  const units = [...attribute.units]
  const isWhole = vocabulary.attributes.has(headingKey(shown))
  const strange = brackets.find(
    (inside) => !harmlessRemarks.test(inside) && !units.some((unit) => unitKey(unit) === unitKey(inside)),
  )
  return { attributes: attribute.keys, strangeUnit: isWhole ? null : (strange ?? null), units }
}

function ofColumn(column: ProductColumn, bare: string, brackets: readonly string[]): Meaning | null {
  let unit: string | null = null
  for (const inside of brackets) {
    if (harmlessRemarks.test(inside) || headingRemarks[column]?.test(inside)) continue
    const named = column === 'stock' || column === 'moq' ? unitWritten(inside) : null
    if (named === null) return null
    unit = named
  }
  const statesTax = bare.includes(withTax) || brackets.some((inside) => inside.includes(withTax))
  return { column, percent: brackets.some((inside) => percentSign.test(inside)), unit, statesTax }
}
