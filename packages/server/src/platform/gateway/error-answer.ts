import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes, httpStatus, readRetryAfter, type Code, type Envelope } from '@bdr/contract/errors'
import { say } from '@bdr/text/refusals'
import { DatabaseUnavailable } from '../db/errors.ts'
import { AppError } from '../errors.ts'

interface Answer {
  code: Code
  msg: string
  data: unknown
}

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

/** What a thrown error becomes for the client; anything unknown is a fault that tells nothing. */
function answerTo(error: FastifyError | AppError | DatabaseUnavailable, bodyLimit: number): Answer {
  if (error instanceof AppError) return { code: error.code, msg: error.text, data: error.data }
  if (error instanceof DatabaseUnavailable)
    return { code: codes.unavailable, msg: say('request.unavailable'), data: null }
  const status = error.statusCode ?? 500
  if (status === 413)
    return { code: codes.tooLarge, msg: say('request.tooLarge', { limit: megabytes(bodyLimit) }), data: null }
  if (status === 429) return { code: codes.tooMany, msg: say('request.tooMany'), data: null }
  if (status >= 400 && status < 500)
    return { code: codes.malformed, msg: say('request.malformed'), data: null }
  return { code: codes.fault, msg: say('request.fault'), data: null }
}

function send(reply: FastifyReply, { code, msg, data }: Envelope): FastifyReply {
  const wait = readRetryAfter(data)
  if (wait !== null && code === codes.tooMany) reply.header('retry-after', wait)
  return reply
    .status(httpStatus[code])
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, msg, data }))
}

/** Answers every error of the gateway with the envelope, and logs the ones that are ours. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { config, bodyLimit } = request.routeOptions
    const answer = answerTo(error, config.maxBytes ?? bodyLimit)
    if (httpStatus[answer.code] >= 500) request.log.error({ err: error }, 'call failed')
    else request.log.debug({ code: answer.code, reason: error.message }, 'call refused')
    return send(reply, answer)
  })
}

/** An address that cannot be decoded reaches no route: Fastify's own words would repeat it, secrets included. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  send(reply, { code: codes.malformed, msg: say('request.malformed'), data: null })
}

export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, { code: codes.unknownPath, msg: say('request.unknownPath'), data: null })
