import { techniqueFigureWords, type TechniqueFigureName } from '@bdr/text/site-pages/technique-figures'
import { expect, test } from 'vitest'
import { drawnFaults } from '../figures/drawn-faults.ts'
import { techniqueFigures } from './techniques.ts'

const names = Object.keys(techniqueFigureWords) as TechniqueFigureName[]

test.each(names)('both drawings of %s have no faults', (name) => {
  const { before, after } = techniqueFigures[name]
  const words = techniqueFigureWords[name]
  expect(drawnFaults(before, words.before.length)).toEqual([])
  expect(drawnFaults(after, words.after.length)).toEqual([])
})
