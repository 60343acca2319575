import { solidWasteWords } from '@bdr/text/site-pages/industries/solid-waste'
import { thermalPowerWords } from '@bdr/text/site-pages/industries/thermal-power'
import { waterWords } from '@bdr/text/site-pages/industries/water'
import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BoilerLine, type PlantDrawingProps } from '../drawings/boiler-line/boiler-line.tsx'
import { IncinerationLine } from '../drawings/incineration-line/incineration-line.tsx'
import { WaterWorks } from '../drawings/water-works/water-works.tsx'
import { PlantTab } from './plant-tab.tsx'

const plants: readonly [string, IndustryWords, ComponentType<PlantDrawingProps>][] = [
  ['the boiler line', thermalPowerWords, BoilerLine],
  ['the water works', waterWords, WaterWorks],
  ['the incineration line', solidWasteWords, IncinerationLine],
]

describe.each(plants)('%s', (_name, words, Plant) => {
  const html = renderToStaticMarkup(createElement(PlantTab, { words, Plant, path: '/plant' }))

  test('every number leads to its entry in the list, and every entry has one number', () => {
    const numbers = [...html.matchAll(/href="#(part-\d+)"/g)].map((match) => match[1])
    const entries = [...html.matchAll(/<li id="(part-\d+)"/g)].map((match) => match[1])
    expect(numbers).toEqual(words.parts.map((_, index) => `part-${index + 1}`))
    expect(entries).toEqual(numbers)
  })

  test('a section of the dimension line has its own name', () => {
    for (const section of words.sections) expect(html).toContain(`>${section}</text>`)
    expect(new Set(words.sections).size).toBe(words.sections.length)
  })
})
