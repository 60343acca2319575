import { picturesOf } from '@bdr/contract/content/body-pictures'
import type { ContentFields } from '@bdr/contract/content/model'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { areUsable, referTo } from '../files/refer.ts'

export const pictureIds = (body: string): string[] => picturesOf(body).map(({ fileId }) => fileId)

/** @throws AppError A00002 for a picture without an alternative text */
export function checkAlts(body: string): void {
  if (picturesOf(body).some(({ alt }) => alt === ''))
    throw invalid([fault(['fields', 'body'], 'content.altMissing')])
}

/**
 * Checks the files of a text, which may have been edited for days. The id of a new record is null.
 * @throws AppError A00002 at the cover or the text; it does not reveal whether somebody else has the file
 */
export async function checkPictures(
  tx: Executor,
  viewer: Viewer,
  recordId: string | null,
  { coverFileId, body }: ContentFields,
): Promise<void> {
  const use = { kind: 'content', recordId }
  const cover = coverFileId === null ? [] : [coverFileId]
  if (!(await areUsable(tx, viewer, cover, { ...use, purpose: 'content-cover' })))
    throw invalid([fault(['fields', 'coverFileId'], 'content.coverGone')])
  if (!(await areUsable(tx, viewer, pictureIds(body), { ...use, purpose: 'content-picture' })))
    throw invalid([fault(['fields', 'body'], 'content.pictureGone')])
}

/**
 * Makes a record the owner of its cover and the pictures of its text. Former ones are kept, because older versions and
 * the public one may need them.
 */
export async function referToPictures(
  tx: Executor,
  viewer: Viewer,
  recordId: string,
  { coverFileId, body }: ContentFields,
): Promise<void> {
  const use = { kind: 'content', recordId } as const
  const cover = coverFileId === null ? [] : [coverFileId]
  await referTo(tx, viewer, cover, { ...use, purpose: 'content-cover' })
  await referTo(tx, viewer, pictureIds(body), { ...use, purpose: 'content-picture' })
}
