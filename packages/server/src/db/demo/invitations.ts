import { quotationMachine } from '@bdr/contract/quotations/machine'
import { sql } from 'kysely'
import { randomNumber } from '../../modules/inquiries/numbers.ts'
import { quotationTexts } from '../../modules/inquiries/texts.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { demoInvited } from './inquiries.ts'

/** Invites to each open inquiry that the home page counts the merchants of its category, as of its publication. */
export async function seedInvitations(tx: Executor, operator: Viewer): Promise<void> {
  const open = await tx
    .selectFrom('inquiry')
    .select(['id', 'category_code'])
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()
  const merchants = await tx.selectFrom('merchant').select(['id', 'code']).execute()
  const invited = demoInvited()
  const written = await tx
    .insertInto('quotation')
    .values(
      open.flatMap(({ id, category_code }) =>
        merchants
          .filter(({ code }) => invited(category_code).includes(code))
          .map((merchant) => ({
            merchant_id: merchant.id,
            inquiry_id: id,
            quotation_no: randomNumber('BJ'),
            status: quotationMachine.initial,
            invited_by: 'category' as const,
            ...sincePublication(id),
          })),
      ),
    )
    .returning('id')
    .execute()
  const ids = written.map(({ id }) => id)
  await quotationTexts.write(tx, ids)
  await appendHistory(
    tx,
    'quotation',
    operator,
    ids.map((id) => ({ id, action: 'invite', to: quotationMachine.initial })),
  )
  await sql`update history as h set at = q.invited_at from quotation q
    where h.kind = 'quotation' and h.record_id = q.id and q.id = any(${ids}::bigint[])`.execute(tx)
}

/** The database's own instant: one that was read has milliseconds, and would be earlier. */
function sincePublication(inquiryId: string) {
  const published = sql<string>`(select published_at from inquiry where id = ${inquiryId}::bigint)`
  return { invited_at: published, created_at: published, updated_at: published }
}
