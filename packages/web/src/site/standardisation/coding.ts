import {
  codingKinds,
  type CodingField,
  type CodingKind,
  type CodingOption,
} from '@bdr/text/site-pages/coding'
import { foundOrMissing } from '../query.ts'

/** The choices for a category: one value of each of its fields. */
export interface Item {
  readonly kind: CodingKind
  readonly chosen: Readonly<Record<CodingField, CodingOption>>
}

/**
 * The choices in an address; missing ones get the first sensible value. @throws Response 404 for values that
 * do not exist
 */
export function itemOf(asked: Readonly<Record<'category' | CodingField, string | null>>): Item {
  const category = codingKinds.find(({ key }) => key === asked.category)
  const kind = foundOrMissing(asked.category, category) ?? codingKinds[0]!
  const isUntouched = kind.fields.every(({ key }) => asked[key] === null)
  if (isUntouched && kind.usual === undefined) return firstPossible(kind)
  const wanted = isUntouched ? kind.usual! : asked
  const valueOf = (key: CodingField) => {
    const { values } = kind.fields.find((field) => field.key === key)!
    const found = values.find(({ value }) => value === wanted[key])
    return foundOrMissing(wanted[key] ?? null, found) ?? values[0]!
  }
  return {
    kind,
    chosen: {
      specification: valueOf('specification'),
      material: valueOf('material'),
      pressure: valueOf('pressure'),
    },
  }
}

/** Every combination of choices for a category. */
export function itemsOf(kind: CodingKind): Item[] {
  const [first, second, third] = kind.fields
  return first.values.flatMap((specification) =>
    second.values.flatMap((material) =>
      third.values.map((pressure) => ({ kind, chosen: { specification, material, pressure } })),
    ),
  )
}

const firstPossible = (kind: CodingKind): Item =>
  itemsOf(kind).find((item) => whyImpossible(item).length === 0)!

/** Why a combination is impossible; then it gets no code. */
export const whyImpossible = ({ kind, chosen }: Item): readonly string[] =>
  kind.refuses
    .filter(({ when }) =>
      Object.entries(when).every(([key, values]) => values.includes(chosen[key as CodingField].value)),
    )
    .map(({ reason }) => reason)

export interface Code {
  readonly kind: string
  readonly specification: string
  readonly material: string
  readonly pressure: string
  readonly check: string
}

export function codeOf({ kind, chosen }: Item): Code {
  const segments = {
    kind: kind.code,
    specification: chosen.specification.code,
    material: chosen.material.code,
    pressure: chosen.pressure.code,
  }
  return { ...segments, check: checkDigits(Object.values(segments).join('')) }
}

export const codeText = (code: Code): string =>
  [code.kind, code.specification, code.material, code.pressure, code.check].join('-')

/** The description that belongs to the code: only properties that the thing has. */
export function descriptionOf({ kind, chosen }: Item): string {
  const size = Number(chosen.specification.value)
  const drive = kind.drive.find(({ upTo }) => upTo === undefined || upTo === null || size <= upTo)
  return [
    kind.name,
    ...kind.fields.map(({ key }) => chosen[key].written),
    kind.ends,
    ...(drive ? [drive.text] : []),
  ].join('；')
}

/** How the same thing may be written in an old ledger. */
export const variantsOf = ({ kind, chosen }: Item): string[] =>
  kind.variants.map((variant) =>
    variant.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'name' ? kind.name : spoken(chosen[name as CodingField]),
    ),
  )

/** The usual notation: the value itself, if it is a number or a designation. */
const spoken = ({ value, written }: CodingOption) => (/^[\d.x×+/]+$/i.test(value) ? value : written)

/**
 * Each character's value times its position, modulo 97: a prime larger than both, so that one wrong character
 * or two swapped neighbours always result in other digits.
 */
export function checkDigits(text: string): string {
  const sum = [...text].reduce((total, character, index) => total + parseInt(character, 36) * (index + 1), 0)
  return String(sum % 97).padStart(2, '0')
}
