import type { Industry } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'
import { industryWords } from '@bdr/text/site-pages/industries'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boilerLine } from '../drawings/boiler-line.ts'
import { incinerationLine } from '../drawings/incineration-line.ts'
import type { Plan } from '../drawings/plan/plan.ts'
import { waterWorks } from '../drawings/water-works.ts'
import { messageAbout, partFormUrl } from '../techniques/ask.ts'
import { PlantTab } from './plant-tab.tsx'
import { WearPartsTab, type WearPartsTabProps } from './wear-parts-tab.tsx'

const plants: readonly [string, Industry, Plan][] = [
  ['the boiler line', 'thermal-power', boilerLine],
  ['the water works', 'water', waterWorks],
  ['the incineration line', 'solid-waste', incinerationLine],
]

describe.each(plants)('%s', (_name, industry, plant) => {
  const words = industryWords[industry]
  const html = renderToStaticMarkup(
    createElement(PlantTab, { industry, words, plant, path: '/plant', techniques: [], entries: [] }),
  )

  test('every number links to its entry in the list, and every entry has one number and one in a stage', () => {
    const [whole, ...stages] = html.split(/(?=<figure)/).slice(1)
    const all = words.parts.map((_, index) => `part-${index + 1}`)
    const numbersOf = (part: string) => [...part.matchAll(/href="#(part-\d+)"/g)].map((match) => match[1])
    expect(numbersOf(whole!)).toEqual(all)
    expect(stages.flatMap(numbersOf)).toEqual(all)
    expect([...html.matchAll(/<li id="(part-\d+)"/g)].map((match) => match[1])).toEqual(all)
  })

  test('every number has its wear parts, each linking back to it, in the order of the drawing', () => {
    const tab = createElement(WearPartsTab, { words, path: '/plant', techniques: [], entries: [] })
    const places = [...renderToStaticMarkup(tab).matchAll(/href="\/plant#part-(\d+)"/g)].map((match) =>
      Number(match[1]),
    )
    expect(places).toHaveLength(words.wear.rows.length)
    expect([...new Set(places)]).toEqual(words.parts.map((_, index) => index + 1))
  })

  test('choosing a number shows its wear parts and names the part in the consultation form', () => {
    words.parts.forEach((part, index) => {
      const entry = html.slice(html.indexOf(`<li id="part-${index + 1}"`)).split('</li>')[0]!
      for (const row of words.wear.rows.filter(({ place }) => place === index + 1))
        for (const text of [row.part, row.sign, row.cycle, row.order]) expect(entry).toContain(text)
      const href = partFormUrl(industry, index + 1)
      expect(entry).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
      expect(messageAbout(industry, String(index + 1))).toContain(part.name)
    })
    expect(messageAbout(industry, null)).toBeUndefined()
  })

  test('a wear part links to texts about it, as long as they are published', () => {
    const row = words.wear.rows.find(({ entries, technique }) => entries && technique)!
    const slug = row.entries![0]!
    const entry = { slug, category: 'pump', title: '甲泵', letter: 'J', english: '', summary: '' } as const
    const technique = {
      slug: row.technique!,
      id: '71',
      industry: 'water',
      title: '',
      summary: '',
      figures: [],
      materials: [],
      cover: null,
    } as const
    const tab = (shown: Pick<WearPartsTabProps, 'techniques' | 'entries'>) =>
      renderToStaticMarkup(createElement(WearPartsTab, { words, path: '/plant', ...shown }))
    const linked = tab({ techniques: [technique], entries: [entry] })
    expect(linked).toContain(`href="${pageUrl('encyclopedia', { entry: slug })}">甲泵</a>`)
    expect(linked).toContain(`href="${pageUrl('techniqueDetail', { id: '71' })}"`)
    expect(tab({ techniques: [], entries: [] })).not.toMatch(/entry=|techTransformDetail/)
  })

  test('a number’s touch area is completely within its stage', () => {
    let before = 0
    for (const { view, count } of plant.stages) {
      const [left, top, width, height] = view
      for (const { x, y, at } of plant.callouts.slice(before, before + count))
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
