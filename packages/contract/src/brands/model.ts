import { z } from 'zod'
import { shortText } from '../kernel/field.ts'

export const brandLimits = { name: 40, aliases: 10 } as const

export const brandName = shortText(brandLimits.name)

/** A brand's name normalised for comparison: 明泽 ＭＺ and 明泽mz are the same brand. */
export const normalisedBrand = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·.\-_]/gu, '')

/** The fields of a brand that operators edit. */
export const brandFields = {
  name: brandName,
  /** other names under which it is found */
  aliases: z.array(brandName).max(brandLimits.aliases),
}
