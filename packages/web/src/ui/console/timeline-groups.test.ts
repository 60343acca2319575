import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { describe, expect, it } from 'vitest'
import { groupHistory, lineRanges } from './timeline-groups.ts'

const entry = (id: number, over: Partial<HistoryEntry>): HistoryEntry => ({
  id: String(id),
  at: '2026-11-20T08:00:00.000Z',
  actor: '王芳（示例）',
  action: 'accept',
  from: 'pending',
  to: 'accepted',
  reason: null,
  about: String(id),
  changes: [],
  ...over,
})

describe('a record’s timeline', () => {
  it('shows one action on many lines once', () => {
    const groups = groupHistory([
      entry(1, {}),
      entry(2, { action: 'reject', to: 'rejected', reason: '停产' }),
      entry(3, {}),
      entry(4, { at: '2026-11-20T09:00:00.000Z' }),
    ])
    expect(groups.map(({ entry: first, about }) => [first.action, about])).toEqual([
      ['accept', ['1', '3']],
      ['reject', ['2']],
      ['accept', ['4']],
    ])
  })

  it('shows the changes of each line', () => {
    const quantity = { field: 'quantity', part: null, before: '10', after: '8' }
    const [group] = groupHistory([
      entry(1, { changes: [quantity] }),
      entry(2, { changes: [{ ...quantity, after: '9' }] }),
    ])
    expect(group!.changes.map(({ part, after }) => [part, after])).toEqual([
      ['1', '8'],
      ['2', '9'],
    ])
  })

  it('keeps entries with different reasons separate', () => {
    const groups = groupHistory([entry(1, { reason: '停产' }), entry(2, { reason: '缺料' })])
    expect(groups).toHaveLength(2)
  })

  it.each([
    [['3', '1', '2', '7'], '1–3、7'],
    [['10', '9'], '9–10'],
    [['5'], '5'],
    [[], null],
    [['SHD-1', '2'], null],
  ])('lists lines %j as %j', (about, text) => {
    expect(lineRanges(about)).toBe(text)
  })
})
