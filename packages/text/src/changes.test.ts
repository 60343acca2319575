import { expect, it } from 'vitest'
import { changesText, describeChange, recordedField } from './changes.ts'
import { recordedOf } from './domains.ts'

it('a field used by several kinds of records has the same name and format in each, since the log shows them together', () => {
  const words = new Map<string, Set<string>>()
  for (const fields of Object.values(recordedOf))
    for (const field of Object.keys(fields)) {
      const all = words.get(field) ?? new Set()
      words.set(field, all.add(JSON.stringify(recordedField(fields, field))))
    }
  expect([...words].filter(([, all]) => all.size > 1)).toEqual([])
})

const fields = {
  quantity: { label: '数量', kind: 'quantity' },
  amount: { label: '金额', kind: 'amount' },
  enabled: { label: '启用', kind: 'flag' },
  carrier: '承运单位',
  body: { label: '正文', kind: 'size' },
  logoFileId: { label: '企业标志', kind: 'file' },
  publishAt: { label: '发布时间', kind: 'instant' },
} as const

it.each([
  [{ field: 'quantity', part: null, before: '1200.5000', after: '8' }, ['数量', '1,200.5', '8']],
  [
    { field: 'amount', part: '2', before: '6125', after: '4900.00' },
    ['第 2 行 金额', '6,125.00', '4,900.00'],
  ],
  [{ field: 'enabled', part: null, before: 'true', after: 'false' }, ['启用', '是', '否']],
  [{ field: 'carrier', part: null, before: null, after: '自提' }, ['承运单位', '—', '自提']],
  [{ field: 'body', part: null, before: '1024', after: '1100' }, ['正文', '1,024 字', '1,100 字']],
  [{ field: 'logoFileId', part: null, before: '7', after: '8' }, ['企业标志', null, '已更换']],
  [{ field: 'logoFileId', part: null, before: '7', after: null }, ['企业标志', null, '已移除']],
  [{ field: 'carrier', part: null, before: 'A', after: 'A' }, ['承运单位', null, '已更换']],
  [{ field: 'status', part: null, before: '草稿', after: '已发布' }, ['状态', '草稿', '已发布']],
  [
    { field: 'publishAt', part: null, before: null, after: '2026-11-20T01:30:00.000Z' },
    ['发布时间', '—', '2026-11-20 09:30'],
  ],
])('describes %j', (change, [label, before, after]) => {
  expect(describeChange(change, fields)).toEqual({ label, before, after })
})

it('describes several changes in one line', () => {
  expect(
    changesText(
      [
        { field: 'quantity', part: '2', before: '10.0000', after: '8' },
        { field: 'logoFileId', part: null, before: '7', after: '8' },
      ],
      fields,
    ),
  ).toBe('第 2 行 数量：10 → 8；企业标志：已更换')
})
