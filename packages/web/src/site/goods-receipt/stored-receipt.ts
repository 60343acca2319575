import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import type { Strokes } from '@bdr/contract/delivery-notes/receipt-link'
import type { ReceiptValues, Waiting } from './receipt-values.ts'

/** A photograph to be sent: stored on the phone, and once it has arrived, a file of the note. */
export interface Photo {
  readonly key: string
  /** null: of the delivery itself */
  readonly noteLineId: string | null
  readonly blob: Blob
  readonly fileId: string | null
}

/** Everything that the phone stores for one delivery note. */
export interface StoredReceipt {
  readonly note: GateNote
  /** when it was read, ISO */
  readonly readAt: string
  readonly values: ReceiptValues | null
  readonly strokes: Strokes
  readonly photos: readonly Photo[]
  readonly waiting: Waiting | null
}

const storeName = 'notes'

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function notes(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('goods-receipt', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  return (await done(opening)).transaction(storeName, mode).objectStore(storeName)
}

/** What the phone has stored for the note with this token; null where it has nothing, or has no storage. */
export async function readStored(token: string): Promise<StoredReceipt | null> {
  try {
    return ((await done((await notes('readonly')).get(token))) as StoredReceipt | undefined) ?? null
  } catch {
    return null
  }
}

/** @returns whether it was stored: some phones store nothing in private windows */
export async function writeStored(token: string, stored: StoredReceipt | null): Promise<boolean> {
  try {
    const store = await notes('readwrite')
    if (stored === null) await done(store.delete(token))
    else await done(store.put(stored, token))
    return true
  } catch {
    return false
  }
}
