import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it('are the pinyin initials, with Latin letters and digits unchanged', () => {
  expect(initialsOf('楔式闸阀 Z41H-16C')).toBe('xszfz41h16c')
  expect(initialsOf('对夹式蝶阀')).toBe('djsdf')
  expect(initialsOf('ＤＮ５０（示例）')).toBe('dn50sl')
})
