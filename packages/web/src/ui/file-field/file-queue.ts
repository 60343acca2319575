import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { useId, useState } from 'react'
import { prepareAndUpload, failureOf, type UploadFailure } from '../../lib/prepare-and-upload.ts'
import type { FormCore } from '../form/form-core.ts'
import { fileProblem } from './file-problem.ts'

/** A file that is being uploaded for a form, or whose upload failed. */
export interface SendingFile {
  readonly key: number
  readonly file: File
  /** the share that has been sent, or why it failed */
  readonly state: number | UploadFailure
}

/** The uploads for one place of a form. */
interface Arriving {
  readonly files: readonly SendingFile[]
  /** how many files were allowed, where more were chosen */
  readonly full: number | null
}

/** A place of a form that takes files. */
interface Place {
  readonly name: string
  /** how many more files are allowed */
  readonly room: number
  readonly onStored: (file: StoredFile) => void
}

/**
 * The uploads that a form waits for. The queue outlives the rows in which files are chosen, since a filter
 * may hide those.
 */
export interface FileQueue {
  readonly subscribe: (listener: () => void) => () => void
  /** returns the same object as long as nothing changes there */
  readonly at: (name: string) => Arriving
  readonly count: (which: 'sending' | 'failed') => number
  /** Takes as many files as are allowed, and uploads them after those that were chosen before. */
  readonly add: (place: Place, files: readonly File[]) => void
  readonly retry: (name: string, key: number) => void
  readonly dismiss: (name: string, key: number) => void
}

const nothing: Arriving = { files: [], full: null }

let lastKey = 0

/**
 * @param id different for every queue of the form
 * @param upload sends one file; replaced in tests
 */
export function createFileQueue(
  id: string,
  core: Pick<FormCore, 'hold'>,
  purpose: FilePurposeKey,
  upload: typeof prepareAndUpload = prepareAndUpload,
): FileQueue {
  const listeners = new Set<() => void>()
  const places = new Map<string, Arriving>()
  const again = new Map<number, () => void>()

  const all = () => [...places.values()].flatMap(({ files }) => files)
  const change = (name: string, next: (now: Arriving) => Arriving) => {
    places.set(name, next(places.get(name) ?? nothing))
    core.hold(
      id,
      all().some(({ state }) => typeof state === 'number'),
    )
    for (const listener of listeners) listener()
  }
  const setState = (name: string, key: number, state: SendingFile['state']) =>
    change(name, ({ files, full }) => ({
      full,
      files: files.map((one) => (one.key === key ? { ...one, state } : one)),
    }))
  const remove = (name: string, key: number) => {
    again.delete(key)
    change(name, ({ files, full }) => ({ full, files: files.filter((one) => one.key !== key) }))
  }
  const send = async ({ name, onStored }: Place, { key, file }: SendingFile) => {
    try {
      const stored = await upload(purpose, file, null, {
        onProgress: (share) => setState(name, key, share),
      })
      onStored(stored)
      remove(name, key)
    } catch (error) {
      setState(name, key, failureOf(error))
    }
  }

  const waiting: [Place, SendingFile][] = []
  let isSending = false
  /** Uploads one after the other, so that files are stored in the order they were chosen. */
  const sendNext = async () => {
    if (isSending) return
    isSending = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(...next)
    isSending = false
  }
  const enqueue = (place: Place, file: SendingFile) => {
    waiting.push([place, file])
    void sendNext()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    at: (name) => places.get(name) ?? nothing,
    count: (which) =>
      all().filter(({ state }) => (typeof state !== 'number') === (which === 'failed')).length,
    add(place, chosen) {
      const taken = chosen.slice(0, place.room).map((file): SendingFile => {
        lastKey += 1
        const problem = fileProblem(file, purpose)
        return { key: lastKey, file, state: problem === null ? 0 : { message: problem, again: false } }
      })
      for (const one of taken) again.set(one.key, () => enqueue(place, one))
      change(place.name, ({ files }) => ({
        files: [...files, ...taken],
        full: chosen.length > place.room ? place.room : null,
      }))
      for (const one of taken) if (typeof one.state === 'number') enqueue(place, one)
    },
    retry(name, key) {
      setState(name, key, 0)
      again.get(key)?.()
    },
    dismiss: remove,
  }
}

export function useFileQueue({ core }: { readonly core: FormCore }, purpose: FilePurposeKey): FileQueue {
  const id = useId()
  const [queue] = useState(() => createFileQueue(id, core, purpose))
  return queue
}
