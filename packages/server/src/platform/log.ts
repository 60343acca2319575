import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Env } from './env.ts'

export interface LogTarget {
  write(line: string): void
}

/** The options of the application's logger. `target` replaces stdout. */
export const loggerOf = (env: Env, target: LogTarget | undefined) =>
  env.logLevel !== 'silent' && {
    level: env.logLevel,
    serializers: { req: requestInLog },
    ...(target && { stream: target }),
  }

/** Logs the route instead of the URL, because a query may contain a push connection's token and a path a password. */
const requestInLog = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
  remoteAddress: request.ip,
})

/** Logs that a file could not be read because of an internal error. */
export const crashLogger =
  (log: FastifyBaseLogger) =>
  (error: Error, fileName: string): void =>
    log.error({ err: error, fileName }, 'import file could not be read')
