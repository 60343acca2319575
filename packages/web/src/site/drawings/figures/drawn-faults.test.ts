import { expect, test } from 'vitest'
import { drawnFaults } from './drawn-faults.ts'
import type { DrawnFigure } from './figure.ts'
import { circle, rect } from './shapes.ts'

/** A shaft in its bush, with the length of the bush. */
const good: DrawnFigure = {
  height: 300,
  parts: {
    bush: { outline: rect(200, 100, 200, 100), fill: 'steel' },
    shaft: { outline: rect(150, 130, 300, 40), fill: 'paper', ink: [['fine', 'M160 130V170']] },
  },
  ink: [['axis', 'M120 150H480']],
  marks: [
    ['bush', 300, 115, 'top'],
    ['shaft', 430, 160, 'right'],
  ],
  sizes: [{ letter: 'L', from: [200, 200], to: [400, 200], at: 240 }],
}

test('reports nothing for a good drawing', () => {
  expect(drawnFaults(good, 2)).toEqual([])
})

test.each([
  [
    'a leader that stops short',
    { marks: [['bush', 300, 90, 'top'], good.marks[1]!] },
    '1 ends 10 beside bush',
  ],
  [
    'a leader that ends on what lies over the part',
    { marks: [['bush', 300, 150, 'top'], good.marks[1]!] },
    '1 ends on shaft, not on bush',
  ],
  [
    'leaders that cross',
    {
      marks: [
        ['shaft', 440, 140, 'bottom'],
        ['shaft', 160, 165, 'right'],
      ],
      sizes: [],
    },
    'the leaders of 1 and 2 cross',
  ],
  [
    'a leader over a dimension',
    { marks: [['shaft', 300, 165, 'bottom'], good.marks[1]!] },
    'the leader of 1 crosses a dimension',
  ],
  [
    'a number on a part',
    { parts: { ...good.parts, lid: { outline: circle(574, 160, 10), fill: 'paper' } } },
    '2 stands on lid',
  ],
  ['a number on a line', { ink: [['axis', 'M120 150H590']] }, '2 stands on a line of the sheet'],
  ['a line through a letter', { ink: [['line', 'M300 200V260']] }, 'a line of the sheet runs through L'],
  [
    'a letter on a part',
    { parts: { ...good.parts, foot: { outline: rect(280, 220, 60, 10), fill: 'paper' } } },
    'L stands on foot',
  ],
  [
    'a line that ends in air',
    { ink: [['line', 'M450 150H500']] },
    'a line of the sheet ends in air (500 150)',
  ],
  [
    'a dimension of nothing',
    { sizes: [{ letter: 'L', from: [200, 200], to: [420, 200], at: 240 }] },
    'L measures from nothing (420 200)',
  ],
  ['what is cut off by the edge', { height: 190, sizes: [] }, 'bush leaves the sheet'],
] as [string, Partial<DrawnFigure>, string][])('finds %s', (_fault, change, sentence) => {
  expect(drawnFaults({ ...good, ...change }, 2)).toContain(sentence)
})

test('reports a number without a name', () => {
  expect(drawnFaults(good, 3)).toEqual(['2 numbers have 3 names'])
})
