import { expect, it } from 'vitest'
import { cleanPersonName, personNameFlaw } from './person-name.ts'

it.each([
  ['张\u3000三', '张三'],
  [' 张 三 ', '张三'],
  ['王\u3000', '王'],
  ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉 ・ 买买提', '阿卜杜拉·买买提'],
  ['汤姆.李', '汤姆·李'],
  ['汤姆．李', '汤姆·李'],
  ['José', 'José'],
  ['Jose\u0301', 'José'],
  ['Mary  O’Neil', "Mary O'Neil"],
  ['Ｌｉ\u3000Ｗｅｉ', 'Li Wei'],
  ['Jean‑Luc', 'Jean-Luc'],
  ['𠮷野家', '𠮷野家'],
])('%j is the name %s', (typed, name) => {
  expect(cleanPersonName(typed)).toBe(name)
  expect(cleanPersonName(name)).toBe(name)
  expect(personNameFlaw(name)).toBeNull()
})

it.each([
  ['李四（代）', { key: 'person-name-signs', signs: ['（', '）'] }],
  ['王芳22', { key: 'person-name-signs', signs: ['2'] }],
  ['王Jack', { key: 'person-name-mixed' }],
  ['·沈', { key: 'person-name' }],
  ['', { key: 'person-name' }],
])('%j is none, for one reason', (typed, flaw) =>
  expect(personNameFlaw(cleanPersonName(typed))).toEqual(flaw),
)
