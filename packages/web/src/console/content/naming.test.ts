import { slug } from '@bdr/contract/content/model'
import { describe, expect, it } from 'vitest'
import { firstLetterOf, slugFor } from './naming.ts'

it.each([
  ['轴承', 'Z'],
  ['阀门', 'F'],
  ['电机', 'D'],
  ['密封圈', 'M'],
  ['泵', 'B'],
  ['O 形圈', 'O'],
  ['ｐH 电极', 'P'],
  ['304 不锈钢', ''],
  ['', ''],
])('%s is listed under %s', (title, letter) => {
  expect(firstLetterOf(title.normalize('NFKC'))).toBe(letter)
})

describe('the name in an address', () => {
  it.each([
    ['deep groove ball bearing', 'deep-groove-ball-bearing'],
    ['O-ring (NBR)', 'o-ring-nbr'],
    ['滤袋怎么选', 'ldzmx'],
    ['DN50 阀门，2026 版', 'dn50-fm-2026-b'],
    ['——', ''],
  ])('for %s is %s', (text, name) => {
    expect(slugFor(text)).toBe(name)
  })

  it('is always valid for the contract, however long the text', () => {
    expect(slug.safeParse(slugFor('滤 '.repeat(200))).success).toBe(true)
  })
})
