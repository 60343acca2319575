import type { Industry } from '@bdr/contract/content/kinds'
import { figureWords } from '@bdr/text/site-pages/figures'
import { sql } from 'kysely'

/** Whether an entry has a drawing of its own. */
export const isFigureName = (name: string): boolean => Object.hasOwn(figureWords, name)

/** The entries that a body links to, in order. */
export const leadsTo = sql<
  string[] | null
>`(select array_agg(found[1]) from regexp_matches(content.body, '[?&;]entry=([a-z0-9-]+)', 'g') as found)`.as(
  'leads_to',
)

const plants: Readonly<Record<Industry, string>> = {
  'thermal-power': 'boiler-line',
  water: 'water-works',
  'solid-waste': 'incineration-line',
}

/**
 * The drawing shown with an article: the first thing it links to that has a drawing, otherwise its industry's plant.
 */
export const drawingFor = ({
  leads_to: entries,
  industry,
}: {
  leads_to: readonly string[] | null
  industry: string | null
}): string | null => entries?.find(isFigureName) ?? (industry === null ? null : plants[industry as Industry])
