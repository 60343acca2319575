import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import { describe, expect, test } from 'vitest'
import { receiptEffect } from './receipt-effect.ts'
import {
  changeEntry,
  checkReceipt,
  receiptBody,
  receiptLines,
  startReceipt,
  type ReceiptEntry,
} from './receipt-form.ts'

const noteLine = (fields: Partial<DeliveryNoteLine> = {}): DeliveryNoteLine => ({
  id: '71',
  lineNo: 1,
  orderId: '1',
  orderNo: 'PO-1',
  orderLineId: '11',
  orderLineNo: 1,
  materialCode: null,
  materialName: '闸阀',
  specification: null,
  brand: null,
  unit: '台',
  batch: null,
  orderLineNote: null,
  quantity: '5',
  acceptedQuantity: '0',
  rejectedQuantity: '0',
  outstandingQuantity: '5',
  ...fields,
})

const start = startReceipt('王师傅（示例）')
const form = (entries: Record<string, Partial<ReceiptEntry>>, change: Partial<typeof start> = {}) =>
  Object.entries(entries).reduce((made, [id, entry]) => changeEntry(made, id, entry), { ...start, ...change })

const bodyOf = (lines: DeliveryNoteLine[], filled = start) => receiptBody(receiptLines(lines, filled), filled)
const faultsOf = (lines: DeliveryNoteLine[], filled = start) =>
  checkReceipt(receiptLines(lines, filled), filled)
const effectOf = (lines: DeliveryNoteLine[], filled = start) =>
  receiptEffect(lines, receiptLines(lines, filled), filled.last)

describe('what the form starts with', () => {
  test('everything that is on its way arrived and is good', () => {
    expect(bodyOf([noteLine({ outstandingQuantity: '0.7' })]).lines).toEqual([
      { noteLineId: '71', accepted: '0.7', rejected: '0', reason: '' },
    ])
  })

  test('a line that arrived completely before is not asked for again', () => {
    expect(bodyOf([noteLine(), noteLine({ id: '72', outstandingQuantity: '0' })]).lines).toHaveLength(1)
  })

  test('what is refused is taken from what is accepted, exactly, until somebody types that', () => {
    const lines = [noteLine({ outstandingQuantity: '0.3' })]
    expect(bodyOf(lines, form({ '71': { rejected: '0.1' } })).lines[0]).toMatchObject({ accepted: '0.2' })
    expect(bodyOf(lines, form({ '71': { accepted: '0.1', rejected: '0.1' } })).lines[0]).toMatchObject({
      accepted: '0.1',
    })
  })

  test('a line of which nothing arrived is not sent', () => {
    const lines = [noteLine(), noteLine({ id: '72', lineNo: 2 })]
    expect(bodyOf(lines, form({ '71': { accepted: '0' } })).lines.map((line) => line.noteLineId)).toEqual([
      '72',
    ])
  })
})

describe('what the page refuses', () => {
  test('more than is on its way, at the field that can be lowered', () => {
    const lines = [noteLine()]
    expect(
      faultsOf(lines, form({ '71': { accepted: '5', rejected: '0.0001', reason: '破损' } })).lines,
    ).toEqual({
      '71': { accepted: '合格与拒收合计最多 5 台' },
    })
    expect(faultsOf(lines, form({ '71': { rejected: '6', reason: '破损' } })).lines).toEqual({
      '71': { rejected: '合格与拒收合计最多 5 台' },
    })
  })

  test('a refusal without a reason', () => {
    expect(faultsOf([noteLine()], form({ '71': { rejected: '1', reason: ' ' } })).lines).toEqual({
      '71': { reason: '请填写拒收原因' },
    })
  })

  test('an arrival nobody received, or of nothing', () => {
    expect(faultsOf([noteLine()], form({}, { receiverName: ' ' })).fields).toHaveProperty('receiverName')
    expect(faultsOf([noteLine()], form({ '71': { accepted: '0' } })).whole).toEqual([
      '请填写至少一行的到货数量',
    ])
  })

  test('text that is no quantity, at its own line', () => {
    const lines = [noteLine(), noteLine({ id: '72', lineNo: 2 })]
    const faults = faultsOf(lines, form({ '71': { accepted: '0' }, '72': { accepted: '2个' } }))
    expect(Object.keys(faults.lines)).toEqual(['72'])
  })
})

describe('what it leads to', () => {
  test('all good and complete: received', () => {
    expect(effectOf([noteLine()])).toEqual({ to: 'received', arriving: 1, refused: 0, missing: 0 })
  })

  test('something missing: waits for more, unless it is the last batch', () => {
    const some = { '71': { accepted: '4' } }
    expect(effectOf([noteLine()], form(some))).toMatchObject({ to: 'partly-received', missing: 1 })
    expect(effectOf([noteLine()], form(some, { last: true }))).toMatchObject({
      to: 'discrepancy',
      missing: 1,
    })
  })

  test('something refused and nothing missing: a discrepancy', () => {
    expect(effectOf([noteLine()], form({ '71': { rejected: '1', reason: '破损' } }))).toEqual({
      to: 'discrepancy',
      arriving: 1,
      refused: 1,
      missing: 0,
    })
  })

  test('what was refused in an earlier arrival still counts', () => {
    const before = noteLine({
      id: '70',
      rejectedQuantity: '2',
      acceptedQuantity: '3',
      outstandingQuantity: '0',
    })
    expect(effectOf([before, noteLine()])).toMatchObject({ to: 'discrepancy', refused: 1 })
  })

  test('a last batch that brought nothing: everything is missing', () => {
    const nothing = form({ '71': { accepted: '0' } }, { last: true })
    expect(effectOf([noteLine()], nothing)).toEqual({
      to: 'discrepancy',
      arriving: 0,
      refused: 0,
      missing: 1,
    })
    expect(faultsOf([noteLine()], nothing)).toEqual({ lines: {}, fields: {}, whole: [] })
    expect(bodyOf([noteLine()], nothing).lines).toMatchObject([
      { noteLineId: '71', accepted: '0', rejected: '0' },
    ])
  })

  test('nothing can be told while a quantity is wrong', () => {
    expect(effectOf([noteLine()], form({ '71': { accepted: '6' } }))).toBeNull()
    expect(effectOf([noteLine()], form({ '71': { accepted: 'x' } }))).toBeNull()
    expect(effectOf([noteLine()], form({ '71': { accepted: '0' } }))).toBeNull()
  })
})
