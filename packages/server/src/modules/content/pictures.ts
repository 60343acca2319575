import { picturesOf } from '@bdr/contract/content/body-pictures'
import type { ContentFields } from '@bdr/contract/content/model'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { areUsable, referTo } from '../files/refer.ts'

export const pictureIds = (body: string): string[] => picturesOf(body).map(({ fileId }) => fileId)

/** @throws AppError A00002 where nothing would be read out instead of a picture */
export function checkAlts(body: string): void {
  if (picturesOf(body).some(({ alt }) => alt === ''))
    throw invalid([fault(['fields', 'body'], 'content.altMissing')])
}

/**
 * A text typed over days may name a picture nobody kept. Of a new record the id is null.
 * @throws AppError A00002 at the cover or the text: nobody learns whether somebody else has the file
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
 * Says that a record uses its cover and the pictures of its text. Former ones stay referred to:
 * older versions, and what is still shown, may need them.
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
