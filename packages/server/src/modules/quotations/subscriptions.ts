import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'

export async function readSubscriptions(db: Executor, { staffId }: Viewer) {
  const rows = await db
    .selectFrom('inquiry_subscription')
    .select(['category_id', 'keyword'])
    .where('staff_id', '=', staffId)
    .orderBy('category_id')
    .orderBy('keyword')
    .execute()
  return {
    categoryIds: rows.flatMap((row) => row.category_id ?? []),
    keywords: rows.flatMap((row) => row.keyword ?? []),
  }
}

/** Replaces the person's own subscriptions. @throws AppError A00002 for an unknown category */
export async function saveSubscriptions(
  tx: Executor,
  { staffId }: Viewer,
  { categoryIds, keywords }: { categoryIds: readonly string[]; keywords: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(categoryIds)]
  const known =
    wanted.length === 0
      ? []
      : await tx.selectFrom('category').select('id').where('id', 'in', wanted).execute()
  const faults = categoryIds.flatMap((id, index) =>
    known.some((one) => one.id === id) ? [] : [fault(['categoryIds', index], 'quotation.categoryUnknown')],
  )
  if (faults.length > 0) throw invalid(faults)
  // with two windows of the same person the second one waits, and its choice is kept
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
  await tx.deleteFrom('inquiry_subscription').where('staff_id', '=', staffId).execute()
  const rows = [
    ...wanted.map((category_id) => ({ staff_id: staffId, category_id, keyword: null })),
    ...[...new Set(keywords)].map((keyword) => ({ staff_id: staffId, category_id: null, keyword })),
  ]
  if (rows.length > 0) await tx.insertInto('inquiry_subscription').values(rows).execute()
}
