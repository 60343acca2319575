import { standardisationText } from '@bdr/text/site-pages/standardisation'
import { visualText } from '@bdr/text/site-pages/visual-management'
import { describe, expect, test } from 'vitest'
import { checkDigits, codeOf, codeText, doubtsAbout, type Valve } from './coding.ts'

const valve: Valve = { kind: 'gate', size: '100', material: 'carbon-steel', pressure: '16' }

describe('the code of a valve', () => {
  test('says kind, size, material and pressure in its segments', () => {
    expect(codeOf(valve)).toMatchObject({ kind: 'VZ', size: '0100', material: 'C', pressure: '016' })
    expect(codeText(codeOf(valve))).toMatch(/^VZ-0100-C-016-\d\d$/)
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

  test('so do any two neighbours changed over', () => {
    for (let place = 0; place + 1 < text.length; place++) {
      const [one, other] = [text[place]!, text[place + 1]!]
      if (one === other) continue
      const changed = text.slice(0, place) + other + one + text.slice(place + 2)
      expect(checkDigits(changed)).not.toBe(checkDigits(text))
    }
  })

  test('is written in full wherever the pages show one', () => {
    const shown = JSON.stringify([standardisationText, visualText])
    const codes = [...shown.matchAll(/V[A-Z]-\d{4}[-\w]*/g)].map(([code]) => code)
    expect(codes).toHaveLength(5)
    for (const code of codes) {
      const segments = code.split('-')
      expect(segments.pop(), code).toBe(checkDigits(segments.join('')))
    }
  })
})

describe('what is asked back', () => {
  test('nothing about an everyday valve', () => {
    expect(doubtsAbout(valve)).toEqual([])
  })

  test.each([
    [{ material: 'ductile-iron', pressure: '40' }, 'iron-pressure'],
    [{ kind: 'butterfly', pressure: '40' }, 'butterfly-pressure'],
    [{ material: 'chrome-moly' }, 'alloy-pressure'],
    [{ size: '400', pressure: '63' }, 'large-and-high'],
  ] as const)('%o: %s', (change, doubt) => {
    expect(doubtsAbout({ ...valve, ...change })).toContain(doubt)
  })
})
