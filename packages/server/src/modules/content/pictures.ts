import { picturesOf } from '@bdr/contract/content/body-pictures'
import type { ContentFields } from '@bdr/contract/content/model'
import type { Executor } from '../../platform/db/executor.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { referTo } from '../files/refer.ts'

export const pictureIds = (body: string): string[] => picturesOf(body).map(({ fileId }) => fileId)

/** @throws AppError A00002 where nothing would be read out instead of a picture */
export function checkAlts(body: string): void {
  if (picturesOf(body).some(({ alt }) => alt === ''))
    throw invalid([fault(['fields', 'body'], 'content.altMissing')])
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
  if (coverFileId !== null) await referTo(tx, viewer, [coverFileId], { ...use, purpose: 'content-cover' })
  await referTo(tx, viewer, pictureIds(body), { ...use, purpose: 'content-picture' }).catch(sayWhere)
}

/** A text typed over days may name a picture nobody kept: what is wrong is in the text. */
function sayWhere(error: unknown): never {
  if (error instanceof AppError && error.refusal.key === 'files.gone')
    throw invalid([fault(['fields', 'body'], 'content.pictureGone')])
  throw error
}
