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
import { strangerAt } from '../../platform/admission/asker.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { AppError } from '../../platform/errors.ts'
import { faultsOf, pathText, type Refusal } from '../../platform/refusals.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { recordRefused } from '../../platform/gateway/record-refused.ts'
import { unstorable } from '../../platform/gateway/storable.ts'
import { isStorable } from '../../platform/storable.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { RateLimitExceeded } from '../../platform/rate-limit.ts'
import { earlierPhoto, keepPhoto, storeEarlier, storePhoto } from './photo.ts'
import { countRequest, storeRequest } from './request.ts'

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
  const db = database.kysely
  const faults = faultsOfFields(fields)
  if (faults !== null) {
    // the photograph need not be chosen again, but is not decoded for a request that is not made
    const { photo, fault } = await attempted(sent, () =>
      sent ? keepPhoto(database, store, sent) : earlierPhoto(db, key),
    )
    return { state: 'faulty', photo, faults: { ...faults, ...(fault !== null && { photo: fault }) } }
  }
  const request = consultationRequest.parse(fields)
  let photo: StoredPhoto | null = null
  try {
    await countRequest(db, caller, request.mobile)
    const asker = strangerAt(caller.address)
    const decoded = await attempted(sent, () =>
      sent ? storePhoto(db, store, sent, asker) : storeEarlier(db, store, key, asker),
    )
    if (decoded.fault !== null) return { state: 'faulty', photo: null, faults: { photo: decoded.fault } }
    photo = decoded.photo
    return { state: 'stored', number: await storeRequest(database, bus, caller, request, photo) }
  } catch (error) {
    await recordRefused(db, error, { call, asker: async () => null, caller })
    if (error instanceof RateLimitExceeded) return { state: 'too-often', photo, reason: retryText(error) }
    if (error instanceof AppError) return { state: 'refused', photo, reason: refusalText(error.refusal) }
    throw error
  }
}

/** The first message of each faulty field; null if there is none. */
function faultsOfFields(fields: Record<string, unknown>): Partial<Record<ConsultationField, string>> | null {
  const unstorableFaults = unstorable(fields)
  if (unstorableFaults.length > 0) return byField(unstorableFaults)
  const { error } = consultationRequest.safeParse(fields)
  return error ? byField(faultsOf(error)) : null
}

/** What is wrong with a photograph is shown at its field. */
async function attempted(
  sent: SentFile | null,
  take: () => Promise<StoredPhoto | null>,
): Promise<{ photo: StoredPhoto | null; fault: string | null }> {
  if (sent && !isStorable(sent.name)) return { photo: null, fault: t('field.unstorable') }
  try {
    return { photo: await take(), fault: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { photo: null, fault: refusalText(error.refusal) }
  }
}

const retryText = ({ retryAfter }: RateLimitExceeded): string =>
  t('consultation.tooOften', { minutes: Math.ceil((retryAfter ?? 0) / 60) })

function byField(faults: readonly Refusal[]): Partial<Record<ConsultationField, string>> {
  const placed: Partial<Record<ConsultationField, string>> = {}
  for (const one of faults) placed[pathText(one.path) as ConsultationField] ??= refusalText(one)
  return placed
}
