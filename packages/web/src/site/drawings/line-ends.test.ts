import { entryCategories } from '@bdr/contract/content/kinds'
import { industryWords } from '@bdr/text/site-pages/industries'
import { createElement as draw, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BallBearing } from './ball-bearing.tsx'
import { boilerLine } from './boiler-line.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import { Certificate } from './certificate.tsx'
import { incinerationLine } from './incineration-line.ts'
import { looseEnds } from './line-ends.ts'
import { DeliveryNote, UprightDeliveryNote } from './order-data/delivery-note.tsx'
import { OrderFlow, UprightOrderFlow } from './order-data/order-flow.tsx'
import { Workbook } from './order-data/workbook.tsx'
import { OrderWay } from './order-way.tsx'
import { PlantDrawing } from './plant.tsx'
import { PumpCurves } from './pump-curves.tsx'
import { ThreePlants } from './three-plants.tsx'
import { ValveDrawing } from './valve-drawing.tsx'
import { FloorPlan } from './visual/floor-plan.tsx'
import { PipeMarking } from './visual/pipe-marking.tsx'
import { PipeRack, UprightPipeRack } from './visual/pipe-rack.tsx'
import { SparesBoard } from './visual/spares-board.tsx'
import { ValveTag } from './visual/valve-tag.tsx'
import { waterWorks } from './water-works.ts'

const valve = { description: '', size: 'DN100', pressure: 'PN16', material: 'WCB' }
const plants = { 'thermal-power': boilerLine, water: waterWorks, 'solid-waste': incinerationLine } as const

const drawings: Readonly<Record<string, ReactNode>> = {
  'the delivery note': draw(DeliveryNote, { numbered: true }),
  'the delivery note on a phone': draw(UprightDeliveryNote),
  'the way of an order': draw(OrderFlow),
  'the way of an order on a phone': draw(UprightOrderFlow),
  'the workbook': draw(Workbook),
  'the way of the goods': draw(OrderWay, { linked: true }),
  'the pump and its curves': draw(PumpCurves),
  'the certificate': draw(Certificate),
  'the workshop floor': draw(FloorPlan),
  'the marked pipe': draw(PipeMarking),
  'the pipe rack': draw(PipeRack),
  'the pipe rack on a phone': draw(UprightPipeRack),
  'the spares board': draw(SparesBoard),
  'the valve tag': draw(ValveTag),
  'the three plants': draw(ThreePlants, { links: [] }),
  'the bearing': draw(BallBearing),
  ...Object.fromEntries(
    (['gate', 'globe', 'ball', 'butterfly', 'check'] as const).map((shape) => [
      `the ${shape} valve`,
      draw(ValveDrawing, { shape, ...valve }),
    ]),
  ),
  ...Object.fromEntries(
    (['thermal-power', 'water', 'solid-waste'] as const).map((industry) => [
      `the plant of ${industry}`,
      draw(PlantDrawing, { plant: plants[industry], words: industryWords[industry], numbered: true }),
    ]),
  ),
  ...Object.fromEntries(
    entryCategories.map((category) => [`the picture of ${category}`, draw(CategoryDrawing, { category })]),
  ),
}

test.each(Object.entries(drawings))('every line of %s ends at something', (_name, drawing) => {
  expect(looseEnds(renderToStaticMarkup(drawing))).toEqual([])
})

/** A pump on its pipe, with its handwheel above and its name beside it. */
const good =
  '<path class="solid" d="M40 40h40v40h-40z"/><path d="M80 60H160V20"/><path d="M150 20h20v-8h-20z"/>' +
  '<path d="M60 40V20M50 20h20"/><path class="fine" d="M48 50h20"/><path d="M60 80V100H100"/><text x="108" y="104">'
const sheet = (inner: string) => `<svg viewBox="0 0 400 200">${inner}</svg>`

test('reports nothing for lines that end at lines, on faces, under them and at words', () => {
  expect(looseEnds(sheet(good))).toEqual([])
  expect(
    looseEnds(sheet(`<path d="M60 60H200V150"/><path class="solid" d="M180 140h60v40h-60z"/>${good}`)),
  ).toEqual([])
})

test.each([
  ['a pipe that stops beside its tank', good.replace('V20"/>', 'V40"/>'), '(160 40)'],
  ['a pipe that begins beside its pump', good.replace('M80 60', 'M84 60'), '(84 60)'],
  ['a line that leads to no word', good.replace('H100', 'H200'), '(200 100)'],
  [
    'what is moved away from what it belongs to',
    `<g transform="translate(100 0)"><path d="M-20 60V140"/></g>${good}`,
    '(80 140)',
  ],
  [
    'a leader that points beside',
    `${good}</text><path class="_leader_1" d="M200 60L90 74"/><circle class="_leader_1" cx="90" cy="74" r="2.5"/>`,
    '(90 74)',
  ],
  [
    'an arrow that stops before its box',
    `${good}</text><path d="M80 70H200M192 66L200 70L192 74"/>`,
    '(200 70)',
  ],
])('finds %s', (_fault, inner, end) => {
  expect(looseEnds(sheet(inner))).toEqual([expect.stringContaining(`ends in air ${end}`)])
})
