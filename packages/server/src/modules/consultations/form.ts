import { requestConsultation as call } from '@bdr/contract/consultations/calls'
import { consultationRequest } from '@bdr/contract/consultations/model'
import type {
  ConsultationField,
  ConsultationForm,
  ConsultationOutcome,
  StoredPhoto,
  SentFile,
} from '@bdr/contract/site/data'
import { refusalText, t } from '@bdr/text/refusals'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { AppError } from '../../platform/errors.ts'
import { faultsOf, pathText, type Refusal } from '../../platform/refusals.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { recordRefused } from '../../platform/gateway/record-refused.ts'
import { unstorable } from '../../platform/gateway/storable.ts'
import { isStorable } from '../../platform/storable.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { RateLimitExceeded } from '../../platform/rate-limit.ts'
import { storePhoto, storedPhoto } from './photo.ts'
import { requestConsultation } from './request.ts'

interface FormParts {
  readonly database: Database
  readonly bus: Bus
  readonly store: ObjectStore
}

/**
 * Answers the website's form, which works without script: faults are shown at their fields. For limits and the audit
 * log it counts as the call of the same name.
 */
export async function answerForm(
  { database, bus, store }: FormParts,
  caller: Caller,
  { website, storedPhoto: key, ...fields }: ConsultationForm,
  sent: SentFile | null,
): Promise<ConsultationOutcome> {
  // a program that fills in every field is answered as if it had succeeded, so that it does not try again
  if (website !== '') return { state: 'stored', number: null }
  const { photo, fault } = await photoFrom(database.kysely, store, sent, key)
  const photoFaults = fault === null ? {} : { photo: fault }
  const unstorableFaults = unstorable(fields)
  if (unstorableFaults.length > 0)
    return { state: 'faulty', photo, faults: { ...byField(unstorableFaults), ...photoFaults } }
  const parsed = consultationRequest.safeParse(fields)
  if (!parsed.success || fault !== null) {
    const faults = parsed.success ? {} : byField(faultsOf(parsed.error))
    return { state: 'faulty', photo, faults: { ...faults, ...photoFaults } }
  }
  try {
    const number = await requestConsultation(database, bus, caller, parsed.data, photo)
    return { state: 'stored', number }
  } catch (error) {
    await recordRefused(database.kysely, error, { call, asker: async () => null, caller })
    if (error instanceof RateLimitExceeded) return { state: 'too-often', photo, reason: retryText(error) }
    if (error instanceof AppError) return { state: 'refused', photo, reason: refusalText(error.refusal) }
    throw error
  }
}

/** The photograph of this submission, otherwise that of an earlier one; its fault as text. */
async function photoFrom(
  db: Executor,
  store: ObjectStore,
  sent: SentFile | null,
  key: string,
): Promise<{ photo: StoredPhoto | null; fault: string | null }> {
  if (sent && !isStorable(sent.name)) return { photo: null, fault: t('field.unstorable') }
  try {
    return { photo: sent ? await storePhoto(db, store, sent) : await storedPhoto(db, key), fault: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { photo: null, fault: refusalText(error.refusal) }
  }
}

const retryText = ({ retryAfter }: RateLimitExceeded): string =>
  t('consultation.tooOften', { minutes: Math.ceil((retryAfter ?? 0) / 60) })

/** The first message of each field. */
function byField(faults: readonly Refusal[]): Partial<Record<ConsultationField, string>> {
  const placed: Partial<Record<ConsultationField, string>> = {}
  for (const one of faults) placed[pathText(one.path) as ConsultationField] ??= refusalText(one)
  return placed
}
