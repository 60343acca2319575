import { pendingStatuses } from '@bdr/contract/settle-in/meaning'
import type { StoredForm } from '@bdr/contract/settle-in/form'
import { settleInMachine } from '@bdr/contract/settle-in/machine'
import { maxOwnApplications, type ChecklistItem } from '@bdr/contract/settle-in/model'
import type { Remark } from '@bdr/contract/settle-in/remarks'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/** The number of times it was returned. */
const returns = sql<number>`(
  select count(*)::int from history h where h.kind = 'settle-in' and h.record_id = a.id and h.action = 'return')`

/** The columns of an application, with types for its JSON. */
export const applicationColumns = [
  'a.id',
  'a.application_no',
  'a.status',
  'a.version',
  'a.mobile',
  'a.uscc',
  'a.company_name',
  sql<StoredForm>`a.form`.as('form'),
  sql<Remark[]>`a.remarks`.as('remarks'),
  sql<ChecklistItem[]>`a.checklist`.as('checklist'),
  'a.decision_reason',
  'a.merchant_id',
  'a.created_at',
  'a.updated_at',
  'a.submitted_at',
  returns.as('returns'),
] as const

const applications = (db: Executor) => db.selectFrom('settle_in_application as a').select(applicationColumns)

export const applicationById = (db: Executor, id: string) =>
  applications(db).where('a.id', '=', id).executeTakeFirst()

/** The same with a lock until the transaction ends. */
export const lockApplication = (tx: Executor, id: string) =>
  applications(tx).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst()

/** An application of this mobile, locked. Those of other mobiles are not found. */
export const lockOwn = (tx: Executor, mobile: string, id: string) =>
  applications(tx)
    .where('a.id', '=', id)
    .where('a.mobile', '=', mobile)
    .forNoKeyUpdate('a')
    .executeTakeFirst()

/** The newest application of this mobile for a code, locked. */
export const lockOwnByCode = (tx: Executor, mobile: string, uscc: string) =>
  applications(tx)
    .where('a.mobile', '=', mobile)
    .where('a.uscc', '=', uscc)
    .orderBy('a.id', 'desc')
    .limit(1)
    .forNoKeyUpdate('a')
    .executeTakeFirst()

/** Pending applications first, so that they are visible however many have ended. */
export const ownApplications = (db: Executor, mobile: string) =>
  applications(db)
    .where('a.mobile', '=', mobile)
    .orderBy((eb) => eb('a.status', 'in', pendingStatuses), 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(maxOwnApplications)
    .execute()

export const pendingOfCode = (db: Executor, uscc: string) =>
  applications(db).where('a.uscc', '=', uscc).where('a.status', 'in', pendingStatuses).executeTakeFirst()

/** Makes parallel applications of one mobile wait for each other, because their number is limited. */
export async function oneAtATime(tx: Executor, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settle-in:${mobile}`}, 0))`.execute(tx)
}

export const countPendingOfMobile = async (tx: Executor, mobile: string): Promise<number> =>
  (
    await tx
      .selectFrom('settle_in_application')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('mobile', '=', mobile)
      .where('status', 'in', pendingStatuses)
      .executeTakeFirstOrThrow()
  ).count

const nextNumber = sql<string>`'RZ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD') || '-' || to_char(nextval('settle_in_number'), 'FM9999999999900000')`

/**
 * Inserts an application, unless another pending one has the code. The unique index decides, and the second of two
 * parallel ones waits for the first. @returns null if another one has the code
 */
export async function insertApplication(
  tx: Executor,
  { mobile, form }: { mobile: string; form: StoredForm },
): Promise<{ id: string; application_no: string } | null> {
  const written = await tx
    .insertInto('settle_in_application')
    .values({
      application_no: nextNumber,
      status: settleInMachine.initial,
      mobile,
      uscc: form.company.uscc,
      company_name: form.company.name,
      form: JSON.stringify(form),
    })
    .onConflict((conflict) =>
      conflict
        .column('uscc')
        .where(
          'status',
          'in',
          pendingStatuses.map((status) => sql.lit(status)),
        )
        .doNothing(),
    )
    .returning(['id', 'application_no'])
    .executeTakeFirst()
  return written ?? null
}

/** Merchants that already have this code or name. */
export const merchantsLike = (db: Executor, { uscc, name }: { uscc: string; name: string }) =>
  db
    .selectFrom('merchant')
    .select(['id', 'code', 'uscc', 'name'])
    .where((eb) => eb.or([eb('uscc', '=', uscc), eb('name', '=', name)]))
    .execute()

/** Whether an account has this mobile. */
export const isMobileTaken = async (db: Executor, mobile: string): Promise<boolean> =>
  (await db
    .selectFrom('staff')
    .select('id')
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationById>>>
