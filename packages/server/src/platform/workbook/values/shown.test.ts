import { describe, expect, it } from 'vitest'
import { textOf } from '../clean-text.ts'
import { styleOf } from '../number-style.ts'
import type { Reading } from '../reading.ts'
import type { Cell } from '../workbook.ts'
import { dayOf } from './day.ts'
import { amountOf, priceOf, priceWith, quantityOf } from './quantity-and-price.ts'
import { rateOf } from './rate.ts'

const shown = (value: number, code: string, date1904 = false): Cell => ({
  kind: 'number',
  value: String(value),
  style: styleOf(code, date1904),
})
const typed = (text: string): Cell => ({ kind: 'text', text })
const of = <Value>(reading: Reading<Value>) => ('fault' in reading ? reading.fault.key : reading.value)
const saidBy = (reading: Reading<unknown>) => ('said' in reading ? reading.said?.key : undefined)

describe('a number in a text column is what its cell shows', () => {
  it.each([
    [12, 'General', '12'],
    [123456789012345, 'General', '123456789012345'],
    [123456789012, '0', '123456789012'],
    [12, '"WZ-"00000', 'WZ-00012'],
    [1234567, '00-000-00', '12-345-67'],
    [1088886666, '000-00000000', '010-88886666'],
    [1088886666, '\\(000\\)\\ 0000\\-0000', '(010) 8888-6666'],
    [0.5, '# ?/?', '1/2'],
    [1.25, '# ??/??', '1 1/4'],
    [0.75, '# ?/?"″"', '3/4″'],
    [50, '"DN"0', 'DN50'],
    [0.13, '0%', '13%'],
    [12, '[Red][$-804]00000;@', '00012'],
    [12, '_ * 00000_ ', '00012'],
    [12, '[>=100]"大"0;[<100]"小"0', '小12'],
    [12, 'G/通用格式"台"', '12台'],
    [12, '0.###', '12'],
    // what the format hides is not lost
    [12, ';;;', '12'],
  ])('%s by %s', (value, code, text) => expect(of(textOf(shown(value, code), 50))).toBe(text))

  it('and that is told, if it is not simply its digits', () => {
    expect(saidBy(textOf(shown(12, '"WZ-"00000'), 50))).toBe('text.shown')
    expect(saidBy(textOf(shown(12, '0'), 50))).toBeUndefined()
  })

  it.each([
    [6921234567890, '0.00E+00', 'cell.rounded'],
    [46371, 'yyyy-mm-dd', 'cell.notText'],
    [46371, 'm"月"d"日"', 'cell.notText'],
  ])('%s by %s is a fault', (value, code, key) => expect(of(textOf(shown(value, code), 50))).toBe(key))

  it.each(['4.50E+11', '6.92E+12', '-1e+5'])('a text that was rounded before, %s, is a fault', (text) =>
    expect(of(textOf(typed(text), 50))).toBe('cell.rounded'),
  )
})

describe('a price is what its cell says', () => {
  it.each([
    [612.456, '0.00', '612.456', null],
    [612.5, '_ * #,##0.00_ ;_ * \\-#,##0.00_ ;_ * "-"??_ ;_ @_ ', '612.5', null],
    [612.5, '_ "¥"* #,##0.00_ ;_ "¥"* \\-#,##0.00_ ', '612.5', 'CNY'],
    [612.5, '[$￥-804]#,##0.00', '612.5', 'CNY'],
    [5, '#,##0.00\\ "元"', '5', 'CNY'],
    [5, '#,##0.00 [$€-407]', '5', 'EUR'],
    [5, '[$$-409]#,##0.00', '5', 'USD'],
    [5, '"US$"#,##0.00', '5', 'USD'],
    [5, '[$HK$-C04]#,##0.00', '5', 'HKD'],
    [5, '[$¥-411]#,##0', '5', 'JPY'],
    [5, '[$CHF] 0.00', '5', 'CHF'],
    [5, '[$₩-412]0', '5', 'KRW'],
    [12.8, '0.0"千元"', '12800', 'CNY'],
    [12.84, '0.0"千元"', '12840', 'CNY'],
    [1.28, '0.00"万元"', '12800', 'CNY'],
    [12800, '0.0,"千元"', '12800', 'CNY'],
    [128345, '0!.0,"万元"', '128345', 'CNY'],
    [128345, '0\\.0,"万"', '128345', null],
    [1.28, '0.00"k"', '1280', null],
    [500, '[>=10000]0.0,"K";0', '500', null],
  ])('%s by %s is %s %s', (value, code, price, currency) => {
    expect(of(priceOf(shown(value, code)))).toMatchObject({ price, currency })
  })

  it.each([
    [12800, '#,##0,', 'number.scaled'],
    [20000, '0.0,"万元"', 'number.scaled'],
    [12345678, '0000-0000', 'number.mask'],
    [5, '"-"0', 'number.mask'],
    [5, '0"‰"', 'number.unclear'],
    [0.13, '0%', 'price.invalid'],
    [46371, 'yyyy-mm-dd', 'price.invalid'],
  ])('%s by %s is a fault', (value, code, key) => expect(of(priceOf(shown(value, code)))).toBe(key))

  it('what is converted is told', () => {
    expect(saidBy(priceOf(shown(12.8, '0.0"千元"')))).toBe('number.magnitude')
    expect(saidBy(priceOf(shown(5, '0" (net)"')))).toBe('number.words')
    expect(saidBy(priceOf(shown(5, '#,##0.00')))).toBeUndefined()
  })

  it('a text says the same as a format', () => {
    expect(of(priceOf(typed('1.28万元')))).toMatchObject({ price: '12800' })
    expect(of(priceOf(typed('1,200.00元')))).toMatchObject({ price: '1200' })
    expect(of(priceOf(typed('(5)')))).toBe('price.invalid')
    expect(amountOf(typed('1.28万元'))).toBe(amountOf(shown(1.28, '0.00"万元"')))
  })

  it('another currency or unit than that of the offer is a fault', () => {
    const terms = { currency: 'CNY', unit: '台' }
    expect(of(priceWith(terms, shown(5, '[$€-407] 0.00')))).toBe('price.currency')
    expect(of(priceWith(terms, shown(5, '0.00"元/吨"')))).toBe('price.per')
    expect(of(priceWith(terms, shown(5, '0.00"元/台"')))).toBe('5')
  })

  it('the currency of a built-in format depends on the program, so it is none', () => {
    const local = styleOf('¥#,##0.00', false, true)
    const reading = priceOf({ kind: 'number', value: '5', style: local })
    expect(of(reading)).toMatchObject({ price: '5', currency: null })
    expect(saidBy(reading)).toBe('number.localCurrency')
  })
})

describe('a quantity has the unit that its cell shows', () => {
  it.each([
    [2, '0"箱"', '2', '箱'],
    [2, '0\\ \\箱', '2', '箱'],
    [100.5, '0.0\\m', '100.5', '米'],
    [2, '0.0"m²"', '2', '平方米'],
    [2, '0.0"千克"', '2', '千克'],
    [2, '0"万台"', '20000', '台'],
    [7, '0" days"', '7', null],
    [8, '[Blue]0_d', '8', null],
    [10, '"¥"#,##0.00', '10', null],
    [1.25, '# ?/?', '1.25', null],
  ])('%s by %s is %s %s', (value, code, quantity, unit) =>
    expect(of(quantityOf(shown(value, code)))).toEqual({ quantity, unit }),
  )

  it('traditional characters are units, too', () =>
    expect(of(quantityOf(typed('12臺')))).toEqual({ quantity: '12', unit: '台' }))
})

describe('a tax rate in words', () => {
  it.each([
    '13%（专票）',
    '专票13%',
    '13个点',
    '13点',
    '税率13 %',
    '13%增值税专用发票',
    '百分之十三',
    '十三个点',
    '13% VAT',
    '13%（含税）',
    '增值稅13%',
  ])('%s is 13 %%, and told', (text) => {
    expect(of(rateOf(typed(text), false))).toBe('0.13')
    expect(saidBy(rateOf(typed(text), false))).toBe('rate.words')
  })

  it('a plain one is not told', () => expect(saidBy(rateOf(typed('13%'), false))).toBeUndefined())

  it.each(['不含税', '不含税13%', '6%/13%', '十三', '约13%'])('%s is a fault', (text) =>
    expect(of(rateOf(typed(text), false))).toBe('rate.invalid'),
  )

  it('may be that of a format', () => {
    expect(of(rateOf(shown(13, '0"%"'), false))).toBe('0.13')
    expect(of(rateOf(shown(7, '0"个点"'), false))).toBe('0.07')
  })
})

describe('a day', () => {
  const nearest = () => 'nearest' as const
  const never = () => {
    throw new Error('nothing has to be asked')
  }

  it.each([
    ['2026-12-14T16:00:00Z', '2026-12-15', 'date.zone'],
    ['2026-12-14T16:00:00.000+0000', '2026-12-15', 'date.zone'],
    ['2026-12-14 16:00:00+00', '2026-12-15', 'date.zone'],
    ['2026-12-14T15:59:59Z', '2026-12-14', 'date.time'],
    ['2026-12-15T00:00:00+08:00', '2026-12-15', undefined],
    ['2026-12-15 09:30', '2026-12-15', 'date.time'],
    ['2026-12-15 下午 4:00', '2026-12-15', 'date.time'],
    ['2026-12-15 00:00:00', '2026-12-15', undefined],
    ['2026-12-15 週二', '2026-12-15', undefined],
  ])('%s is %s in China', (text, day, said) => {
    expect(of(dayOf(typed(text), never))).toBe(day)
    expect(saidBy(dayOf(typed(text), never))).toBe(said)
  })

  it('is asked about if the cell hides a time in the afternoon', () => {
    const before = shown(46370.99950231481, 'yyyy-mm-dd')
    expect(of(dayOf(before, nearest))).toBe('2026-12-15')
    expect(of(dayOf(before, () => 'shown'))).toBe('2026-12-14')
  })

  it('is told if the cell shows a time, or hides one in the morning', () => {
    for (const cell of [
      shown(46371.99950231481, 'yyyy-mm-dd hh:mm:ss'),
      shown(46371.00049768519, 'yyyy-mm-dd'),
    ]) {
      expect(of(dayOf(cell, never))).toBe('2026-12-15')
      expect(saidBy(dayOf(cell, never))).toBe('date.time')
    }
  })

  it('has no time by the noise of a floating point number', () => {
    expect(of(dayOf(shown(46370.9999999999, 'yyyy-mm-dd'), never))).toBe('2026-12-15')
    expect(saidBy(dayOf(shown(46371.0000000001, 'yyyy-mm-dd'), never))).toBeUndefined()
  })

  it.each([
    'yyyy"年"m"月"d"日"',
    'yyyy年m月d日',
    '[$-804]yyyy"年"m"月"d"日";@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'd-mmm-yy',
    '[DBNum1][$-804]yyyy"年"m"月"d"日"',
  ])('may have the format %s', (code) => expect(of(dayOf(shown(46371, code), never))).toBe('2026-12-15'))

  it('may count from 1904', () =>
    expect(of(dayOf(shown(46371 - 1462, 'yyyy-mm-dd', true), never))).toBe('2026-12-15'))
})
