import { maxNoteLines } from '@bdr/contract/delivery-notes/model'
import type { Attachment } from '@bdr/contract/attachments/replies'
import type { DeliveryNoteDetail, ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { describe, expect, test } from 'vitest'
import type { FormFile } from '../../ui/form/drafts.ts'
import { joinFaults, placeFaults } from '../../ui/form/faults.ts'
import { typedOf } from '../../ui/form/typed.ts'
import {
  beyondOrder,
  checkNote,
  createNoteOverlay,
  draftNote,
  keyOf,
  lostLines,
  newNote,
  noteBody,
  noteFaults,
  placeInNote,
  removedFrom,
  type NoteValues,
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
  tolerance: { mode: 'none', share: '0', from: 'platform' },
  requiredDate: '2026-12-01',
  ...fields,
})

const draftWith = (lines: { orderId: string; orderLineId: string; quantity: string; batch?: string }[]) =>
  ({
    lines,
    packing: { packages: 12, grossWeight: '1860.5' },
    note: '走东门',
    transport: {
      plannedDate: '2026-11-25',
      carrier: null,
      vehicleNo: '苏B12345',
      driverName: null,
      driverPhone: null,
    },
  }) as unknown as DeliveryNoteDetail

/** A new note of these lines with this typed input. */
const typing = (
  lines: readonly ShippableLine[],
  quantities: Record<string, string>,
  texts: Partial<NoteValues> = {},
): NoteValues => {
  const start = newNote(lines)
  return { ...start, ...texts, quantities: { ...start.quantities, ...quantities } }
}

/** All faults that the page finds, by field. */
const faultsOf = (lines: readonly ShippableLine[], values: NoteValues) =>
  joinFaults(
    checkNote(lines, values),
    placeFaults(noteFaults(lines, values), (path) => placeInNote(path, lines, values) ?? (path || null)),
  )

describe('the initial values', () => {
  test('a new note ships everything that remains', () => {
    const lines = [shippableLine({ remainingQuantity: '0.7' })]
    expect(noteBody(lines, newNote(lines))).toMatchObject({
      lines: [{ orderLineId: '11', quantity: '0.7' }],
      plannedDate: null,
      carrier: '',
    })
  })

  test('a new note of more lines than a note may have contains the first ones, so that it can be submitted', () => {
    const lines = Array.from({ length: maxNoteLines + 1 }, (_, index) =>
      shippableLine({ orderLineId: String(index + 1) }),
    )
    expect(faultsOf(lines, newNote(lines))).toEqual({ fields: {}, general: [] })
    expect(noteBody(lines, newNote(lines)).lines).toHaveLength(maxNoteLines)
  })

  test('a draft starts as it was stored, without its order’s other lines', () => {
    const lines = [shippableLine(), shippableLine({ orderLineId: '12', lineNo: 2 })]
    const draft = draftWith([{ orderId: '1', orderLineId: '11', quantity: '2.5', batch: 'H2609-118' }])
    expect(noteBody(lines, draftNote(draft, lines))).toMatchObject({
      lines: [{ orderLineId: '11', quantity: '2.5', batch: 'H2609-118' }],
      packages: 12,
      grossWeight: '1860.5',
      plannedDate: '2026-11-25',
      vehicleNo: '苏B12345',
      note: '走东门',
    })
  })

  test('an order added to a draft is shipped with all that remains of it', () => {
    const draft = draftWith([{ orderId: '1', orderLineId: '11', quantity: '1' }])
    const added = shippableLine({ orderId: '2', orderLineId: '21', remainingQuantity: '8' })
    expect(draftNote(draft, [added]).quantities).toEqual({ [keyOf(added)]: '8' })
  })

  test('a draft’s line that cannot be shipped any more is listed', () => {
    const draft = draftWith([
      { orderId: '1', orderLineId: '11', quantity: '1' },
      { orderId: '1', orderLineId: '19', quantity: '1' },
    ])
    expect(lostLines(draft, [shippableLine()]).map((line) => line.orderLineId)).toEqual(['19'])
  })
})

describe('the page’s own faults', () => {
  const check = (line: ShippableLine, quantity: string) =>
    faultsOf([line], typing([line], { [keyOf(line)]: quantity }))

  test('more than the limit is refused with the limit in the message', () => {
    expect(check(shippableLine(), '5.0001').fields).toEqual({ 'quantities.l11': '最多 5 台' })
  })

  test('the tolerance is part of the limit, to the last decimal', () => {
    const line = shippableLine({ remainingQuantity: '0.1', maxQuantity: '0.3', unit: '吨' })
    expect(check(line, '0.3').fields).toEqual({})
    expect(check(line, '0.3001').fields).toEqual({ 'quantities.l11': '最多 0.3 吨' })
  })

  test('more than ordered and more than allowed are different', () => {
    const line = shippableLine({ remainingQuantity: '0.1', maxQuantity: '0.3' })
    expect(['0.1', '0.25', '0.3', '0.3001', 'abc'].map((typed) => beyondOrder(line, typed))).toEqual([
      null,
      '0.15',
      '0.2',
      null,
      null,
    ])
  })

  test.each(['abc', '1.23456', '-1', '1e3'])('%s is no quantity', (text) => {
    expect(check(shippableLine(), text).fields['quantities.l11']).toBeTruthy()
  })

  test.each([
    ['5.', '5'],
    ['０．５', '0.5'],
    ['05', '5'],
  ])('%s is sent as %s', (text, sent) => {
    const lines = [shippableLine()]
    const values = typing(lines, { l11: text })
    expect(faultsOf(lines, values).fields).toEqual({})
    expect(noteBody(lines, values).lines[0]?.quantity).toBe(sent)
  })

  test.each(['', '0', '0.00'])('a note whose only quantity is "%s" has no lines', (text) => {
    expect(check(shippableLine(), text).general).toHaveLength(1)
  })

  test('a field longer than the contract allows is refused', () => {
    const lines = [shippableLine()]
    const values = typing(lines, {}, { vehicleNo: '苏'.repeat(21) })
    expect(Object.keys(faultsOf(lines, values).fields)).toEqual(['vehicleNo'])
  })

  test('the server’s fault is shown at its line, though lines before it are not on the note', () => {
    const lines = [
      shippableLine(),
      shippableLine({ orderLineId: '12' }),
      shippableLine({ orderLineId: '13' }),
    ]
    const values = typing(lines, { l11: '0' })
    expect(placeInNote('lines.1.quantity', lines, values)).toBe('quantities.l13')
    expect(placeInNote('lines.1', lines, values)).toBe('quantities.l13')
    expect(placeInNote('lines.7.quantity', lines, values)).toBeUndefined()
    expect(placeInNote('carrier', lines, values)).toBeUndefined()
  })
})

const uploaded = (id: string): FormFile => ({
  id,
  name: `${id}.pdf`,
  mediaType: 'application/pdf',
  bytes: 1,
  url: '/files/x',
  thumbnailUrl: null,
  uploadedAt: 1,
})

describe('certificates', () => {
  const lines = [shippableLine(), shippableLine({ orderLineId: '12' })]
  const values = {
    ...newNote(lines),
    certificates: {
      l11: { uploaded: [uploaded('7'), uploaded('8')], removed: [] },
      l12: { uploaded: [], removed: ['91', '92'] },
    },
  }

  test('are sent with their line, and removed ones are named as long as they still exist', () => {
    expect(noteBody(lines, values).lines.map(({ certificates }) => certificates)).toEqual([['7', '8'], []])
    const attachments = [{ id: '92' }, { id: '93' }] as Attachment[]
    expect(removedFrom(attachments, values)).toEqual(['92'])
  })

  test('a file’s fault from the server is shown at that file', () => {
    const second = { ...values, quantities: { l11: '0', l12: '1' } }
    expect(placeInNote('lines.0.certificates.1', lines, values)).toBe('certificates.l11.uploaded.1')
    expect(placeInNote('lines.0.certificates', lines, values)).toBe('certificates.l11.uploaded.0')
    expect(placeInNote('lines.0.certificates.1', lines, second)).toBe('certificates.l12.uploaded.1')
    expect(placeInNote('lines.0.batch', lines, values)).toBe('batches.l11')
  })

  test('are kept when their order is taken off, and those the server has removed are left out', () => {
    const start = newNote(lines)
    const overlay = createNoteOverlay()
    const alone = overlay(newNote(lines.slice(0, 1)), typedOf(start, values))
    expect(Object.keys(alone.certificates)).toEqual(['l11'])
    expect(overlay(start, typedOf(newNote(lines.slice(0, 1)), alone))).toEqual(values)
    const typed = { certificates: { l11: { uploaded: [null, uploaded('8')], removed: [] } } }
    expect(createNoteOverlay()(start, typed).certificates['l11']).toEqual({
      uploaded: [uploaded('8')],
      removed: [],
    })
  })

  test('of a draft that was stored under the former name of the field are restored', () => {
    const typed = { certificates: { l11: { brought: [uploaded('8')], removed: ['92'] } } }
    expect(createNoteOverlay()(newNote(lines), typed).certificates['l11']).toEqual({
      uploaded: [uploaded('8')],
      removed: ['92'],
    })
  })
})

test('what was typed for an order that was taken off is restored when it is added again', () => {
  const first = shippableLine()
  const second = shippableLine({ orderLineId: '21', orderId: '2', orderNo: 'PO-2' })
  const both = newNote([first, second])
  const typed = {
    ...both,
    quantities: { ...both.quantities, l11: '3', l21: '2' },
    batches: { ...both.batches, l21: 'H2609' },
  }
  const overlay = createNoteOverlay()
  const alone = overlay(newNote([first]), typedOf(both, typed))
  expect(alone.quantities).toEqual({ l11: '3' })
  expect(overlay(both, typedOf(newNote([first]), alone))).toEqual(typed)
  // it is restored only once: what is typed later has priority
  const corrected = { ...typed, quantities: { ...typed.quantities, l21: '5' } }
  expect(overlay(both, typedOf(both, corrected)).quantities).toEqual({ l11: '3', l21: '5' })
})
