import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Env } from './env.ts'

export interface LogTarget {
  write(line: string): void
}

/** How the application logs. `target`: where the lines go instead of stdout. */
export const loggerOf = (env: Env, target: LogTarget | undefined) =>
  env.logLevel !== 'silent' && {
    level: env.logLevel,
    serializers: { req: requestInLog },
    ...(target && { stream: target }),
  }

/** The route stands for the URL: a query may carry a push connection's token, a path a password. */
const requestInLog = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
  remoteAddress: request.ip,
})

/** Writes down that a file could not be read for a reason of our own. */
export const crashLogger =
  (log: FastifyBaseLogger) =>
  (error: Error, fileName: string): void =>
    log.error({ err: error, fileName }, 'import file could not be read')
