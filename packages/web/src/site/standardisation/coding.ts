import {
  codingKinds,
  type CodingField,
  type CodingKind,
  type CodingOption,
} from '@bdr/text/site-pages/coding'
import { foundOrMissing } from '../query.ts'

/** What was chosen of a category: one value of each of its fields. */
export interface Item {
  readonly kind: CodingKind
  readonly chosen: Readonly<Record<CodingField, CodingOption>>
}

/** What an address asks for; what it does not say is the first sensible value. @throws Response 404 what there is none of */
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

/** Every way to choose from a category. */
export function itemsOf(kind: CodingKind): Item[] {
  const [first, second, third] = kind.fields
  return first.values.flatMap((specification) =>
    second.values.flatMap((material) =>
      third.values.map((pressure) => ({ kind, chosen: { specification, material, pressure } })),
    ),
  )
}

const firstPossible = (kind: CodingKind): Item =>
  itemsOf(kind).find((item) => reasonsAgainst(item).length === 0)!

/** Why there is no such thing; then it gets no code. */
export const reasonsAgainst = ({ kind, chosen }: Item): readonly string[] =>
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

/** The description that belongs to the code: nothing in it that the thing does not have. */
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

/** How the same may stand in an old ledger. */
export const variantsOf = ({ kind, chosen }: Item): string[] =>
  kind.variants.map((variant) =>
    variant.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'name' ? kind.name : spoken(chosen[name as CodingField]),
    ),
  )

/** As people write it: the value itself, where it is a figure or a designation. */
const spoken = ({ value, written }: CodingOption) => (/^[\d.x×+/]+$/i.test(value) ? value : written)

/**
 * Each character's value times its place, modulo 97: a prime above both, so that one wrong character
 * or two neighbours changed over always give other digits.
 */
export function checkDigits(text: string): string {
  const sum = [...text].reduce((total, character, index) => total + parseInt(character, 36) * (index + 1), 0)
  return String(sum % 97).padStart(2, '0')
}
