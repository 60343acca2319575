import type { Executor } from '../../platform/db/executor.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockNoteHead } from './queries.ts'

/**
 * The note's head under lock, in the version the caller saw.
 * @throws AppError A00005 when the viewer may not see it, A06002 when it changed meanwhile
 */
export async function lockNote(tx: Executor, viewer: Viewer, id: string, version: number) {
  const head = await lockNoteHead(tx, viewer, id)
  if (!head) throw notFound()
  if (head.version !== version) throw conflict('record.changed')
  return head
}
