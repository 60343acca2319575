import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { describe, expect, test } from 'vitest'
import {
  checkReceipt,
  placeInReceipt,
  receiptBody,
  receiptEffect,
  receiptLines,
  startReceipt,
  type ReceiptEntry,
  type ReceiptValues,
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
  certificateCount: 0,
  orderLineNote: null,
  quantity: '5',
  acceptedQuantity: '0',
  rejectedQuantity: '0',
  outstandingQuantity: '5',
  ...fields,
})

/** The input for some lines, by their id, over an arrival of everything. */
type Typed = Partial<Omit<ReceiptValues, 'entries'>> & { lines?: Record<string, Partial<ReceiptEntry>> }
function filled(all: DeliveryNoteLine[], { lines = {}, ...texts }: Typed = {}): ReceiptValues {
  const start = { ...startReceipt(all), receiverName: '王师傅（示例）' }
  const entries = Object.entries(lines).map(([id, entry]) => [
    `l${id}`,
    { ...start.entries[`l${id}`]!, ...entry },
  ])
  return { ...start, ...texts, entries: { ...start.entries, ...Object.fromEntries(entries) } }
}

const bodyOf = (all: DeliveryNoteLine[], typed?: Typed) =>
  receiptBody(receiptLines(all, filled(all, typed)), filled(all, typed))
const faultsOf = (all: DeliveryNoteLine[], typed?: Typed) =>
  checkReceipt(receiptLines(all, filled(all, typed)), filled(all, typed))
const effectOf = (all: DeliveryNoteLine[], typed?: Typed) =>
  receiptEffect(all, receiptLines(all, filled(all, typed)), typed?.last ?? false)

describe('the initial values', () => {
  test('everything on its way has arrived and is good', () => {
    expect(bodyOf([noteLine({ outstandingQuantity: '0.7' })]).lines).toEqual([
      { noteLineId: '71', accepted: '0.7', rejected: '0', reason: '' },
    ])
  })

  test('a line that arrived completely before is left out', () => {
    expect(bodyOf([noteLine(), noteLine({ id: '72', outstandingQuantity: '0' })]).lines).toHaveLength(1)
  })

  test('the refused quantity is subtracted from the accepted one, exactly, until somebody types the latter', () => {
    const lines = [noteLine({ outstandingQuantity: '0.3' })]
    expect(bodyOf(lines, { lines: { '71': { rejected: '0.1' } } }).lines[0]).toMatchObject({
      accepted: '0.2',
    })
    expect(bodyOf(lines, { lines: { '71': { accepted: '0.1', rejected: '0.1' } } }).lines[0]).toMatchObject({
      accepted: '0.1',
    })
  })

  test('a line of which nothing arrived is not sent', () => {
    const lines = [noteLine(), noteLine({ id: '72', lineNo: 2 })]
    expect(
      bodyOf(lines, { lines: { '71': { accepted: '0' } } }).lines.map((line) => line.noteLineId),
    ).toEqual(['72'])
  })
})

describe('the page’s own faults', () => {
  test('more than is on its way is refused at the field that can be lowered', () => {
    const lines = [noteLine()]
    expect(
      faultsOf(lines, { lines: { '71': { accepted: '5', rejected: '0.0001', reason: '破损' } } }).fields,
    ).toEqual({ 'entries.l71.accepted': '合格与拒收合计最多 5 台；多到的请写进备注，由供应商另开送货单' })
    expect(faultsOf(lines, { lines: { '71': { rejected: '6', reason: '破损' } } }).fields).toEqual({
      'entries.l71.rejected': '合格与拒收合计最多 5 台；多到的请写进备注，由供应商另开送货单',
    })
  })

  test('a refusal without a reason is not allowed', () => {
    expect(faultsOf([noteLine()], { lines: { '71': { rejected: '1', reason: ' ' } } }).fields).toEqual({
      'entries.l71.reason': '请填写拒收原因',
    })
  })

  test('an arrival that nobody received, or of nothing, is not allowed', () => {
    expect(faultsOf([noteLine()], { receiverName: ' ' }).fields).toHaveProperty('receiverName')
    expect(faultsOf([noteLine()], { lines: { '71': { accepted: '0' } } }).general).toEqual([
      '请填写至少一行的到货数量',
    ])
  })

  test('text that is no quantity is reported at its own line', () => {
    const lines = [noteLine(), noteLine({ id: '72', lineNo: 2 })]
    const faults = faultsOf(lines, { lines: { '71': { accepted: '0' }, '72': { accepted: '2个' } } })
    expect(Object.keys(faults.fields)).toEqual(['entries.l72.accepted'])
  })
})

test('the server’s fault is shown at its line, though lines before it are not sent', () => {
  const all = [noteLine(), noteLine({ id: '72', lineNo: 2 })]
  const values = filled(all, { lines: { '71': { accepted: '0' } } })
  const place = (path: string) => placeInReceipt(path, receiptLines(all, values), values)
  expect(place('lines.0.reason')).toBe('entries.l72.reason')
  expect(place('lines.0')).toBe('entries.l72.accepted')
  expect(place('lines.0.noteLineId')).toBe('entries.l72.accepted')
  expect(place('receiverName')).toBeUndefined()
})

describe('the consequences', () => {
  test('everything good and complete: received', () => {
    expect(effectOf([noteLine()])).toEqual({
      to: 'received',
      arriving: 1,
      refused: 0,
      missing: 0,
      refusedBefore: false,
    })
  })

  test('something missing: more is expected, unless it is the last batch', () => {
    const some = { '71': { accepted: '4' } }
    expect(effectOf([noteLine()], { lines: some })).toMatchObject({ to: 'partly-received', missing: 1 })
    expect(effectOf([noteLine()], { lines: some, last: true })).toMatchObject({
      to: 'discrepancy',
      missing: 1,
    })
  })

  test('something refused and nothing missing: a discrepancy', () => {
    expect(effectOf([noteLine()], { lines: { '71': { rejected: '1', reason: '破损' } } })).toMatchObject({
      to: 'discrepancy',
      arriving: 1,
      refused: 1,
      missing: 0,
    })
  })

  test('a quantity refused in an earlier arrival is a discrepancy, but is not counted again', () => {
    const before = noteLine({
      id: '70',
      rejectedQuantity: '2',
      acceptedQuantity: '3',
      outstandingQuantity: '0',
    })
    expect(effectOf([before, noteLine()])).toMatchObject({
      to: 'discrepancy',
      refused: 0,
      refusedBefore: true,
    })
  })

  test('a last batch in which nothing arrived: everything is missing', () => {
    const nothing = { lines: { '71': { accepted: '0' } }, last: true }
    expect(effectOf([noteLine()], nothing)).toMatchObject({
      to: 'discrepancy',
      arriving: 0,
      refused: 0,
      missing: 1,
    })
    expect(faultsOf([noteLine()], nothing)).toEqual({ fields: {}, general: [] })
    expect(bodyOf([noteLine()], nothing).lines).toMatchObject([
      { noteLineId: '71', accepted: '0', rejected: '0' },
    ])
  })

  test('unknown while a quantity is invalid', () => {
    expect(effectOf([noteLine()], { lines: { '71': { accepted: '6' } } })).toBeNull()
    expect(effectOf([noteLine()], { lines: { '71': { accepted: 'x' } } })).toBeNull()
    expect(effectOf([noteLine()], { lines: { '71': { accepted: '0' } } })).toBeNull()
  })
})
