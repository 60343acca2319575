import { describe, expect, it } from 'vitest'
import { contentTags } from '@bdr/contract/messages/model'
import { orderNotices } from './orders.ts'
import { deliveryNoteNotices } from './delivery-notes.ts'

const hostile = `<b onclick="x">'&`
const all = [
  orderNotices.orderImported({
    orderNo: hostile,
    buyer: hostile,
    lineCount: 2,
    currency: hostile,
    totalAmount: '6.50',
  }),
  orderNotices.orderAnswered({ merchant: hostile, orderNo: hostile, proposed: [1], rejected: [2] }),
  orderNotices.orderDecided({ orderNo: hostile, approved: [1], declined: [2] }),
  orderNotices.orderSetAside({ action: 'cancel', orderNo: hostile, reason: hostile }),
  orderNotices.orderSetAside({ action: 'close', orderNo: hostile, reason: hostile }),
  deliveryNoteNotices.noteDispatched({ merchant: hostile, noteNo: hostile, buyer: hostile, lineCount: 2 }),
  deliveryNoteNotices.noteArrived({
    noteNo: hostile,
    buyer: hostile,
    receiver: hostile,
    state: 'discrepancy',
    lineNos: [1],
    note: hostile,
  }),
  deliveryNoteNotices.noteAttached({ merchant: hostile, noteNo: hostile, names: [hostile] }),
  deliveryNoteNotices.noteSettled({ short: [], noteNo: hostile, reason: hostile }),
  deliveryNoteNotices.noteAssigned({ noteNo: hostile, buyer: hostile, lineCount: 1 }),
  deliveryNoteNotices.noteVoided({ noteNo: hostile, buyer: hostile, reason: hostile }),
  deliveryNoteNotices.noteAtGate({ noteNo: hostile, buyer: hostile, deliverer: hostile }),
  deliveryNoteNotices.noteDisputed({ merchant: hostile, noteNo: hostile, reason: hostile }),
]

describe.each(all)('%s', (content) => {
  it('escapes what comes from records', () => {
    expect(content).toContain('&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;')
    expect(content).not.toContain(hostile)
  })

  it('is a single line with only those tags that are preserved', () => {
    expect(content).not.toContain('\n')
    const tags = [...content.matchAll(/<\/?([^>]*)>/g)].map((match) => match[1])
    for (const tag of tags) expect(contentTags).toContain(tag)
  })
})

it('names a few lines and counts many', () => {
  const sentence = (proposed: number[], rejected: number[]) =>
    orderNotices.orderAnswered({ merchant: 'M', orderNo: 'PO1', proposed, rejected })
  expect(sentence([1, 3], [])).toBe('M 答复了订单 <b>PO1</b>：第 1、3 行申请变更。')
  expect(sentence([], [2])).toBe('M 答复了订单 <b>PO1</b>：第 2 行拒绝。')
  expect(sentence([1, 2, 3, 4, 5, 6, 7], [9])).toBe(
    'M 答复了订单 <b>PO1</b>：第 1、2、3、4、5 等 7 行申请变更；第 9 行拒绝。',
  )
})

it('formats amounts and names for people', () => {
  const sentence = (buyer: string, currency: string) =>
    orderNotices.orderImported({ orderNo: 'PO1', buyer, lineCount: 2, currency, totalAmount: '16688.4' })
  expect(sentence('江苏海润热电有限公司（示例）', 'CNY')).toBe(
    '收到江苏海润热电有限公司（示例）的采购订单 <b>PO1</b>，共 2 行，金额 ¥16,688.40，请确认交期与价格。',
  )
  expect(sentence('ACME Ltd', 'USD')).toBe(
    '收到 ACME Ltd 的采购订单 <b>PO1</b>，共 2 行，金额 16,688.40 USD，请确认交期与价格。',
  )
  const arrived = (buyer: string) =>
    deliveryNoteNotices.noteArrived({
      noteNo: 'SH1',
      buyer,
      receiver: '周敏',
      state: 'discrepancy',
      lineNos: [2, 5],
      note: null,
    })
  expect(arrived('海润')).toBe('送货单 <b>SH1</b> 到货有差异，请处理：第 2、5 行（海润，收货人周敏）。')
})
