import { z } from 'zod'

const idPattern = /^[1-9]\d{0,17}$/
/** A record's id: a bigint as decimal text, so that no JSON reader rounds it. */
export const id = z.string().regex(idPattern, { error: 'id' }).meta({ example: '1024' })
/** Whether a text is what `id` takes; pages ask this while they are drawn, when no schema is there yet. */
export const isId = (text: string | null): text is string => text !== null && idPattern.test(text)

/** A calendar day without a zone, `2026-11-20`: orders are due on a day, not at an instant. */
export const day = z.iso.date().meta({ example: '2026-11-20' })

/** What a person wrote on one line: trimmed, not empty. */
export const shortText = (max: number) => z.string().trim().min(1).max(max)

/** Text of a record that is put right: left out, it stays as it was; empty, it is no longer known. */
export const correctedText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullish()

/** Optional text of a form: an empty string counts as absent. */
export const optionalText = (max: number) => correctedText(max).transform((value) => value ?? null)

/** Why somebody did something that needs a reason. */
export const reasonLength = 200
export const reasonText = shortText(reasonLength)

/** Patterns stand by themselves for a page's form, which checks without schemas where it is an island. */
export const mobilePattern = /^1[3-9]\d{9}$/

/** Characters of a field that a mobile number is typed into: people group its digits with spaces. */
export const typedMobileLength = 20

/** Mainland mobile number. */
export const mobile = z.string().regex(mobilePattern, { error: 'mobile' }).meta({ example: '13800138001' })

/** A mainland person's name: Chinese with the dot of some peoples' names, or Latin words. */
export const personNamePattern = /^(\p{Script=Han}+(·\p{Script=Han}+)*|[A-Za-z]+([ .'-]+[A-Za-z]+)*\.?)$/u
export const personNameLength = 64
export const personName = z
  .string()
  .max(personNameLength)
  .regex(personNamePattern, { error: 'person-name' })
  .meta({ example: 'Li Wei' })

export const emailPattern = /^[\w'+-]+(\.[\w'+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
export const emailLength = 254
export const email = z
  .email({ pattern: emailPattern })
  .max(emailLength)
  .meta({ example: 'sales@example.com' })

/** Any number of eleven digits, as some of the marketplace's codes are. */
export const elevenDigits = z
  .string()
  .regex(/^\d{11}$/, { error: 'eleven-digits' })
  .meta({ example: '02188886666' })

/** Somebody was asked and meant it: fractions of units that come whole are taken. */
export const confirmFractions = z.boolean().default(false)
/** Somebody was asked and meant it: what is beyond the order is taken, as far as its tolerance goes. */
export const confirmOver = z.boolean().default(false)

/** The largest version there can be: they are stored as int4. */
export const largestVersion = 2_147_483_647
/** The version of a record as it was read: somebody else's change in between is a refusal, not a loss. */
export const version = z.number().int().min(1).max(largestVersion)
