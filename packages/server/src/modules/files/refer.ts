import type { FilePurposeKey } from '@bdr/contract/files/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { refused } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Who uploaded a file: somebody with an account, or an applicant with a mobile. */
export interface FileOwner {
  readonly staffId?: string | null
  readonly mobile?: string | null
  /** files that colleagues of this merchant uploaded count as well */
  readonly merchantId?: string | null
}

/**
 * Those of these files that nothing refers to yet, with their names: stored, of this purpose, brought by the
 * merchant, or by the operator themselves. They are locked until the transaction ends, so that of many that
 * bring the same file at once one alone has it.
 */
export async function lockFreeFiles(
  tx: Executor,
  { staffId, merchantId }: Pick<Viewer, 'staffId' | 'merchantId'>,
  fileIds: readonly string[],
  purpose: FilePurposeKey,
): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map()
  const locked = await tx
    .selectFrom('file')
    .select(['id', 'name'])
    .where('id', 'in', [...fileIds])
    .where('purpose', '=', purpose)
    .where('stored_at', 'is not', null)
    .$if(merchantId === null, (query) => query.where('staff_id', '=', staffId))
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // asked once the locks are there: whoever had one before may have taken the file
  const taken = await tx
    .selectFrom('file_reference')
    .select('file_id')
    .where('file_id', 'in', [...fileIds])
    .execute()
  const takenIds = new Set(taken.map((row) => row.file_id))
  return new Map(locked.filter(({ id }) => !takenIds.has(id)).map(({ id, name }) => [id, name]))
}

export interface FileUse {
  /** the kind of record that uses it, such as `settle-in` or `merchant` */
  readonly kind: string
  readonly recordId: string
  readonly purpose: FilePurposeKey
  /** whether what another record of this kind uses may be used: who writes one of them sees all */
  readonly ofAnyRecord?: boolean
  /** whether these take the place of the record's former files of this purpose */
  readonly replace?: boolean
}

/**
 * Whether a record may use these files, which stay for it as long as the transaction lasts. A file
 * must be stored, of this purpose, and either brought by this owner or in use by the record already.
 */
export async function areUsable(
  tx: Executor,
  owner: FileOwner,
  fileIds: readonly string[],
  {
    kind,
    recordId,
    purpose,
    ofAnyRecord = false,
  }: Omit<FileUse, 'recordId' | 'replace'> & { readonly recordId: string | null },
): Promise<boolean> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return true
  const usable = await tx
    .selectFrom('file')
    .select('id')
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .where('stored_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('staff_id', '=', owner.staffId ?? null),
        eb('mobile', '=', owner.mobile ?? null),
        eb.exists(
          eb
            .selectFrom('staff')
            .select(sql.lit(1).as('one'))
            .whereRef('staff.id', '=', 'file.staff_id')
            .where('staff.merchant_id', '=', owner.merchantId ?? null),
        ),
        eb.exists(
          eb
            .selectFrom('file_reference as r')
            .select(sql.lit(1).as('one'))
            .whereRef('r.file_id', '=', 'file.id')
            .where('r.kind', '=', kind)
            .$if(!ofAnyRecord, (query) => query.where('r.record_id', '=', recordId)),
        ),
      ]),
    )
    .orderBy('id')
    // the sweep passes over a row that is locked
    .forShare()
    .execute()
  return usable.length === ids.length
}

/**
 * Says that a record uses these files, so that they stay.
 * @throws AppError A00001 `files.gone`: nobody learns whether a file of somebody else is there
 */
export async function referTo(
  tx: Executor,
  owner: FileOwner,
  fileIds: readonly string[],
  use: FileUse,
): Promise<void> {
  const { kind, recordId } = use
  if (!(await areUsable(tx, owner, fileIds, use))) throw refused('files.gone')
  const ids = [...new Set(fileIds)]
  if (ids.length > 0)
    await tx
      .insertInto('file_reference')
      .values(ids.map((file_id) => ({ file_id, kind, record_id: recordId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (use.replace) await releaseOthers(tx, ids, use)
}

const releaseOthers = (tx: Executor, remaining: string[], { kind, recordId, purpose }: FileUse) =>
  tx
    .deleteFrom('file_reference')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('file_id', 'in', (eb) => eb.selectFrom('file').select('id').where('purpose', '=', purpose))
    .$if(remaining.length > 0, (query) => query.where('file_id', 'not in', remaining))
    .execute()
