import { figureWords, type FigureName } from '@bdr/text/site-pages/figures'
import { expect, test } from 'vitest'
import { drawnFaults } from './drawn-faults.ts'
import { figures } from './figures.ts'

const names = Object.keys(figureWords) as FigureName[]

test.each(names)('the drawing of %s has no faults', (name) => {
  expect(drawnFaults(figures[name], figureWords[name].parts.length)).toEqual([])
})

test.each(names)('every dimension of %s has a name', (name) => {
  const drawn = figures[name].sizes?.map(({ letter }) => letter) ?? []
  expect(Object.keys(figureWords[name].sizes).toSorted()).toEqual(drawn.toSorted())
})
