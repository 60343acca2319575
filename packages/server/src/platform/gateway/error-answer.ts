import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  codes,
  httpStatus,
  maxFaults,
  readRetryAfter,
  type Code,
  type Envelope,
  type EnvelopeFaults,
} from '@bdr/contract/errors'
import { fieldSentence } from '@bdr/text/field-labels'
import { refusalText, type RefusalKey } from '@bdr/text/refusals'
import { DatabaseUnavailable, unavailableRetrySeconds } from '../db/errors.ts'
import { AppError } from '../errors.ts'
import { pathText, refusal, type Refusal } from '../refusals.ts'

type Answer = Envelope & Partial<EnvelopeFaults> & { readonly key: RefusalKey }

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

/** The answer for a thrown error. Unknown errors are answered as a fault without details. */
function answerTo(
  error: FastifyError | AppError | DatabaseUnavailable,
  { call, bodyLimit }: { call: string | undefined; bodyLimit: number },
): Answer {
  if (error instanceof AppError) return answerToRefused(error, call)
  if (error instanceof DatabaseUnavailable) return answerOf(codes.unavailable, refusal('request.unavailable'))
  const status = error.statusCode ?? 500
  if (status === 413)
    return answerOf(codes.tooLarge, refusal('request.tooLarge', { limit: megabytes(bodyLimit) }))
  if (status === 429) return answerOf(codes.tooMany, refusal('request.tooMany'))
  if (status >= 400 && status < 500) return answerOf(codes.malformed, refusal('request.malformed'))
  return answerOf(codes.fault, refusal('request.fault'))
}

const answerOf = (code: Code, why: Refusal): Answer => ({
  code,
  msg: refusalText(why),
  data: null,
  key: why.key,
})

function answerToRefused(
  { code, refusal: why, retryAfter, faults }: AppError,
  call: string | undefined,
): Answer {
  const answer = answerOf(code, why)
  if (code === codes.invalid) return { ...answer, ...faultsInWords(faults, call) }
  return retryAfter === null ? answer : { ...answer, data: { retryAfter } }
}

/** `data` contains sentences with the field's name for people; `faults` contain the path for programs. */
function faultsInWords(
  all: readonly Refusal[],
  call: string | undefined,
): EnvelopeFaults & { data: string[] } {
  const faults = all
    .slice(0, maxFaults)
    .map((one) => ({ path: pathText(one.path), key: one.key, message: refusalText(one) }))
  const data = faults.map(({ message }, index) => fieldSentence(call, all[index]!, message))
  return { data, faults, faultCount: all.length }
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  const { code, data } = answer
  const wait = readRetryAfter(data)
  if (wait !== null && code === codes.tooMany) reply.header('retry-after', wait)
  if (code === codes.unavailable) reply.header('retry-after', unavailableRetrySeconds)
  return reply
    .status(httpStatus[code])
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}

/** Answers every error of the gateway with the envelope, and logs those that are the server's fault. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { config, bodyLimit } = request.routeOptions
    const answer = answerTo(error, { call: config.call, bodyLimit: config.maxBytes ?? bodyLimit })
    if (httpStatus[answer.code] >= 500) request.log.error({ err: error }, 'call failed')
    else request.log.debug({ code: answer.code, reason: error.message }, 'call refused')
    return send(reply, answer)
  })
}

/**
 * Answers a request whose address cannot be decoded. Fastify's own message would repeat the address, including secrets
 * in it.
 */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  send(reply, answerOf(codes.malformed, refusal('request.malformed')))
}

export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, answerOf(codes.unknownPath, refusal('request.unknownPath')))
