import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  codes,
  httpStatus,
  maxFaults,
  readRetryAfter,
  type Envelope,
  type FaultsBeside,
} from '@bdr/contract/errors'
import { fieldSentence } from '@bdr/text/fields'
import { refusalText, t } from '@bdr/text/refusals'
import { DatabaseUnavailable } from '../db/errors.ts'
import { AppError } from '../errors.ts'
import { pathText, type Refusal } from '../refusals.ts'

type Answer = Envelope & Partial<FaultsBeside>

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

/** What a thrown error becomes for the client; anything unknown is a fault that tells nothing. */
function answerTo(error: FastifyError | AppError | DatabaseUnavailable, bodyLimit: number): Answer {
  if (error instanceof AppError) return answerToRefused(error)
  if (error instanceof DatabaseUnavailable)
    return { code: codes.unavailable, msg: t('request.unavailable'), data: null }
  const status = error.statusCode ?? 500
  if (status === 413)
    return { code: codes.tooLarge, msg: t('request.tooLarge', { limit: megabytes(bodyLimit) }), data: null }
  if (status === 429) return { code: codes.tooMany, msg: t('request.tooMany'), data: null }
  if (status >= 400 && status < 500) return { code: codes.malformed, msg: t('request.malformed'), data: null }
  return { code: codes.fault, msg: t('request.fault'), data: null }
}

function answerToRefused({ code, refusal, retryAfter, faults }: AppError): Answer {
  const msg = refusalText(refusal)
  if (code === codes.invalid) return { code, msg, ...faultsInWords(faults) }
  return { code, msg, data: retryAfter === null ? null : { retryAfter } }
}

/** The sentences of `data` name the field for people, `faults` say its place for programs. */
function faultsInWords(all: readonly Refusal[]): FaultsBeside & { data: string[] } {
  const faults = all
    .slice(0, maxFaults)
    .map((one) => ({ path: pathText(one.path), key: one.key, message: refusalText(one) }))
  const data = faults.map(({ message }, index) => fieldSentence(all[index]!.path, message))
  return { data, faults, faultCount: all.length }
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  const { code, data } = answer
  const wait = readRetryAfter(data)
  if (wait !== null && code === codes.tooMany) reply.header('retry-after', wait)
  return reply
    .status(httpStatus[code])
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer))
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
  send(reply, { code: codes.malformed, msg: t('request.malformed'), data: null })
}

export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, { code: codes.unknownPath, msg: t('request.unknownPath'), data: null })
