import { codes, type FaultsBeside, type InputFault } from '@bdr/contract/errors'
import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from './call-error.ts'

/** What came back for a request, read to its end. */
export interface Answer {
  response: Response
  body: Blob
  requestId: string
  /** the token the request went out with */
  token: string | null
}

/**
 * The envelope of an answer, as an error unless its code says success.
 * @throws TransportError when it is none
 */
export async function readEnvelope({
  response,
  body,
  requestId,
}: Answer): Promise<{ data: unknown } | CallError> {
  const envelope = asEnvelope(await body.text())
  if (envelope === null) {
    const message = response.ok ? transportText.unreadable : transportText.status(response.status)
    throw new TransportError(message, requestId)
  }
  if (envelope.code === codes.success) return { data: envelope.data }
  return new CallError({ ...envelope, requestId, status: response.status })
}

interface ReadEnvelope extends Partial<FaultsBeside> {
  readonly code: string
  readonly msg: string
  readonly data: unknown
  readonly key: string | null
}

function asEnvelope(text: string): ReadEnvelope | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    if (typeof value?.['code'] !== 'string') return null
    return {
      code: value['code'],
      msg: typeof value['msg'] === 'string' ? value['msg'] : '',
      data: value['data'] ?? value['result'] ?? null,
      key: typeof value['key'] === 'string' ? value['key'] : null,
      ...faultsBeside(value),
    }
  } catch {
    return null
  }
}

function faultsBeside({ faults, faultCount }: Readonly<Record<string, unknown>>): Partial<FaultsBeside> {
  const listed = Array.isArray(faults) ? faults.filter(isFault) : []
  if (listed.length === 0) return {}
  return { faults: listed, faultCount: typeof faultCount === 'number' ? faultCount : listed.length }
}

function isFault(value: unknown): value is InputFault {
  const { path, key, message } = (value ?? {}) as Partial<InputFault>
  return typeof path === 'string' && typeof key === 'string' && typeof message === 'string'
}
