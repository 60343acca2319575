import { codingKinds } from '@bdr/text/site-pages/coding'
import { standardisationText } from '@bdr/text/site-pages/standardisation'
import { visualText } from '@bdr/text/site-pages/visual-management'
import { describe, expect, test } from 'vitest'
import {
  checkDigits,
  codeOf,
  codeText,
  descriptionOf,
  itemOf,
  itemsOf,
  whyImpossible,
  variantsOf,
} from './coding.ts'

const item = (category: string, specification: string, material: string, pressure: string) =>
  itemOf({ category, specification, material, pressure })
const gate = item('gate', '100', 'carbon-steel', '16')

describe('the code of a valve', () => {
  test('contains kind, size, material and pressure in its segments', () => {
    expect(codeOf(gate)).toMatchObject({ kind: 'VZ', specification: '0100', material: 'C', pressure: '016' })
    expect(codeText(codeOf(gate))).toMatch(/^VZ-0100-C-016-\d\d$/)
  })

  const text = 'VZ0100C016'
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

  test('any one wrong character gives other check digits', () => {
    for (let place = 0; place < text.length; place++)
      for (const character of characters)
        if (character !== text[place])
          expect(checkDigits(text.slice(0, place) + character + text.slice(place + 1))).not.toBe(
            checkDigits(text),
          )
  })

  test('so do any two swapped neighbours', () => {
    for (let place = 0; place + 1 < text.length; place++) {
      const [one, other] = [text[place]!, text[place + 1]!]
      if (one === other) continue
      const changed = text.slice(0, place) + other + one + text.slice(place + 2)
      expect(checkDigits(changed)).not.toBe(checkDigits(text))
    }
  })

  test('is complete wherever the pages show one', () => {
    const shown = JSON.stringify([standardisationText, visualText])
    const codes = [...shown.matchAll(/V[A-Z]-\d{4}[-\w]*/g)].map(([code]) => code)
    expect(codes).toHaveLength(5)
    for (const code of codes) {
      const segments = code.split('-')
      expect(segments.pop(), code).toBe(checkDigits(segments.join('')))
    }
  })
})

describe('a description contains the properties of the thing', () => {
  test.each([
    [gate, '闸阀；DN100；WCB；PN16；法兰连接；手轮'],
    [item('check', '100', 'carbon-steel', '16'), '止回阀；DN100；WCB；PN16；法兰连接；旋启式，靠介质启闭'],
    [item('ball', '150', 'stainless-304', '40'), '球阀；DN150；CF8；PN40；法兰连接；手柄'],
    [item('butterfly', '300', 'ductile-iron', '10'), '蝶阀；DN300；QT450-10；PN10；法兰连接；蜗轮'],
    [item('deep-groove', '6308', '2Z', 'C3'), '深沟球轴承；6308；2Z；C3；冲压钢保持架；P0 级'],
    [item('hex-bolt', 'M16x60', 'hot-dip', '8.8'), '六角头螺栓；M16×60；热浸镀锌；8.8；GB/T 5782'],
  ])('%#: %s', (one, description) => {
    expect(whyImpossible(one)).toEqual([])
    expect(descriptionOf(one)).toBe(description)
  })

  test('only valves other than check valves have a drive in their description', () => {
    for (const kind of codingKinds)
      if (kind.family !== '阀门' || kind.key === 'check') expect(kind.drive, kind.name).toEqual([])
  })
})

describe('impossible combinations', () => {
  test.each([
    ['gate', '100', 'ductile-iron', '100'],
    ['globe', '50', 'chrome-moly', '16'],
    ['check', '600', 'carbon-steel', '100'],
    ['deep-groove', '6324', '2RS1', 'C3'],
    ['spherical', '24026', 'K', 'C3'],
    ['spherical', '22220', 'K30', 'C3'],
    ['filter-bag', '160x6000', 'glass', '500'],
    ['filter-bag', '160x6000', 'pps', '800'],
    ['hex-bolt', 'M20x80', 'a2', '8.8'],
    ['hex-bolt', 'M20x80', 'hot-dip', '12.9'],
    ['hex-bolt', 'M20x80', 'zinc', '70'],
    ['o-ring', '20x2.65', 'vmq', '90'],
    ['power-cable', '4x16', 'YJV', '8.7/15'],
    ['power-cable', '1x240', 'YJV22', '0.6/1'],
    ['seamless-pipe', '159x6', '12Cr1MoVG', '8163'],
    ['idler', '89x250', 'steel', '6306'],
  ])('include %s %s %s %s', (category, specification, material, pressure) => {
    const asked = item(category, specification, material, pressure)
    expect(Object.values(asked.chosen).map(({ value }) => value)).toEqual([specification, material, pressure])
    expect(whyImpossible(asked)).not.toEqual([])
  })

  test.each([
    ['gate', '200', 'ductile-iron', '16'],
    ['globe', '50', 'chrome-moly', '100'],
    ['spherical', '24026', 'K30', 'C3'],
    ['filter-bag', '160x6000', 'glass', '750'],
    ['hex-bolt', 'M20x80', 'black', '12.9'],
    ['power-cable', '3x95', 'YJV22', '8.7/15'],
    ['seamless-pipe', '159x6', '12Cr1MoVG', '5310'],
    ['idler', '159x600', 'steel', '6306'],
  ])('do not include %s %s %s %s', (category, specification, material, pressure) => {
    expect(whyImpossible(item(category, specification, material, pressure))).toEqual([])
  })
})

describe('the categories', () => {
  test('are at least twelve, each with a code of its own', () => {
    expect(codingKinds.length).toBeGreaterThanOrEqual(12)
    expect(new Set(codingKinds.map(({ code }) => code)).size).toBe(codingKinds.length)
  })

  test.each(codingKinds.map((kind) => [kind.name, kind] as const))(
    '%s: every value is of use, every rule refuses something, and no two things share a code',
    (_name, kind) => {
      const all = itemsOf(kind)
      const possible = all.filter((one) => whyImpossible(one).length === 0)
      for (const { key, values } of kind.fields) {
        for (const { value } of values)
          expect(
            possible.some(({ chosen }) => chosen[key].value === value),
            value,
          ).toBe(true)
        // segments of equal length, so that a code can be read by positions
        expect(new Set(values.map(({ code }) => code.length)).size, key).toBe(1)
      }
      for (const { when, reason } of kind.refuses) {
        expect(
          all.some((one) => whyImpossible(one).includes(reason)),
          reason,
        ).toBe(true)
        for (const [key, values] of Object.entries(when))
          for (const value of values)
            expect(kind.fields.find((field) => field.key === key)!.values.map((one) => one.value)).toContain(
              value,
            )
      }
      expect(new Set(possible.map((one) => codeText(codeOf(one)))).size).toBe(possible.length)
      expect(variantsOf(possible[0]!).join('')).not.toMatch(/[{}]|undefined/)
    },
  )
})
