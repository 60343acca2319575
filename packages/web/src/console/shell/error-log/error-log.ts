import { httpStatus, type Code } from '@bdr/contract/errors'
import { CallError, TransportError } from '../../../lib/call-error.ts'
import { persistentStore, readJson, useStore } from '../persistent-store.ts'

const errorKinds = ['script', 'promise', 'page', 'call'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** One error, and how often it happened in a row. */
export interface LoggedError {
  readonly kind: ErrorKind
  /** the last time, ISO */
  readonly at: string
  /** the page's address without the host */
  readonly page: string
  readonly message: string
  readonly requestId: string | null
  readonly stack: string | null
  readonly times: number
}

/**
 * Only the newest entries are stored; an error that repeats in a loop must not fill the browser's storage.
 */
export const mostLogged = 50

/** Stored across a reload, which is what people try first; newest first. */
const store = persistentStore({ storage: () => sessionStorage, key: 'errorLog', parse: parseErrorLog })

export const useErrorLog = (): readonly LoggedError[] => useStore(store)

export const clearErrorLog = (): void => store.set([])

/** Handles each error once, though a failed call may also arrive as a rejected promise. */
const seen = new WeakSet<object>()

/** Adds an error to the log, unless it is a refusal that the person has read already. */
export function logError(kind: ErrorKind, error: unknown): void {
  if (!isFault(error)) return
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  store.set(
    withError(store.get(), describeError(kind, error, new Date(), location.pathname + location.search)),
  )
}

/** Whether it is a failure, rather than a refusal or an aborted request. */
export function isFault(error: unknown): boolean {
  // an unknown code is a failure, too
  if (error instanceof CallError) return httpStatus[error.code as Code] !== 200
  return !(error instanceof DOMException && error.name === 'AbortError')
}

export function describeError(kind: ErrorKind, error: unknown, at: Date, page: string): LoggedError {
  const known = error instanceof CallError || error instanceof TransportError
  return {
    kind,
    at: at.toISOString(),
    page,
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    requestId: known ? error.requestId : null,
    stack: error instanceof Error ? (error.stack ?? null) : null,
    times: 1,
  }
}

/** The log with one more entry; a repetition is only counted. */
export function withError(log: readonly LoggedError[], entry: LoggedError): readonly LoggedError[] {
  const [last, ...rest] = log
  if (last && last.kind === entry.kind && last.message === entry.message && last.page === entry.page)
    return [{ ...entry, times: last.times + 1 }, ...rest]
  return [entry, ...log].slice(0, mostLogged)
}

export function parseErrorLog(text: string | null): readonly LoggedError[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? stored.filter(isLogged).slice(0, mostLogged) : []
}

function isLogged(value: unknown): value is LoggedError {
  const entry = value as Partial<Record<keyof LoggedError, unknown>> | null
  const isTextOrNull = (field: unknown) => field === null || typeof field === 'string'
  return (
    errorKinds.some((kind) => kind === entry?.kind) &&
    [entry!.at, entry!.page, entry!.message].every((field) => typeof field === 'string') &&
    isTextOrNull(entry!.requestId) &&
    isTextOrNull(entry!.stack) &&
    typeof entry!.times === 'number'
  )
}
