import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftName,
  dropDraft,
  hasDraft,
  newestDraft,
  readDraft,
  storeDraft,
  sweepDrafts,
  withExistingFiles,
} from './drafts.ts'

/** A minimal fake of the browser's storage, whose own keys are the entries. */
function storage(): Storage {
  const values: Record<string, unknown> = {
    getItem: (name: string) => (values[name] as string | undefined) ?? null,
    setItem: (name: string, text: string) => void (values[name] = text),
    removeItem: (name: string) => void delete values[name],
  }
  return values as unknown as Storage
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

const day = 86_400_000
const draft = { at: 100 * day, version: 3, start: { carrier: '' }, typed: { carrier: '顺风物流' } }

describe('a draft', () => {
  it('can be read until it is dropped, for its owner and its record alone', () => {
    const name = draftName('7', { form: 'note', id: '12' })
    expect(storeDraft(name, draft)).toBe(true)
    expect(readDraft(name)).toEqual(draft)
    expect(readDraft(draftName('8', { form: 'note', id: '12' }))).toBeNull()
    expect(readDraft(draftName('7', { form: 'note' }))).toBeNull()
    dropDraft(name)
    expect(hasDraft(name)).toBe(false)
  })

  it('of an unknown applicant is the one that was typed last', () => {
    const of = { form: 'settle-in' }
    expect(newestDraft(of)).toBeNull()
    storeDraft(draftName('', of), { ...draft, at: 1 })
    storeDraft(draftName('13800000001', of), { ...draft, at: 3 })
    storeDraft(draftName('13800000002', of), { ...draft, at: 2 })
    storeDraft(draftName('13800000001', { ...of, id: '5' }), { ...draft, at: 4 })
    expect(newestDraft(of)?.at).toBe(3)
    expect(newestDraft({ ...of, id: '5' })?.at).toBe(4)
  })

  it.each(['{', '[]', '5', '{"typed":{}}', '{"at":1}'])('with invalid content counts as none: %s', (text) => {
    localStorage.setItem('draft/7/note/new', text)
    expect(readDraft('draft/7/note/new')).toBeNull()
  })

  it('is removed after a month, and nothing else with it', () => {
    localStorage.setItem('theme', 'dark')
    storeDraft('draft/7/note/1', { ...draft, at: 10 * day })
    storeDraft('draft/8/note/2', { ...draft, at: 35 * day })
    localStorage.setItem('draft/8/note/3', 'broken')
    sweepDrafts(41 * day)
    expect(Object.keys(localStorage).filter((name) => name.includes('/'))).toEqual(['draft/8/note/2'])
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('is skipped where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(storeDraft('draft/7/note/1', draft)).toBe(false)
    expect(readDraft('draft/7/note/1')).toBeNull()
    expect(() => dropDraft('draft/7/note/1')).not.toThrow()
    expect(() => sweepDrafts(0)).not.toThrow()
  })
})

describe('the files of a draft', () => {
  const file = (id: string, uploadedAt: number | null) => ({
    id,
    name: `${id}.jpg`,
    mediaType: 'image/jpeg' as const,
    bytes: 1000,
    url: `/file/${id}?old`,
    thumbnailUrl: null,
    uploadedAt,
  })
  const hour = 3_600_000

  it('are kept as long as the server keeps them', () => {
    const typed = { licence: file('9', 0), papers: [{ number: 'TS-1', file: file('8', 5 * hour) }] }
    expect(withExistingFiles(typed, [], 22 * hour)).toEqual({ typed, filesGone: false })
    expect(withExistingFiles(typed, [], 24 * hour)).toEqual({
      typed: { licence: null, papers: typed.papers },
      filesGone: true,
    })
  })

  it('are read from drafts that were stored under the former name of the field', () => {
    const { uploadedAt, ...stored } = file('9', 5 * hour)
    const former = { ...stored, broughtAt: uploadedAt }
    const text = JSON.stringify({ at: 1, version: 2, start: { logo: former }, typed: { papers: [former] } })
    localStorage.setItem('draft/7/note/1', text)
    expect(readDraft('draft/7/note/1')).toEqual({
      at: 1,
      version: 2,
      start: { logo: file('9', 5 * hour) },
      typed: { papers: [file('9', 5 * hour)] },
    })
  })

  it('are unchanged where the record cannot be read', () => {
    const typed = { licence: file('9', 0), held: file('8', null) }
    expect(withExistingFiles(typed, null, 24 * hour)).toEqual({
      typed: { licence: null, held: typed.held },
      filesGone: true,
    })
  })

  it('have their present address where the record contains them', () => {
    const { uploadedAt: _, ...now } = { ...file('3', null), url: '/file/3?new' }
    expect(withExistingFiles({ logo: file('3', null) }, [now], 0)).toEqual({
      typed: { logo: { ...now, uploadedAt: null } },
      filesGone: false,
    })
  })
})
