import { industries, type Industry } from '@bdr/contract/content/kinds'
import { codingSchema } from '@bdr/text/site-pages/coding-schema'
import { industrySchema } from '@bdr/text/site-pages/industry-schema'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../platform/content-files/read.ts'
import { firstContent } from './first-content.ts'

/** Reads it like other content, so that a mistake is reported with the line of the file. */
const wordsOf = (industry: Industry) => readYaml(`site/industries/${industry}.json`, industrySchema)

describe.each(industries)('the wear parts of %s', (industry) => {
  const { wear } = wordsOf(industry)

  it('refer to existing entries and techniques', () => {
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

it('the categories with codes refer to existing entries', () => {
  const { kinds } = readYaml('site/coding.json', codingSchema)
  const entries = new Set(
    firstContent().flatMap(({ fields }) => (fields.kind === 'entry' ? fields.slug : [])),
  )
  expect(kinds.map(({ entry }) => entry).filter((slug) => !entries.has(slug))).toEqual([])
})
