import { z } from 'zod'
import { searchable, type SearchKind } from '../entities.ts'
import { foundFields } from './found.ts'

export const foundText = z.object({ field: z.enum(foundFields), text: z.string() })

/** A record of any kind that the search found. */
export const searchHit = z.object({
  id: z.string(),
  /** its number, or its name if it has no number */
  title: z.string(),
  /** what distinguishes it from other hits: buyer, codes, mobile */
  details: z.array(z.string()),
  /** the field and text it was found by, unless that is its name or one of the details */
  found: foundText.optional(),
  /** the merchant it belongs to, for people who see several merchants */
  merchantName: z.string().nullable(),
  /** its state; null if its kind has none */
  status: z.string().nullable(),
  /** the address of its page, with its query */
  href: z.string(),
})
export type SearchHit = z.output<typeof searchHit>

export const searchResult = z.object({
  /** one group for each kind the person may see, the best matches first */
  groups: z.array(
    z.object({
      kind: z.enum(searchable.map(({ kind }) => kind) as [SearchKind, ...SearchKind[]]),
      hits: z.array(searchHit),
    }),
  ),
})
export type SearchResult = z.output<typeof searchResult>
export type FoundText = z.output<typeof foundText>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'search.find': searchResult,
}
