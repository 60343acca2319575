import { randomUUID } from 'node:crypto'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { Executor } from '../platform/db/executor.ts'

/** A file as if uploaded. @returns its id */
export async function storedFile(db: Executor, staffId: string, purpose: FilePurposeKey): Promise<string> {
  const { id } = await db
    .insertInto('file')
    .values({
      key: randomUUID(),
      purpose,
      name: 'file.png',
      media_type: 'image/png',
      bytes: '1024',
      staff_id: staffId,
      stored_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
