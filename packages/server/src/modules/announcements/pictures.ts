import { picturesOf } from '@bdr/contract/content/body-pictures'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { checkAlts, pictureIds } from '../content/pictures.ts'
import { storedFiles } from '../files/present.ts'
import { areUsable, referTo, type FileUse } from '../files/refer.ts'

/** All authors of announcements see all of them, so a copy may use the pictures of the original. */
const usedBy = (recordId: string) =>
  ({
    kind: 'announcement',
    purpose: 'announcement-picture',
    recordId,
    ofAnyRecord: true,
  }) as const satisfies FileUse

/**
 * Makes an announcement the owner of the pictures in its text, and releases all others.
 * @throws AppError A00002 at the text if a picture has no alternative text, or is not available to the author
 */
export async function referToPictures(tx: Executor, writer: Viewer, id: string, body: string): Promise<void> {
  checkAlts(body)
  const ids = pictureIds(body)
  if (!(await areUsable(tx, writer, ids, usedBy(id))))
    throw invalid([fault(['fields', 'body'], 'content.pictureGone')])
  await referTo(tx, writer, ids, { ...usedBy(id), replace: true })
}

/** The pictures of a text, for a person who may read it. */
export async function picturesIn(db: Executor, body: string): Promise<StoredFile[]> {
  const files = await storedFiles(db, pictureIds(body))
  return picturesOf(body).flatMap(({ fileId }) => files.get(fileId) ?? [])
}
