import { describe, expect, it } from 'vitest'
import { isFractionOfCountable, unitFrom, unitFromCode, unitNames } from './units.ts'

describe('unit names', () => {
  it('stay as the buyer wrote them', () => {
    for (const name of unitNames) expect(unitFrom(name)).toBe(name)
    expect(unitFrom(' 平 方米 ')).toBe('平方米')
  })

  it.each([
    ['KG', '千克'],
    ['㎡', '平方米'],
    ['Pcs', '件'],
    ['m³', '立方米'],
  ])('replace the symbol %s', (symbol, name) => expect(unitFrom(symbol)).toBe(name))

  it.each([
    ['C62', '个'],
    ['NAR', '件'],
    ['KGM', '千克'],
    ['TNE', '吨'],
    ['DAY', '天'],
    ['XBX', '箱'],
  ])('replace the code %s', (code, name) => expect(unitFromCode(code)).toBe(name))

  it('are not guessed from unknown texts', () => {
    for (const text of ['坨', '', 'constructor', 'XYZ']) {
      expect(unitFrom(text)).toBeNull()
      expect(unitFromCode(text)).toBeNull()
    }
  })
})

describe('a fractional quantity', () => {
  it.each(['台', '套', '件', '个', '只', '副', '根', '张'])(
    'in the unit %s is treated as a typing error',
    (unit) => {
      expect(isFractionOfCountable('10.5', unit)).toBe(true)
      expect(isFractionOfCountable('10.000', unit)).toBe(false)
      expect(isFractionOfCountable('12345678901234.0001', unit)).toBe(true)
    },
  )
  it.each(['米', '千克', '吨', '卷', '平方米', '小时'])('in the unit %s is allowed', (unit) =>
    expect(isFractionOfCountable('10.5', unit)).toBe(false),
  )
})
