import { requestConsultation as call } from '@bdr/contract/consultations/calls'
import { consultationRequest } from '@bdr/contract/consultations/model'
import type { ConsultationField, ConsultationForm, ConsultationOutcome } from '@bdr/contract/site/data'
import { refusalText, t } from '@bdr/text/refusals'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { AppError } from '../../platform/errors.ts'
import { faultsOf, pathText, type Refusal } from '../../platform/refusals.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { recordRefused } from '../../platform/gateway/record-refused.ts'
import { unstorable } from '../../platform/gateway/storable.ts'
import { NoTurnLeft } from '../../platform/rate-limit.ts'
import { requestConsultation } from './request.ts'

/**
 * Answers the website's form, which works without script: what is wrong stands at its field. It is
 * the call of the same name to limits and the audit log.
 */
export async function answerForm(
  database: Database,
  bus: Bus,
  caller: Caller,
  { website, ...fields }: ConsultationForm,
): Promise<ConsultationOutcome> {
  // a program that fills every field is told that it did well, and stays away
  if (website !== '') return { state: 'stored', number: null }
  const unheard = unstorable(fields)
  if (unheard.length > 0) return { state: 'faulty', faults: byField(unheard) }
  const parsed = consultationRequest.safeParse(fields)
  if (!parsed.success) return { state: 'faulty', faults: byField(faultsOf(parsed.error)) }
  try {
    return { state: 'stored', number: await requestConsultation(database, bus, caller, parsed.data) }
  } catch (error) {
    await recordRefused(database.kysely, error, { call, asker: async () => null, caller })
    if (error instanceof NoTurnLeft) return { state: 'too-often', reason: whenAgain(error) }
    if (error instanceof AppError) return { state: 'refused', reason: refusalText(error.refusal) }
    throw error
  }
}

const whenAgain = ({ retryAfter }: NoTurnLeft): string =>
  t('consultation.tooOften', { minutes: Math.ceil((retryAfter ?? 0) / 60) })

/** The first message of each field. */
function byField(faults: readonly Refusal[]): Partial<Record<ConsultationField, string>> {
  const placed: Partial<Record<ConsultationField, string>> = {}
  for (const one of faults) placed[pathText(one.path) as ConsultationField] ??= refusalText(one)
  return placed
}
