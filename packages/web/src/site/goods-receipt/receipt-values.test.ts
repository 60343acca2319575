import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { describe, expect, it } from 'vitest'
import { receiptLimits } from '@bdr/contract/delivery-notes/receipt-link'
import {
  addRemark,
  arrivalOf,
  checkReceipt,
  excessOf,
  placeOf,
  signedInput,
  startReceipt,
  summaryOf,
  tidyNumber,
  type LineValues,
  type ReceiptValues,
} from './receipt-values.ts'

const line = (id: string, outstandingQuantity: string): GateNote['lines'][number] => ({
  id,
  lineNo: Number(id),
  orderNo: 'PO1',
  orderLineNo: Number(id),
  materialCode: null,
  materialName: '楔式闸阀',
  specification: null,
  brand: null,
  batch: null,
  unit: '台',
  quantity: '10',
  acceptedQuantity: '0',
  rejectedQuantity: '0',
  outstandingQuantity,
})
/** The second line has arrived completely already. */
const note = { version: 3, lines: [line('1', '10'), line('2', '0'), line('3', '2.5')] } as unknown as GateNote

const filled = (
  lines: Record<string, Partial<LineValues>>,
  more: Partial<ReceiptValues> = {},
): ReceiptValues => {
  const start = startReceipt(note)
  return {
    ...start,
    receiverName: ' 周敏 ',
    signature: 'typed',
    ...more,
    lines: Object.fromEntries(
      Object.entries(start.lines).map(([id, values]) => [
        id,
        lines[id] ? { ...values, isWhole: false, ...lines[id] } : values,
      ]),
    ),
  }
}
const faults = (values: ReceiptValues) => checkReceipt(note, values)

describe('a receipt at the gate', () => {
  it('starts with everything on its way, and requires a name and a signature', () => {
    const start = startReceipt(note)
    expect(Object.keys(start.lines)).toEqual(['1', '3'])
    expect(faults(start).fields).toEqual({
      receiverName: words.faults.name,
      signature: words.faults.signature,
    })
    expect(faults(filled({}))).toEqual({ fields: {}, general: [] })
  })

  it.each([
    ['more than is on its way', { arrived: '10.0001' }, { 'lines.1.arrived': words.faults.tooMuch('10 台') }],
    ['no number', { arrived: '十' }, { 'lines.1.arrived': words.faults.number }],
    ['five decimals', { arrived: '1.00001' }, { 'lines.1.arrived': words.faults.number }],
    [
      'refusing more than arrived',
      { arrived: '10', rejected: '11', reason: '破' },
      { 'lines.1.rejected': words.faults.rejectedTooMuch },
    ],
    ['refusing without a reason', { rejected: '1', reason: ' ' }, { 'lines.1.reason': words.faults.reason }],
  ])('refuses %s at its field', (_what, values, fields) => {
    expect(faults(filled({ 1: values })).fields).toEqual(fields)
  })

  it('requires a decision about what did not arrive, and may accept nothing only when nothing more is expected', () => {
    expect(faults(filled({ 1: { arrived: '4' } })).fields).toEqual({ rest: words.faults.rest })
    const none = { 1: { arrived: '0' }, 3: { arrived: '0' } }
    expect(faults(filled(none, { rest: 'later' })).general).toEqual([words.faults.nothing])
    expect(faults(filled(none, { rest: 'never' }))).toEqual({ fields: {}, general: [] })
  })

  it('sends the accepted and refused quantity of each line', () => {
    const values = filled({ 1: { arrived: '9', rejected: '1', reason: '划伤' } }, { rest: 'never' })
    expect(arrivalOf(note.lines[0]!, values.lines['1']!)).toEqual({
      accepted: '8',
      rejected: '1',
      missing: '1',
    })
    expect(summaryOf(note, values)).toEqual({ lines: 2, missing: 1, rejected: 1, arrived: 2 })
    const signed = {
      submission: 's',
      signedAt: '2026-11-20T09:00:00Z',
      signature: { kind: 'typed' as const },
    }
    expect(signedInput(note, values, signed)).toEqual({
      ...signed,
      version: 3,
      receiverName: '周敏',
      last: true,
      note: '',
      lines: [
        { noteLineId: '1', accepted: '8', rejected: '1', reason: '划伤' },
        { noteLineId: '3', accepted: '2.5', rejected: '0', reason: null },
      ],
    })
    expect(placeOf(note, 'lines.1.accepted')).toBe('lines.3.arrived')
    expect(placeOf(note, 'lines.0.reason')).toBe('lines.1.reason')
    expect(placeOf(note, 'receiverName')).toBeUndefined()
  })

  it('keeps the input when the note is read again, for lines that are still expected', () => {
    const before = filled({ 1: { arrived: '4' } }, { rest: 'later' })
    expect(startReceipt(note, before)).toEqual(before)
    const after = { ...note, lines: [line('1', '6'), line('3', '0')] }
    expect(startReceipt(after, before).lines).toEqual({ 1: before.lines['1'] })
  })

  it('reads the digits of a Chinese keyboard', () => {
    expect(tidyNumber('１，２００．５ ')).toBe('1200.5')
  })
})

describe('more than was sent', () => {
  const [first] = note.lines
  const typed = (arrived: string): LineValues => ({ isWhole: false, arrived, rejected: '0', reason: '' })

  it('is reported at the line as soon as it is typed, and cannot be signed', () => {
    expect(excessOf(first!, typed('12.5'))).toBe('2.5')
    for (const arrived of ['10', '0', '', 'x']) expect(excessOf(first!, typed(arrived))).toBeNull()
    expect(excessOf(first!, { ...typed('12.5'), isWhole: true })).toBeNull()
    expect(arrivalOf(first!, typed('12.5'))).toBeNull()
  })

  it('is added to the end of the remark, as far as it fits', () => {
    expect(addRemark(' ', '多到 2 台')).toBe('多到 2 台')
    expect(addRemark('走东门 ', '多到 2 台')).toBe('走东门\n多到 2 台')
    expect(addRemark('长'.repeat(receiptLimits.note), '多到 2 台')).toBe('长'.repeat(receiptLimits.note))
  })
})
