import { entryCategories } from '@bdr/contract/content/kinds'
import { figureWords } from '@bdr/text/site-pages/figures'
import { techniqueFigureWords } from '@bdr/text/site-pages/technique-figures'
import { expect, it } from 'vitest'
import { firstContent } from './first-content.ts'

const written = firstContent().map(({ fields }) => fields)

it('every category of the encyclopedia has an entry with a drawing, and every drawing has an entry', () => {
  const entries = written.filter((fields) => fields.kind === 'entry')
  const drawn = entries.filter(({ slug }) => Object.hasOwn(figureWords, slug))
  expect(new Set(drawn.map(({ category }) => category))).toEqual(new Set(entryCategories))
  expect(drawn.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(figureWords).toSorted())
  expect(drawn.length).toBeGreaterThanOrEqual(30)
})

it('every technique has a drawing of the state before and after', () => {
  const techniques = written.flatMap((fields) => (fields.kind === 'technique' ? fields.slug : []))
  expect(Object.keys(techniqueFigureWords).toSorted()).toEqual(techniques.toSorted())
})
