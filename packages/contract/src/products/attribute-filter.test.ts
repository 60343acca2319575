import { expect, it } from 'vitest'
import { attributeFilterLimits, attributeFilters, attributeFilterText } from './attribute-filter.ts'

it('parses its own output, whatever characters the values contain', () => {
  const filters = [
    { key: 'pn', values: ['PN16', '法兰 & “软”=密封'] },
    { key: 'dn', from: '50', to: null },
    { key: 'temperature', from: '-20', to: '425.5' },
  ]
  expect(attributeFilters(attributeFilterText(filters)!)).toEqual(filters)
  expect(attributeFilterText([])).toBeUndefined()
})

it.each([
  ['', 'nothing'],
  ['pn=', 'an empty value'],
  ['PN=16', 'a key that is none'],
  ['dn.from=fifty', 'a number that is none'],
  ['dn.until=5', 'an end that is none'],
  ['dn=50&dn.from=5', 'a value and a range of one attribute'],
  [`pn=${'x'.repeat(61)}`, 'a value that no attribute can have'],
  [
    Array.from({ length: attributeFilterLimits.attributes + 1 }, (_, n) => `a${n}=x`).join('&'),
    'too many attributes',
  ],
  [Array.from({ length: attributeFilterLimits.values + 1 }, (_, n) => `a=${n}`).join('&'), 'too many values'],
])('refuses “%s”: %s', (text) => {
  expect(attributeFilters(text)).toBeNull()
})
