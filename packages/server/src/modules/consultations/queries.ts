import { consultationMachine } from '@bdr/contract/consultations/machine'
import type { ConsultationStatus } from '@bdr/contract/consultations/machine'
import { consultationRate, type ConsultationRequest } from '@bdr/contract/consultations/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { type Paging, readChunks, readPage, says } from '../../platform/list.ts'

/** The technique of a request, if it has ever been public: it may be withdrawn while somebody writes. */
export const shownTechnique = (db: Executor, id: string) =>
  db
    .selectFrom('content')
    .select(['id', 'title', 'industry'])
    .where('id', '=', id)
    .where('kind', '=', 'technique')
    .where('published_at', 'is not', null)
    .executeTakeFirst()

/**
 * A recent request with the same content from the same mobile. Requests of one mobile are processed one after the
 * other, so that of two parallel ones the second finds the first.
 */
export async function sameRequest(
  tx: Executor,
  { techniqueId, name, mobile, message }: ConsultationRequest,
): Promise<{ id: string; number: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation:${mobile}`}, 0))`.execute(tx)
  return tx
    .selectFrom('consultation')
    .select(['id', 'number'])
    .where('mobile', '=', mobile)
    .where('name', '=', name)
    .where('message', '=', message)
    .where('content_id', techniqueId === null ? 'is' : '=', techniqueId)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${consultationRate.seconds})`)
    .limit(1)
    .executeTakeFirst()
}

export async function insertConsultation(
  tx: Executor,
  request: ConsultationRequest & { address: string; industry: string | null },
): Promise<{ id: string; number: string }> {
  const { techniqueId, name, mobile, company, message, industry, address } = request
  return tx
    .insertInto('consultation')
    .values({
      content_id: techniqueId,
      status: consultationMachine.initial,
      name,
      mobile,
      company,
      message,
      industry,
      address,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export interface ConsultationFilter extends Paging {
  readonly status?: ConsultationStatus | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Executor, { status, keyword }: Omit<ConsultationFilter, keyof Paging>) =>
  db
    .selectFrom('consultation as c')
    .$if(status !== undefined, (q) => q.where('c.status', '=', status!))
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          says('c.number', keyword!),
          says('c.name', keyword!),
          says('c.company', keyword!),
          says('c.mobile', keyword!),
        ]),
      ),
    )

const columns = [
  'c.id',
  'c.number',
  'c.status',
  'c.name',
  'c.mobile',
  'c.company',
  'c.industry',
  'c.created_at',
  't.title as about',
] as const

export const pageOfConsultations = (db: Executor, filter: ConsultationFilter) =>
  readPage(filtered(db, filter), filter, rowsOf)

/** All requests in the list's order; see `readChunks`. */
export const allConsultations = (db: Executor, filter: Omit<ConsultationFilter, keyof Paging>) =>
  readChunks(filtered(db, filter), 'c.id', rowsOf)

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .leftJoin('content as t', 't.id', 'c.content_id')
    .select(columns)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
export type ConsultationListRow = Awaited<ReturnType<typeof pageOfConsultations>>['rows'][number]

export const consultationById = (db: Executor, id: string) =>
  db
    .selectFrom('consultation as c')
    .leftJoin('content as t', 't.id', 'c.content_id')
    .select([...columns, 'c.version', 'c.message', 'c.content_id', 'c.answer', 'c.answered_at'])
    .where('c.id', '=', id)
    .executeTakeFirst()
export type ConsultationRecord = NonNullable<Awaited<ReturnType<typeof consultationById>>>

export const lockConsultation = (tx: Executor, id: string) =>
  tx
    .selectFrom('consultation')
    .select(['id', 'status', 'version', 'name', 'number', 'mobile', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Stores the answer, which the visitor can read at once. */
export const writeAnswer = (tx: Executor, id: string, answer: string) =>
  tx
    .updateTable('consultation')
    .set({ answer, answered_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** The inquiries created from a request, oldest first. */
export const inquiriesOf = (db: Executor, id: string) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'inquiry_no as inquiryNo', 'status'])
    .where('consultation_id', '=', id)
    .orderBy('id')
    .execute()

/** The latest applications to settle in with the mobile of a request. */
export const applicationsOf = (db: Executor, id: string) =>
  db
    .selectFrom('settle_in_application as a')
    .innerJoin('consultation as c', 'c.mobile', 'a.mobile')
    .select(['a.id', 'a.company_name as companyName', 'a.status'])
    .where('c.id', '=', id)
    .orderBy('a.created_at', 'desc')
    .limit(5)
    .execute()
