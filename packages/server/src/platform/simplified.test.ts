import { expect, test } from 'vitest'
import { toSimplified } from './simplified.ts'

test('traditional characters become simplified ones', () => {
  expect(toSimplified('訂單編號、含稅單價、備註、臺、閘閥、不鏽鋼')).toBe(
    '订单编号、含税单价、备注、台、闸阀、不锈钢',
  )
})

test('what is not traditional stays, and a part of a text is converted like the whole', () => {
  expect(toSimplified('闸阀 DN50 Ⅱ 級 𠮷')).toBe('闸阀 DN50 Ⅱ 级 𠮷')
  expect(toSimplified('乾隆')).toBe(toSimplified('乾') + toSimplified('隆'))
})
