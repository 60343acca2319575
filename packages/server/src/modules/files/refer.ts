import type { FilePurposeKey } from '@bdr/contract/files/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { refused } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Who uploaded a file: a person with an account, or an applicant with a mobile. */
export interface FileOwner {
  readonly staffId?: string | null
  readonly mobile?: string | null
  /** files uploaded by colleagues in this merchant count as well */
  readonly merchantId?: string | null
}

/**
 * Those of these files that are not referred to yet, with their names: stored, of this purpose, and uploaded by the
 * merchant's people or by the operator. They are locked until the transaction ends, so that parallel transactions
 * cannot use the same file.
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
  // read after the locks were granted: the previous holder of a lock may have used the file
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
  /** whether files of other records of this kind may be used, because the same people can edit all of them */
  readonly ofAnyRecord?: boolean
  /** whether these replace the record's former files of this purpose */
  readonly replace?: boolean
}

/**
 * Whether a record may use these files, which are not deleted until the transaction ends. A file must be stored, of
 * this purpose, and either uploaded by this owner or already used by the record.
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
    // locked rows are not deleted
    .forShare()
    .execute()
  return usable.length === ids.length
}

/**
 * Makes a record the owner of these files, so that they are kept.
 * @throws AppError A00001 `files.gone`, which does not reveal whether somebody else has the file
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
