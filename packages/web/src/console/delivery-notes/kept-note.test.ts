import { expect, test } from 'vitest'
import { dropKeptNote, keepNote, keptNoteKey, readKeptNote } from './kept-note.ts'

function tabStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const typed = { quantities: { '11': '2.5' }, fields: { carrier: '顺风物流（示例）' } }

test('what was kept is read again, until it is dropped', () => {
  const storage = tabStorage()
  const key = keptNoteKey('7', { orderId: '1' })
  keepNote(storage, key, typed)
  expect(readKeptNote(storage, key)).toEqual(typed)
  expect(readKeptNote(storage, keptNoteKey('8', { orderId: '1' }))).toBeNull()
  expect(readKeptNote(storage, keptNoteKey('7', { draftId: '1' }))).toBeNull()
  dropKeptNote(storage, key)
  expect(readKeptNote(storage, key)).toBeNull()
})

test.each(['{', '[]', '{"quantities":{"11":5},"fields":{}}', '{"quantities":{},"fields":{"price":"1"}}'])(
  'what no form of ours wrote counts as nothing: %s',
  (text) => {
    const storage = tabStorage()
    storage.setItem('k', text)
    expect(readKeptNote(storage, 'k')).toBeNull()
  },
)

test('a full or forbidden storage is no fault', () => {
  const forbidden = () => {
    throw new DOMException('QuotaExceededError')
  }
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(() => keepNote(storage, 'k', typed)).not.toThrow()
  expect(readKeptNote(storage, 'k')).toBeNull()
  expect(() => dropKeptNote(storage, 'k')).not.toThrow()
})
