import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockNoteHead } from './queries.ts'

/**
 * The note's head, locked, in the version that the caller has read.
 * @throws AppError A00005 if the viewer may not see it, A06002 if it has changed
 */
export const lockNote = async (tx: Executor, viewer: Viewer, seen: RecordVersion) =>
  assertVersion(await lockNoteHead(tx, scopeOf(viewer), seen.id), seen)
