import type { ContentKind } from '@bdr/contract/content/kinds'
import { storedFile, type StoredFile } from '@bdr/contract/files/model'
import { z } from 'zod'
import { formShape, type TypedContent } from './content-form.ts'

/** What was typed, and the version of the record it was typed over; a new record has none. */
export interface KeptContent {
  readonly base: number | null
  readonly typed: TypedContent
  /** files brought for pictures of the text */
  readonly pictures: readonly StoredFile[]
}

const keptContent = z.object({
  base: z.number().nullable(),
  typed: formShape.partial(),
  pictures: z.array(storedFile).default([]),
})

/** Where typed input is kept: per person and record. An article is written over days, so it outlives the tab. */
export const keptContentKey = (uid: string, kind: ContentKind, recordId: string | null): string =>
  `content/${uid}/${kind}/${recordId ?? 'new'}`

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was kept under the key; null when nothing was, or nothing readable. */
export function readKeptContent(storage: DeviceStorage, key: string): KeptContent | null {
  try {
    const { data } = keptContent.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return data ?? null
  } catch {
    return null
  }
}

/** Keeps what was typed; nothing typed forgets it. A full or forbidden storage costs only the convenience. */
export function keepContent(storage: DeviceStorage, key: string, kept: KeptContent | null): void {
  try {
    if (kept === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(kept))
  } catch {
    // the form still holds it
  }
}
