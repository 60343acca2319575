import { recordedFields } from '@bdr/contract/history/fields'
import { expect, it } from 'vitest'
import { changeLabel, changesText, describeChange } from './changes.ts'

it('calls every recorded field something', () => {
  const nameless = Object.keys(recordedFields).filter((field) => changeLabel(field) === field)
  expect(nameless).toEqual([])
})

it.each([
  [{ field: 'quantity', part: null, before: '1200.5000', after: '8' }, ['数量', '1,200.5', '8']],
  [
    { field: 'amount', part: '2', before: '6125', after: '4900.00' },
    ['第 2 行 金额', '6,125.00', '4,900.00'],
  ],
  [{ field: 'grossWeight', part: null, before: null, after: '1250.50' }, ['毛重（千克）', '—', '1,250.5']],
  [{ field: 'enabled', part: null, before: 'true', after: 'false' }, ['启用', '是', '否']],
  [{ field: 'carrier', part: null, before: null, after: '自提' }, ['承运单位', '—', '自提']],
  [{ field: 'body', part: null, before: '1024', after: '1100' }, ['正文', '1,024 字', '1,100 字']],
  [{ field: 'logoFileId', part: null, before: '7', after: '8' }, ['企业标志', null, '已更换']],
  [{ field: 'logoFileId', part: null, before: '7', after: null }, ['企业标志', null, '已移除']],
  [{ field: 'qualifications', part: null, before: 'A', after: 'A' }, ['资质证书', null, '已更换']],
  [
    { field: 'publishAt', part: null, before: null, after: '2026-11-20T01:30:00.000Z' },
    ['发布时间', '—', '2026-11-20 09:30'],
  ],
])('tells %j', (change, [label, before, after]) => {
  expect(describeChange(change)).toEqual({ label, before, after })
})

it('tells several in one line', () => {
  expect(
    changesText([
      { field: 'quantity', part: '2', before: '10.0000', after: '8' },
      { field: 'logoFileId', part: null, before: '7', after: '8' },
    ]),
  ).toBe('第 2 行 数量：10 → 8；企业标志：已更换')
})
