import { expect, test } from 'vitest'
import {
  countFaults,
  joinFaults,
  noFaults,
  placeFaults,
  withoutField,
  withoutLine,
  type Fault,
} from './fault-placement.ts'

const shown = { line: ['quantity'], form: ['carrier'] } as const

const faultAt = (label: string, path: string, message: string): Fault => ({
  path,
  message,
  sentence: `${label}：${message}`,
})
const generalFault = (message: string): Fault => ({ path: '', message, sentence: message })
const place = (...faults: Fault[]) => placeFaults(faults, ['11', '13'], shown)

test('a fault of the second line that was sent is shown at that line', () => {
  expect(place(faultAt('数量', 'lines[1].quantity', '不能超过可发数量 5 台')).lines).toEqual({
    '13': { quantity: '不能超过可发数量 5 台' },
  })
})

test('a fault of a line itself, or of a field the page does not show, is shown at the line’s first field', () => {
  const placed = place(
    faultAt('明细', 'lines[0]', '现在不能发货'),
    faultAt('订单行', 'lines[1].orderLineId', '不存在'),
  )
  expect(placed.lines).toEqual({ '11': { quantity: '现在不能发货' }, '13': { quantity: '不存在' } })
})

test('a field’s fault is shown at the field, and every other fault at the top with its name', () => {
  const placed = place(
    faultAt('承运单位', 'carrier', '过长'),
    faultAt('版本', 'version', '必填'),
    faultAt('数量', 'lines[7].quantity', '应大于 0'),
    generalFault('不同地址'),
  )
  expect(placed.fields).toEqual({ carrier: '过长' })
  expect(placed.general).toEqual(['版本：必填', '数量：应大于 0', '不同地址'])
})

test('the first message about a field is shown', () => {
  const first = place(faultAt('数量', 'lines[0].quantity', '甲'), faultAt('数量', 'lines[0].quantity', '乙'))
  const second = place(faultAt('数量', 'lines[0].quantity', '丙'), generalFault('整单'))
  expect(joinFaults(first, second)).toEqual({
    lines: { '11': { quantity: '甲' } },
    fields: {},
    general: ['整单'],
  })
})

test('changing a line or a field removes its own faults and no others', () => {
  const placed = place(
    faultAt('数量', 'lines[0].quantity', '甲'),
    faultAt('承运单位', 'carrier', '乙'),
    generalFault('丙'),
  )
  expect(withoutLine(placed, '11')).toEqual({ ...placed, lines: {} })
  expect(withoutField(placed, 'carrier')).toEqual({ ...placed, fields: {} })
  expect(withoutLine(placed, '13')).toEqual(placed)
})

test('faults are counted one by one', () => {
  expect(countFaults(noFaults)).toBe(0)
  expect(
    countFaults(
      place(
        faultAt('数量', 'lines[0].quantity', '甲'),
        faultAt('承运单位', 'carrier', '乙'),
        generalFault('丙'),
      ),
    ),
  ).toBe(3)
})
