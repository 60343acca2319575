import { maxNoteLines, type DeliveryNoteDetail, type ShippableLine } from '@bdr/contract/delivery-notes/model'
import { describe, expect, test } from 'vitest'
import {
  checkNote,
  draftStart,
  isUntouched,
  lostLines,
  newNoteStart,
  noteBody,
  noteForm,
  nothingTyped,
  type TypedNote,
} from './note-form.ts'

const shippableLine = (fields: Partial<ShippableLine> = {}): ShippableLine => ({
  orderLineId: '11',
  orderId: '1',
  orderNo: 'PO-1',
  lineNo: 1,
  materialCode: null,
  materialName: '闸阀',
  specification: 'DN80',
  brand: null,
  unit: '台',
  orderedQuantity: '10',
  shippedQuantity: '5',
  reservedQuantity: '0',
  remainingQuantity: '5',
  maxQuantity: '5',
  requiredDate: '2026-12-01',
  ...fields,
})

const draftWith = (lines: { orderId: string; orderLineId: string; quantity: string }[]) =>
  ({
    lines,
    note: '走东门',
    transport: {
      plannedDate: '2026-11-25',
      carrier: null,
      vehicleNo: '苏B12345',
      driverName: null,
      driverPhone: null,
    },
  }) as unknown as DeliveryNoteDetail

const typing = (quantities: Record<string, string>, fields: TypedNote['fields'] = {}): TypedNote => ({
  quantities,
  fields,
})

describe('what the form starts with', () => {
  test('a new note ships everything that remains', () => {
    const form = noteForm([shippableLine({ remainingQuantity: '0.7' })], newNoteStart, nothingTyped)
    expect(noteBody(form)).toMatchObject({
      lines: [{ orderLineId: '11', quantity: '0.7' }],
      plannedDate: null,
      carrier: '',
    })
  })

  test('of more lines than a note takes, the first ones, so that it can be submitted', () => {
    const lines = Array.from({ length: maxNoteLines + 1 }, (_, index) =>
      shippableLine({ orderLineId: String(index + 1) }),
    )
    const form = noteForm(lines, newNoteStart, nothingTyped)
    expect(checkNote(form)).toEqual({ lines: {}, fields: {}, whole: [] })
    expect(noteBody(form).lines).toHaveLength(maxNoteLines)
  })

  test('what was typed stays when the remaining quantity changes, what was not follows it', () => {
    const lines = [shippableLine(), shippableLine({ orderLineId: '12', remainingQuantity: '3' })]
    const form = noteForm(lines, newNoteStart, typing({ '11': '2' }))
    expect(form.lines.map(({ quantity }) => quantity)).toEqual(['2', '3'])
  })

  test('a draft starts as it was kept, without its order’s other lines', () => {
    const start = draftStart(draftWith([{ orderId: '1', orderLineId: '11', quantity: '2.5' }]))
    const lines = [shippableLine(), shippableLine({ orderLineId: '12', lineNo: 2 })]
    const form = noteForm(lines, start, nothingTyped)
    expect(noteBody(form)).toMatchObject({
      lines: [{ orderLineId: '11', quantity: '2.5' }],
      plannedDate: '2026-11-25',
      vehicleNo: '苏B12345',
      note: '走东门',
    })
  })

  test('an order added to a draft brings all that remains of it', () => {
    const start = draftStart(draftWith([{ orderId: '1', orderLineId: '11', quantity: '1' }]))
    expect(
      start.quantityOf(shippableLine({ orderId: '2', orderLineId: '21', remainingQuantity: '8' }), 0),
    ).toBe('8')
  })

  test('a draft’s line that cannot be shipped any more is named', () => {
    const draft = draftWith([
      { orderId: '1', orderLineId: '11', quantity: '1' },
      { orderId: '1', orderLineId: '19', quantity: '1' },
    ])
    expect(lostLines(draft, [shippableLine()]).map((line) => line.orderLineId)).toEqual(['19'])
  })

  test('nothing typed leaves the form untouched', () => {
    expect(isUntouched(nothingTyped)).toBe(true)
    expect(isUntouched(typing({ '11': '5' }))).toBe(false)
  })
})

describe('what the page refuses', () => {
  const check = (line: ShippableLine, quantity: string) =>
    checkNote(noteForm([line], newNoteStart, typing({ [line.orderLineId]: quantity })))

  test('more than the limit, with the limit spelled out', () => {
    expect(check(shippableLine(), '5.0001').lines).toEqual({ '11': { quantity: '最多 5 台' } })
  })

  test('the tolerance belongs to the limit, to the last decimal', () => {
    const line = shippableLine({ remainingQuantity: '0.1', maxQuantity: '0.3', unit: '吨' })
    expect(check(line, '0.3').lines).toEqual({})
    expect(check(line, '0.3001').lines).toEqual({ '11': { quantity: '最多 0.3 吨' } })
  })

  test.each(['abc', '1.23456', '-1', '1e3'])('%s is no quantity', (text) => {
    expect(check(shippableLine(), text).lines['11']?.quantity).toBeTruthy()
  })

  test.each([
    ['5.', '5'],
    ['０．５', '0.5'],
    ['05', '5'],
  ])('%s is sent as %s', (text, sent) => {
    const form = noteForm([shippableLine()], newNoteStart, typing({ '11': text }))
    expect(checkNote(form).lines).toEqual({})
    expect(noteBody(form).lines[0]?.quantity).toBe(sent)
  })

  test.each(['', '0', '0.00'])('a note whose only line holds "%s"', (text) => {
    expect(check(shippableLine(), text).whole).toHaveLength(1)
  })

  test('a field longer than the contract takes', () => {
    const form = noteForm([shippableLine()], newNoteStart, typing({}, { vehicleNo: '苏'.repeat(21) }))
    expect(Object.keys(checkNote(form).fields)).toEqual(['vehicleNo'])
  })

  test('the fault stands at its own line, though lines before it are not on the note', () => {
    const lines = [
      shippableLine(),
      shippableLine({ orderLineId: '12' }),
      shippableLine({ orderLineId: '13' }),
    ]
    const faults = checkNote(noteForm(lines, newNoteStart, typing({ '11': '0', '13': '6' })))
    expect(Object.keys(faults.lines)).toEqual(['13'])
  })
})
