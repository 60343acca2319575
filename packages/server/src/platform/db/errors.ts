import pg from 'pg'

/** The database cannot be reached, or the connection broke. The request may succeed later: a 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Another transaction holds a lock for too long. The connection itself is fine. */
export class LockTimeout extends DatabaseUnavailable {
  override name = 'LockTimeout'
}

/** Seconds after which most causes of an unavailable database are over. */
export const unavailableRetrySeconds = 10

/** SQLSTATE codes that are handled; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'
const serializationFailure = '40001'
const deadlockDetected = '40P01'
const lockNotAvailable = '55P03'
const connectionException = '08'
const unreachable = new Set(['57P01', '57P02', '57P03', '53300'])

/** Node's names for socket failures, and pg's messages for a lost connection (which have no code). */
const socketFailure = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET|EAI_)/
const lostConnection = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether a unique constraint refused the row; with a name, whether it was that constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** Whether the same transaction may succeed if it is run again. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  )
}

/**
 * Whether the database refused the data of a statement (data exceptions, violated constraints), so that repeating the
 * statement is useless.
 */
export function isRefusedData(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

/** Converts lost connections and timeouts to DatabaseUnavailable; returns any other error unchanged. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code === lockNotAvailable)
    return new LockTimeout('waited too long for a lock', { cause: error })
  return isConnectionLoss(error) ? new DatabaseUnavailable('database unavailable', { cause: error }) : error
}

function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) return code.startsWith(connectionException) || unreachable.has(code)
  return socketFailure.test(code) || lostConnection.test(error.message)
}
