import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uscc, usccCheckCharacter, usccFault } from './uscc.ts'

const alphabet = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')
const digits = alphabet.slice(0, 10)
const characters = (from: string[], length: number) =>
  fc.array(fc.constantFrom(...from), { minLength: length, maxLength: length }).map((all) => all.join(''))
const firstSeventeen = fc
  .tuple(characters(alphabet, 2), characters(digits, 6), characters(alphabet, 9))
  .map((parts) => parts.join(''))

describe('统一社会信用代码', () => {
  // published codes of public bodies and listed companies
  it.each(['91110000100005220B', '91440300708461136T'])('accepts %s', (code) =>
    expect(usccFault(code)).toBe(null),
  )

  it('accepts spaces and lower case letters', () => {
    expect(uscc.parse(' 91320583 ma20h5r84t ')).toBe('91320583MA20H5R84T')
  })

  it.each([
    ['too short', '91320583MA20H5R84'],
    ['too long', '91320583MA20H5R84T0'],
    ['a letter that is left out', '91320583MA2OH5R84T'],
    ['letters in the district', '9132A583MA20H5R84T'],
    ['nothing', ''],
  ])('%s is not a code', (_why, code) => expect(usccFault(code)).toBe('uscc'))

  it('detects every single wrong character', () => {
    fc.assert(
      fc.property(firstSeventeen, fc.nat(17), fc.constantFrom(...alphabet), (start, place, other) => {
        const code = start + usccCheckCharacter(start)
        expect(usccFault(code)).toBe(null)
        fc.pre(code[place] !== other)
        expect(usccFault(code.slice(0, place) + other + code.slice(place + 1))).not.toBe(null)
      }),
    )
  })

  it('detects two swapped neighbouring characters', () => {
    fc.assert(
      fc.property(firstSeventeen, fc.nat(16), (start, place) => {
        const code = start + usccCheckCharacter(start)
        const [left, right] = [code[place]!, code[place + 1]!]
        fc.pre(left !== right)
        const swapped = code.slice(0, place) + right + left + code.slice(place + 2)
        expect(usccFault(swapped)).not.toBe(null)
      }),
    )
  })
})
