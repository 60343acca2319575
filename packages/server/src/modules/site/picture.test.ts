import { expect, it } from 'vitest'
import { linesOf } from './picture.ts'

it.each([
  ['除尘滤袋怎么选', ['除尘滤袋怎么选']],
  ['API-610-OH2-'.repeat(8), 3],
  ['Selecting a mechanical seal for slurry pumps in wet flue gas desulphurisation', 3],
])('the title %s fits the picture', (title, expected) => {
  const lines = linesOf(title)
  if (Array.isArray(expected)) expect(lines).toEqual(expected)
  else expect(lines.length).toBeLessThanOrEqual(expected)
  // two Latin letters are as wide as one Chinese character
  for (const line of lines) {
    const width = [...line].reduce((sum, letter) => sum + (/[\x20-\x7e]/.test(letter) ? 0.5 : 1), 0)
    expect(width).toBeLessThanOrEqual(15)
  }
})
