import { entryCategories, industries, type EntryCategory, type Industry } from '@bdr/contract/content/kinds'
import { mobile, personName, shortText } from '@bdr/contract/kernel/field'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'
import { demoPeople } from './people.ts'

/** What visitors of the demo's website see and have requested. */
const website = z.strictObject({
  invited: z.partialRecord(z.enum(entryCategories), z.array(z.string()).min(1)),
  invitedOtherwise: z.array(z.string()).min(1),
  inquiries: z.record(
    z.enum(industries),
    z
      .array(
        z.strictObject({
          category: z.enum(entryCategories),
          title: shortText(60),
          /** name, specification, unit */
          lines: z.array(z.tuple([shortText(60), shortText(60), shortText(10)])).min(1),
        }),
      )
      .min(1),
  ),
  consultations: z.array(
    z.strictObject({
      name: personName,
      mobile,
      company: z.string().nullable().default(null),
      message: shortText(500),
      daysAgo: z.int().min(0),
    }),
  ),
})
const readWebsite = () => readYaml('demo/website.yaml', website)

/** Consultation requests, newest first. */
export const demoConsultations = () => readWebsite().consultations

/** The codes of the merchants that are invited to the inquiries of a category. */
export function demoInvited(): (category: string) => readonly string[] {
  const { invited, invitedOtherwise } = readWebsite()
  return (category) => (invited as Readonly<Record<string, readonly string[]>>)[category] ?? invitedOtherwise
}

export interface DemoInquiry {
  readonly daysAgo: number
  /** number of days for which it accepts quotations */
  readonly openFor: number
  readonly industry: Industry
  readonly category: EntryCategory
  readonly title: string
  readonly buyer: string
  /** name, specification, unit */
  readonly lines: readonly (readonly [string, string, string])[]
}

/** Weekdays have more than weekends, and the last weeks more than the first. */
const perDay = [1, 0, 2, 1, 1, 0, 3, 1, 2, 0, 1, 2] as const
const daysShown = 60

/** Inquiries of the last sixty days, the same on every call. */
export function demoInquiries(): DemoInquiry[] {
  const wanted = readWebsite().inquiries
  const { buyers } = demoPeople()
  const made: DemoInquiry[] = []
  for (let daysAgo = daysShown - 1; daysAgo >= 0; daysAgo -= 1) {
    const usual = perDay[daysAgo % perDay.length]!
    const count = daysAgo < 20 ? usual + 1 : usual
    for (let of = 0; of < count; of += 1) {
      const industry = industries[made.length % industries.length]!
      const choices = wanted[industry]
      const asked = choices[Math.floor(made.length / industries.length) % choices.length]!
      const openFor = 7 + (made.length % 3) * 4
      made.push({ daysAgo, openFor, industry, ...asked, buyer: buyers[industry].name })
    }
  }
  return made
}
