import { expect, test } from 'vitest'
import { bearingFigure } from '../ball-bearing.tsx'
import { valveFigure } from '../valve-drawing.tsx'
import { figureFaults } from './figure-faults.ts'
import type { Figure } from './figure.ts'

test('the drawing of the bearing has no faults in dimensions and names', () => {
  expect(figureFaults(bearingFigure)).toEqual([])
})

test.each(['gate', 'globe', 'ball', 'butterfly', 'check'] as const)(
  'the drawing of the %s valve has none either',
  (shape) => {
    expect(figureFaults(valveFigure(shape))).toEqual([])
  },
)

const figure: Figure = {
  parts: { ring: { outline: 'M0 0H40V40H0z' }, seal: { outline: 'M0 60H40V80H0z' } },
  leaders: [
    { part: 'ring', d: 'M30 20H200' },
    { part: 'seal', d: 'M30 70H200' },
  ],
  dimensions: ['M60 100H160'],
  labels: [{ text: 'B', x: 210, y: 26, size: 18 }],
}

test.each([
  [{ leaders: [{ part: 'ring', d: 'M50 20H200' }] }, 'the leader of ring begins beside it'],
  [{ dimensions: ['M100 0V100'] }, 'the leader of ring crosses a dimension line'],
  [
    {
      leaders: [
        { part: 'ring', d: 'M30 20L200 90' },
        { part: 'seal', d: 'M30 70L200 10' },
      ],
    },
    'the leaders of ring and seal cross',
  ],
  [{ labels: [{ text: 'B', x: 100, y: 76, size: 18 }] }, 'a line runs through B'],
  [{ labels: [{ text: 'B', x: 10, y: 20, size: 12 }] }, 'B stands on ring'],
] as [Partial<Figure>, string][])('%o: %s', (change, sentence) => {
  expect(figureFaults(figure)).toEqual([])
  expect(figureFaults({ ...figure, ...change })).toContain(sentence)
})
