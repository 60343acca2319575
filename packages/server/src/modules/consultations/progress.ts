import { consultationNumber, consultationStatusRate } from '@bdr/contract/consultations/model'
import { mobilePattern } from '@bdr/contract/kernel/field'
import type { ConsultationProgress } from '@bdr/contract/site/data'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { RateLimitExceeded, countAttempt } from '../../platform/rate-limit.ts'

/**
 * The state of a request for visitors who know its number and the mobile. A wrong combination is answered like an
 * unknown number, with a limited number of attempts from one address.
 */
export async function consultationProgress(
  db: Executor,
  caller: Caller,
  asked: { number: string; mobile: string },
): Promise<ConsultationProgress> {
  const number = asked.number.normalize('NFKC').trim().toUpperCase()
  const mobile = asked.mobile.normalize('NFKC').replace(/\s/g, '')
  try {
    await countAttempt(db, `consultation-progress:${networkOf(caller.address)}`, consultationStatusRate)
  } catch (error) {
    if (!(error instanceof RateLimitExceeded)) throw error
    return { state: 'too-often', minutes: Math.ceil((error.retryAfter ?? 0) / 60) }
  }
  if (!consultationNumber.test(number) || !mobilePattern.test(mobile)) return { state: 'unknown' }
  const row = await db
    .selectFrom('consultation as c')
    .leftJoin('content as technique', 'technique.id', 'c.content_id')
    .select(['c.number', 'c.status', 'c.created_at', 'c.answer', 'c.answered_at', 'technique.title as about'])
    .where('c.number', '=', number)
    .where('c.mobile', '=', mobile)
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  return {
    state: 'found',
    number: row.number,
    status: row.status,
    about: row.about,
    createdAt: row.created_at,
    answer: row.answer,
    answeredAt: row.answered_at,
  }
}
