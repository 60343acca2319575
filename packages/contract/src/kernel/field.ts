import { z } from 'zod'
import { cleanPersonName, personNameFlaw, personNameLength } from './person-name.ts'

const idPattern = /^[1-9]\d{0,17}$/
/** A record's id: a bigint as decimal text, so that no JSON parser rounds it. */
export const id = z.string().regex(idPattern, { error: 'id' }).meta({ example: '1024' })
/** Whether `id` accepts the text. Pages use it while they render, before schemas are loaded. */
export const isId = (text: string | null): text is string => text !== null && idPattern.test(text)

/** A calendar day without a time zone, `2026-11-20`: orders are due on a day, not at an instant. */
export const day = z.iso.date().meta({ example: '2026-11-20' })

/** One line of text: trimmed, not empty. */
export const shortText = (max: number) => z.string().trim().min(1).max(max)

/** A text field of a correction: omitted it stays as it was, empty it is cleared. */
export const correctedText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullish()

/** Optional text of a form: an empty string counts as omitted. */
export const optionalText = (max: number) => correctedText(max).transform((value) => value ?? null)

/** Longest reason for an action that requires one. */
export const reasonLength = 200
export const reasonText = shortText(reasonLength)

/** Patterns are separate from the schemas because forms on islands validate without zod. */
export const mobilePattern = /^1[3-9]\d{9}$/

/** Length of a field for a mobile number, since people group its digits with spaces. */
export const typedMobileLength = 20

/** Mainland mobile number. */
export const mobile = z.string().regex(mobilePattern, { error: 'mobile' }).meta({ example: '13800138001' })

/** A person's name, as its cleaning function writes it. */
export const personName = z
  .string()
  .overwrite(cleanPersonName)
  .max(personNameLength)
  .superRefine((name, context) => {
    const flaw = personNameFlaw(name)
    if (flaw !== null)
      context.addIssue({ code: 'custom', message: flaw.key, ...('signs' in flaw && { params: flaw }) })
  })
  .meta({ example: 'Li Wei' })

export const emailPattern = /^[\w'+-]+(\.[\w'+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
export const emailLength = 254
export const email = z
  .email({ pattern: emailPattern })
  .max(emailLength)
  .meta({ example: 'sales@example.com' })

/** Any eleven digits, as some of the marketplace's codes are. */
export const elevenDigits = z
  .string()
  .regex(/^\d{11}$/, { error: 'eleven-digits' })
  .meta({ example: '02188886666' })

/** Whether the person confirmed fractions of units that are counted in whole pieces. */
export const confirmFractions = z.boolean().default(false)
/** Whether the person confirmed a quantity beyond the order. It is still limited by the tolerance. */
export const confirmOver = z.boolean().default(false)

/** The largest possible version: versions are stored as int4. */
export const largestVersion = 2_147_483_647
/**
 * The version of a record when it was read. If somebody else changed the record since, the call is refused, so that no
 * change is lost.
 */
export const version = z.number().int().min(1).max(largestVersion)
