import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockNoteHead } from './queries.ts'

/**
 * The note's head under lock, in the version the caller saw.
 * @throws AppError A00005 when the viewer may not see it, A06002 when it changed meanwhile
 */
export const lockNote = async (tx: Executor, viewer: Viewer, seen: RecordVersion) =>
  assertVersion(await lockNoteHead(tx, scopeOf(viewer), seen.id), seen)
