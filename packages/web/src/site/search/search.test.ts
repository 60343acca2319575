import type { SearchableText } from '@bdr/contract/site/data'
import { describe, expect, test } from 'vitest'
import { byCode } from './code.ts'
import { indexFor } from './findable.ts'
import { excerptOf, marked } from './fold.ts'
import { search, type SearchGroup } from './search.ts'

const entry = (title: string, summary: string, text = '', english = ''): SearchableText => ({
  kind: 'entry',
  href: `/entry/${title}`,
  grouping: 'seal',
  title,
  english,
  summary,
  text,
})
const texts = [
  entry('O 形密封圈', '圆截面橡胶圈，尺寸见 GB/T 3452.1', '静密封压缩率约 15%～25%', 'O-ring'),
  entry('机械密封', '端面密封，用于泵', '集装式便于更换'),
  entry('PTFE 覆膜滤袋', '烟气除尘用', '规格 160×6000，袋长 8 m 的要核对袋笼'),
  entry('止回阀', '防止倒流'),
]
const traditional: Readonly<Record<string, string>> = { 機: '机', 閥: '阀' }
const simplified = (text: string) => text.replace(/[機閥]/g, (one) => traditional[one]!)
const index = indexFor(texts, simplified)
const titles = (keyword: string, group: SearchGroup = 'entries') =>
  (search(index, keyword).get(group) ?? []).map(({ title }) => title.map(({ text }) => text).join(''))

describe('search results', () => {
  test.each([
    ['机械密封', '机械密封'],
    ['机 械 密封', '机械密封'],
    ['jixiemifeng', '机械密封'],
    ['JXMF', '机械密封'],
    ['zhihuifa', '止回阀'],
    ['止回閥', '止回阀'],
    ['機械密封', '机械密封'],
    ['mifeng', '机械密封'],
    ['zhf', '止回阀'],
    ['ｐｔｆｅ', 'PTFE 覆膜滤袋'],
    ['滤袋 8m', 'PTFE 覆膜滤袋'],
    ['o-ring', 'O 形密封圈'],
    ['油封', 'O 形密封圈'],
    ['单向阀', '止回阀'],
    ['160x6000'.replace('x', '×'), 'PTFE 覆膜滤袋'],
  ])('%s: %s', (keyword, title) => {
    expect(titles(keyword)).toContain(title)
  })

  test('entries with the name come before those that only mention it', () => {
    expect(titles('袋笼', 'parts').length).toBeGreaterThan(0)
    expect(titles('密封')[0]).toMatch(/密封/)
    expect(titles('机械密封')).toEqual(['机械密封'])
  })

  test.each(['GB/T 3452.1', 'gb/t3452.1', 'GB3452.1', 'ＧＢ／Ｔ 3452'])('the standard %s', (keyword) => {
    expect(titles(keyword, 'standards')).toEqual(['GB/T 3452.1'])
  })

  test('include parts of the plants and coded categories', () => {
    expect(
      search(index, '引风机')
        .get('parts')!
        .map(({ href }) => href),
    ).toContain('/fireEle#part-10')
    expect(
      search(index, '六角头螺栓')
        .get('categories')!
        .map(({ href }) => href),
    ).toContain('/goodsStand?category=hex-bolt')
  })

  test('are empty where nothing matches, and for punctuation only', () => {
    expect(search(index, '量子计算机').size).toBe(0)
    expect(search(index, '？！').size).toBe(0)
    expect(search(index, 'zzqq').size).toBe(0)
  })
})

describe('a material code', () => {
  test.each(['VZ-0100-C-016-64', 'vz0100c01664', 'ＶＺ－0100－Ｃ－016', 'VZ 0100 C 016'])(
    '%s is read',
    (typed) => {
      const found = byCode(typed)!
      expect(found.title[0]!.text).toBe('VZ-0100-C-016-64')
      expect(found.href).toContain('specification=100')
    },
  )

  test('with wrong check digits is reported', () => {
    expect(byCode('VZ-0100-C-016-65')!.text[0]!.text).toContain('64')
  })

  test('is not made for an impossible combination', () => {
    expect(byCode('MB-20080-P-088')!.title[0]!.hit).toBe(false)
  })

  test('is not recognised within other words', () => {
    expect(byCode('VZ')).toBeNull()
    expect(byCode('闸阀')).toBeNull()
  })
})

test('a match is marked in the original text, however it was typed', () => {
  expect(marked('ＤＮ 100 闸阀', ['dn100'], simplified)).toEqual([
    { text: 'ＤＮ 100 ', hit: true },
    { text: '闸阀', hit: false },
  ])
  expect(
    excerptOf(`${'前'.repeat(60)}滤袋${'后'.repeat(90)}`, ['滤袋'], simplified)!.map(({ text }) => text),
  ).toEqual([`…${'前'.repeat(28)}`, '滤袋', `${'后'.repeat(54)}…`])
})
