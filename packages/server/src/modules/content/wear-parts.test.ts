import type { Industry } from '@bdr/contract/content/kinds'
import { solidWasteWords } from '@bdr/text/site-pages/industries/solid-waste'
import { thermalPowerWords } from '@bdr/text/site-pages/industries/thermal-power'
import { waterWords } from '@bdr/text/site-pages/industries/water'
import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { describe, expect, it } from 'vitest'
import { firstContent } from './first-content.ts'

const plants: readonly [Industry, IndustryWords][] = [
  ['thermal-power', thermalPowerWords],
  ['water', waterWords],
  ['solid-waste', solidWasteWords],
]

describe.each(plants)('the wear parts of %s', (industry, { wear }) => {
  it('lead to entries and techniques that are written', () => {
    const written = firstContent().map(({ fields }) => fields)
    const entries = new Set(written.flatMap((fields) => (fields.kind === 'entry' ? fields.slug : [])))
    const techniques = new Set(
      written.flatMap((fields) =>
        fields.kind === 'technique' && fields.industry === industry ? fields.slug : [],
      ),
    )
    const named = wear.rows.flatMap((row) => row.entries ?? [])
    const improved = wear.rows.flatMap((row) => row.technique ?? [])
    expect(named.filter((slug) => !entries.has(slug))).toEqual([])
    expect(improved.filter((slug) => !techniques.has(slug))).toEqual([])
    expect(named).not.toEqual([])
    expect(improved).not.toEqual([])
  })
})
