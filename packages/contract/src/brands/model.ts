import { z } from 'zod'
import { shortText } from '../kernel/field.ts'

export const brandLimits = { name: 40, aliases: 10 } as const

export const brandName = shortText(brandLimits.name)

/** A brand's name as names are compared: 明泽 ＭＺ and 明泽mz are one. */
export const normalisedBrand = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·.\-_]/gu, '')

/** What operators say of a brand. */
export const brandFields = {
  name: brandName,
  /** other names it is found by and goes by */
  aliases: z.array(brandName).max(brandLimits.aliases),
}
