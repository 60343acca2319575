import { lineResponse } from '@bdr/contract/orders/calls'
import { describe, expect, it } from 'vitest'
import {
  answerFaults,
  startAnswer,
  summarise,
  toDecisions,
  toResponses,
  validAnswers,
  type AnswerAction,
} from './line-answers.ts'

const today = '2026-11-20'
const line = (id: string, allowed: AnswerAction[] = ['accept', 'reject', 'propose']) => ({
  id,
  lineNo: Number(id),
  quantity: '100',
  unitPrice: '12.5',
  requiredDate: '2026-12-01',
  actions: { allowed, blocked: [] },
})

describe('what a supplier says to lines', () => {
  it('is sent as the contract takes it, a proposal with just what differs', () => {
    const lines = [line('1'), line('2'), line('3'), line('4', ['withdraw'])]
    const answers = {
      '1': startAnswer(lines[0]!, 'accept'),
      '2': { ...startAnswer(lines[1]!, 'reject'), reason: ' 停产 ' },
      '3': { ...startAnswer(lines[2]!, 'propose'), quantity: '８０', unitPrice: '12.50', reason: '库存不足' },
      '4': startAnswer(lines[3]!, 'withdraw'),
    }
    const responses = toResponses(validAnswers(lines, answers))
    expect(responses).toEqual([
      { lineId: '1', action: 'accept' },
      { lineId: '2', action: 'reject', reason: '停产' },
      { lineId: '3', action: 'propose', quantity: '80', reason: '库存不足' },
      { lineId: '4', action: 'withdraw' },
    ])
    for (const response of responses) expect(lineResponse.safeParse(response).success).toBe(true)
  })

  it('drops answers that a line no longer allows, and keeps the others', () => {
    const answers = { '1': startAnswer(line('1'), 'accept'), '2': startAnswer(line('2'), 'accept') }
    const now = [line('1', []), line('2')]
    expect(toResponses(validAnswers(now, answers))).toEqual([{ lineId: '2', action: 'accept' }])
  })

  it('keeps what was typed when the choice changes back and forth', () => {
    const proposed = { ...startAnswer(line('1'), 'propose'), quantity: '80', reason: '库存不足' }
    expect(startAnswer(line('1'), 'reject', proposed)).toMatchObject({
      action: 'reject',
      quantity: '80',
      reason: '库存不足',
    })
  })

  it('is summed up in one sentence', () => {
    const answers = (['propose', 'accept', 'reject', 'accept'] as const).map((action) =>
      startAnswer(line('1'), action),
    )
    expect(summarise(answers)).toBe('接受 2 行，拒绝 1 行，变更 1 行')
    expect(summarise([])).toBe('')
  })
})

describe('an unfinished answer', () => {
  const propose = (over: object) => ({ ...startAnswer(line('1'), 'propose'), reason: '库存不足', ...over })
  it.each([
    [startAnswer(line('1'), 'accept'), {}],
    [startAnswer(line('1'), 'reject'), { reason: '请填写原因' }],
    [startAnswer(line('1'), 'decline'), { reason: '请填写原因' }],
    [propose({}), { quantity: '请至少修改数量、单价或交期中的一项' }],
    [propose({ quantity: '100.0', unitPrice: '12.500' }), { quantity: '请至少修改数量、单价或交期中的一项' }],
    [propose({ quantity: '0' }), { quantity: '应大于 0' }],
    [propose({ quantity: '' }), { quantity: '必填' }],
    [propose({ unitPrice: '0.0000001' }), { unitPrice: '最多 6 位小数' }],
    [propose({ requiredDate: '2026-11-19' }), { requiredDate: '不能早于今天' }],
    [propose({ requiredDate: '' }), { requiredDate: '请选择日期' }],
    [propose({ requiredDate: '2026-11-20' }), {}],
    [propose({ quantity: '80', reason: ' ' }), { reason: '请填写原因' }],
  ])('%j', (answer, faults) => {
    expect(answerFaults(line('1'), answer, today)).toEqual(faults)
  })

  it('may keep a day that is over when it changes something else', () => {
    const late = { ...line('1'), requiredDate: '2026-11-01' }
    const answer = { ...startAnswer(late, 'propose'), quantity: '80', reason: '库存不足' }
    expect(answerFaults(late, answer, today)).toEqual({})
  })
})

it('an operator’s decisions carry a reason only where there is one', () => {
  const lines = [line('1', ['approve', 'decline']), line('2', ['approve', 'decline'])]
  const answers = {
    '1': startAnswer(lines[0]!, 'approve'),
    '2': { ...startAnswer(lines[1]!, 'decline'), reason: '价格不能变' },
  }
  expect(toDecisions(validAnswers(lines, answers))).toEqual([
    { lineId: '1', action: 'approve' },
    { lineId: '2', action: 'decline', reason: '价格不能变' },
  ])
})
