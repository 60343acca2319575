import type { StoredFile } from '@bdr/contract/files/replies'
import { fileFieldWords } from '@bdr/text/files'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TransportError } from '../../lib/call-error.ts'
import { createFormCore } from '../form/form-core.ts'
import { createFileQueue } from './file-queue.ts'

const fileOf = (name: string, type = 'application/pdf') => new File(['%PDF'], name, { type })
const storedAs = (name: string): StoredFile => ({
  id: name,
  name,
  mediaType: 'application/pdf',
  bytes: 4,
  url: '/u',
  thumbnailUrl: null,
})

/** The uploads in progress, and functions by which a test lets them succeed or fail. */
interface Sent {
  readonly name: string
  readonly progress: (share: number) => void
  readonly arrive: () => void
  readonly fail: (error: unknown) => void
}

let sent: Sent[]
let stored: string[]
let core: ReturnType<typeof createFormCore>
let queue: ReturnType<typeof createFileQueue>
beforeEach(() => {
  sent = []
  stored = []
  core = createFormCore()
  queue = createFileQueue(
    'queue',
    core,
    'delivery-note-attachment',
    (_purpose, file, _area, { onProgress: progress = () => {} } = {}) =>
      new Promise((resolve, reject) => {
        const arrive = () => resolve(storedAs(file.name))
        sent.push({ name: file.name, progress, arrive, fail: reject })
      }),
  )
})

const add = (name: string, files: readonly File[], room = 10) =>
  queue.add({ name, room, onStored: (file) => stored.push(file.name) }, files)
const shown = (name: string) =>
  queue
    .at(name)
    .files.map(({ file, state }) => [file.name, typeof state === 'number' ? state : state.message])
const names = () => sent.map(({ name }) => name)

it('uploads one after the other, and the form waits until the last one is stored', async () => {
  add('l1', [fileOf('a.pdf'), fileOf('b.pdf')])
  expect([core.isHeld(), names()]).toEqual([true, ['a.pdf']])
  sent[0]!.progress(0.5)
  expect(shown('l1')).toEqual([
    ['a.pdf', 0.5],
    ['b.pdf', 0],
  ])
  expect(shown('l2')).toEqual([])
  sent[0]!.arrive()
  await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
  expect([core.isHeld(), stored]).toEqual([true, ['a.pdf']])
  sent[1]!.arrive()
  await vi.waitFor(() => expect(core.isHeld()).toBe(false))
  expect([stored, shown('l1')]).toEqual([['a.pdf', 'b.pdf'], []])
})

it('a file chosen during an upload is uploaded after it', async () => {
  add('l1', [fileOf('large.pdf')])
  add('l1', [fileOf('small.pdf')])
  expect(names()).toEqual(['large.pdf'])
  sent[0]!.arrive()
  await vi.waitFor(() => expect(names()).toEqual(['large.pdf', 'small.pdf']))
  sent[1]!.arrive()
  await vi.waitFor(() => expect(stored).toEqual(['large.pdf', 'small.pdf']))
})

it('a failed upload delays nothing, is counted, and can be tried again or dismissed', async () => {
  add('l1', [fileOf('a.pdf'), fileOf('b.pdf')])
  sent[0]!.fail(new TransportError('没有网络', null))
  await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
  sent[1]!.fail(new Error('unexpected'))
  await vi.waitFor(() => expect(core.isHeld()).toBe(false))
  expect(shown('l1')).toEqual([
    ['a.pdf', '没有网络'],
    ['b.pdf', fileFieldWords.unknownFailure],
  ])
  expect([queue.count('failed'), queue.count('sending')]).toEqual([2, 0])
  const [first, second] = queue.at('l1').files
  queue.retry('l1', first!.key)
  queue.dismiss('l1', second!.key)
  expect([core.isHeld(), names()]).toEqual([true, ['a.pdf', 'b.pdf', 'a.pdf']])
  sent[2]!.arrive()
  await vi.waitFor(() => expect(stored).toEqual(['a.pdf']))
  expect(queue.count('failed')).toBe(0)
})

describe('files that are never uploaded', () => {
  it('include a file of another type, which cannot be tried again', () => {
    add('l1', [fileOf('a.docx', 'application/msword'), fileOf('b.pdf')])
    expect(names()).toEqual(['b.pdf'])
    expect(queue.at('l1').files[0]!.state).toMatchObject({ again: false })
  })

  it('include files beyond the allowed number, with a message until the next choice', () => {
    add('l1', [fileOf('a.pdf'), fileOf('b.pdf')], 1)
    expect([names(), shown('l1').length, queue.at('l1').full]).toEqual([['a.pdf'], 1, 1])
    add('l1', [fileOf('c.pdf')], 1)
    expect(queue.at('l1').full).toBeNull()
  })
})
