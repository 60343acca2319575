import { z } from 'zod'
import { searchable, type SearchKind } from '../entities.ts'
import { foundFields } from './found.ts'

export const foundText = z.object({ field: z.enum(foundFields), text: z.string() })

/** A record that was found, of whatever kind. */
export const searchHit = z.object({
  id: z.string(),
  /** its number, or its name where it has none */
  title: z.string(),
  /** what else distinguishes it from other hits: buyer, codes, mobile */
  details: z.array(z.string()),
  /** what it was found by, where that is not its name or one of the details */
  found: foundText.optional(),
  /** whose it is, for those who see several companies' */
  merchantName: z.string().nullable(),
  /** the state it is in; null where its kind has none */
  status: z.string().nullable(),
  /** the page that shows it, with its query */
  href: z.string(),
})
export type SearchHit = z.output<typeof searchHit>

export const searchResult = z.object({
  /** the kinds the person may see, each with what was found, the likeliest first */
  groups: z.array(
    z.object({
      kind: z.enum(searchable.map(({ kind }) => kind) as [SearchKind, ...SearchKind[]]),
      hits: z.array(searchHit),
    }),
  ),
})
export type SearchResult = z.output<typeof searchResult>
export type FoundText = z.output<typeof foundText>

/** What the calls answer, by their names. */
export const replies = {
  'search.find': searchResult,
}
