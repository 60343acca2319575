import { solidWasteWords } from '@bdr/text/site-pages/industries/solid-waste'
import { thermalPowerWords } from '@bdr/text/site-pages/industries/thermal-power'
import { waterWords } from '@bdr/text/site-pages/industries/water'
import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boilerLine } from '../drawings/boiler-line/boiler-line.tsx'
import { incinerationLine } from '../drawings/incineration-line/incineration-line.tsx'
import type { Plant } from '../drawings/plant.tsx'
import { waterWorks } from '../drawings/water-works/water-works.tsx'
import { PlantTab } from './plant-tab.tsx'

const plants: readonly [string, IndustryWords, Plant][] = [
  ['the boiler line', thermalPowerWords, boilerLine],
  ['the water works', waterWords, waterWorks],
  ['the incineration line', solidWasteWords, incinerationLine],
]

describe.each(plants)('%s', (_name, words, plant) => {
  const html = renderToStaticMarkup(createElement(PlantTab, { words, plant, path: '/plant' }))

  test('every number leads to its entry in the list, and every entry has one number and one in a stage', () => {
    const [whole, ...stages] = html.split(/(?=<figure)/).slice(1)
    const all = words.parts.map((_, index) => `part-${index + 1}`)
    const numbersOf = (part: string) => [...part.matchAll(/href="#(part-\d+)"/g)].map((match) => match[1])
    expect(numbersOf(whole!)).toEqual(all)
    expect(stages.flatMap(numbersOf)).toEqual(all)
    expect([...html.matchAll(/<li id="(part-\d+)"/g)].map((match) => match[1])).toEqual(all)
  })

  test('a number of a stage stands within it, wherever a finger touches it', () => {
    let before = 0
    for (const { view, count } of plant.stages) {
      const [left, top, width, height] = view
      for (const { x, y, at } of plant.places.slice(before, before + count))
        for (const [px, py, room] of [
          [x, y, 16],
          [...at, 0],
        ] as const) {
          expect(px - room).toBeGreaterThanOrEqual(left)
          expect(px + room).toBeLessThanOrEqual(left + width)
          expect(py - room).toBeGreaterThanOrEqual(top)
          expect(py + room).toBeLessThanOrEqual(top + height)
        }
      before += count
    }
    expect(before).toBe(words.parts.length)
  })

  test('a section of the dimension line has its own name', () => {
    for (const section of words.sections) expect(html).toContain(`>${section}</text>`)
    expect(new Set(words.sections).size).toBe(words.sections.length)
  })
})
