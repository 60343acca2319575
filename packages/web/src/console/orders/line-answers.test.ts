import { lineResponse } from '@bdr/contract/orders/calls'
import { describe, expect, it } from 'vitest'
import {
  answeredLines,
  answerFaults,
  checkAnswers,
  isLate,
  mergeAnswers,
  noAnswer,
  placeOfAnswer,
  startAnswers,
  summarise,
  toDecisions,
  toResponses,
  type AnswerAction,
  type LineAnswer,
} from './line-answers.ts'
import { typedOf } from '../../ui/form/typed.ts'

const today = '2026-11-20'
const line = (id: string, allowed: AnswerAction[] = ['accept', 'reject', 'propose']) => ({
  id,
  lineNo: Number(id),
  status: 'pending' as const,
  quantity: '100',
  unitPrice: '12.5',
  requiredDate: '2026-12-01',
  actions: { allowed, blocked: [] },
})
type Line = ReturnType<typeof line>

/** The form of these lines with chosen answers and input for some of them. */
const valuesOf = (lines: readonly Line[], typed: Readonly<Record<string, Partial<LineAnswer>>>) => ({
  lines: Object.fromEntries(lines.map((line) => [`l${line.id}`, { ...noAnswer(line), ...typed[line.id] }])),
})
const answered = (lines: readonly Line[], typed: Readonly<Record<string, Partial<LineAnswer>>>) =>
  answeredLines(lines, valuesOf(lines, typed))

describe('a supplier’s answers to lines', () => {
  const lines = [line('1'), line('2'), line('3'), line('4', ['withdraw']), line('5')]

  it('are sent as the contract takes them, a proposal with only the changed fields', () => {
    const responses = toResponses(
      answered(lines, {
        '1': { action: 'accept' },
        '2': { action: 'reject', reason: ' 停产 ' },
        '3': { action: 'propose', quantity: '８０', unitPrice: '12.50', reason: '库存不足' },
        '4': { action: 'withdraw' },
      }),
    )
    expect(responses).toEqual([
      { lineId: '1', action: 'accept' },
      { lineId: '2', action: 'reject', reason: '停产' },
      { lineId: '3', action: 'propose', quantity: '80', reason: '库存不足' },
      { lineId: '4', action: 'withdraw' },
    ])
    for (const response of responses) expect(lineResponse.safeParse(response).success).toBe(true)
  })

  it('are applied to the present order, and are not sent for lines that no longer accept them', () => {
    const values = valuesOf(lines, { '1': { action: 'accept' }, '2': { action: 'reject', reason: '停产' } })
    const typed = typedOf(startAnswers(lines), values)
    const now = [line('1', []), ...lines.slice(1)]
    const merged = mergeAnswers(now, startAnswers(now), typed)
    expect(toResponses(answeredLines(now, merged))).toEqual([
      { lineId: '2', action: 'reject', reason: '停产' },
    ])
    // it stays visible: somebody else has answered first
    expect(merged.lines['l1']).toMatchObject({ action: 'accept' })
    expect(now.map((one) => isLate(one, merged.lines[`l${one.id}`]!))).toEqual(
      now.map(({ id }) => id === '1'),
    )
  })

  it('are summed up in one sentence', () => {
    const actions = { '1': 'propose', '2': 'accept', '3': 'reject', '5': 'accept' } as const
    const typed = Object.fromEntries(Object.entries(actions).map(([id, action]) => [id, { action }]))
    expect(summarise(answered(lines, typed))).toBe('接受 2 行，拒绝 1 行，变更 1 行')
    expect(summarise([])).toBe('')
  })

  it('are refused at the fields that are visible, otherwise at the choice itself', () => {
    const sent = answered(lines, {
      '1': { action: 'accept' },
      '2': { action: 'reject', reason: '停产' },
      '3': { action: 'propose', quantity: '80', reason: '库存不足' },
    })
    expect(placeOfAnswer('lines.0', sent)).toBe('lines.l1.action')
    expect(placeOfAnswer('lines.1', sent)).toBe('lines.l2.reason')
    expect(placeOfAnswer('lines.2.requiredDate', sent)).toBe('lines.l3.requiredDate')
    expect(placeOfAnswer('lines.2', sent)).toBe('lines.l3.quantity')
    expect(placeOfAnswer('version', sent)).toBeUndefined()
  })
})

describe('an unfinished answer', () => {
  const faultsOf = (of: Line, typed: Partial<LineAnswer>) =>
    answerFaults(answered([of], { '1': typed })[0]!, today)
  const proposed = { action: 'propose', reason: '库存不足' } as const

  it.each([
    [{ action: 'accept' }, {}],
    [{ action: 'reject' }, { reason: '请填写原因' }],
    [{ action: 'decline' }, { reason: '请填写原因' }],
    [proposed, { quantity: '请至少修改数量、单价或交期中的一项' }],
    [
      { ...proposed, quantity: '100.0', unitPrice: '12.500' },
      { quantity: '请至少修改数量、单价或交期中的一项' },
    ],
    [{ ...proposed, quantity: '0' }, { quantity: '应大于 0' }],
    [{ ...proposed, quantity: '' }, { quantity: '必填' }],
    [{ ...proposed, unitPrice: '0.0000001' }, { unitPrice: '最多 6 位小数' }],
    [{ ...proposed, requiredDate: '2026-11-19' }, { requiredDate: '不能早于今天' }],
    [{ ...proposed, requiredDate: '' }, { requiredDate: '请选择日期' }],
    [{ ...proposed, requiredDate: '2026-11-20' }, {}],
    [{ ...proposed, quantity: '80', reason: ' ' }, { reason: '请填写原因' }],
  ] satisfies [Partial<LineAnswer>, object][])('%j', (typed, faults) => {
    expect(faultsOf(line('1', ['accept', 'reject', 'propose', 'decline']), typed)).toEqual(faults)
  })

  it('may keep a day that has passed when it changes something else', () => {
    const late = { ...line('1'), requiredDate: '2026-11-01' }
    expect(faultsOf(late, { ...proposed, quantity: '80' })).toEqual({})
  })

  it('is reported at its field and names its line', () => {
    const lines = [line('1'), line('2'), line('3')]
    const faults = checkAnswers(
      answered(lines, { '1': { action: 'reject' }, '2': { action: 'reject' }, '3': { action: 'accept' } }),
      today,
    )
    expect(faults).toEqual({
      fields: { 'lines.l1.reason': '请填写原因', 'lines.l2.reason': '请填写原因' },
      general: ['第 1–2 行还没有填写完整'],
    })
  })
})

it('an operator’s decisions contain a reason only where one was given', () => {
  const lines = [line('1', ['approve', 'decline']), line('2', ['approve', 'decline'])]
  const typed = { '1': { action: 'approve' }, '2': { action: 'decline', reason: '价格不能变' } } as const
  expect(toDecisions(answered(lines, typed))).toEqual([
    { lineId: '1', action: 'approve' },
    { lineId: '2', action: 'decline', reason: '价格不能变' },
  ])
})
