import type { FastifyError, FastifyInstance } from 'fastify'
import { faultPageText } from '@bdr/text/site'
import { httpStatus } from '@bdr/contract/errors'
import { AppError } from '../errors.ts'
import { DatabaseUnavailable, unavailableRetrySeconds } from '../db/errors.ts'

type PageError = FastifyError | DatabaseUnavailable | AppError

/** Answers a failed page load with a static page that needs nothing that could have failed. */
export function answerFaults(pages: FastifyInstance): void {
  pages.setErrorHandler((error: PageError, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error, reqId: request.id }, 'page failed')
    if (error instanceof AppError && error.retryAfter !== null) reply.header('retry-after', error.retryAfter)
    if (status === 503) reply.header('retry-after', unavailableRetrySeconds)
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(faultPage(request.id))
  })
}

/** A form that is too large or cannot be parsed is the client's fault. */
function statusOf(error: PageError): number {
  if (error instanceof DatabaseUnavailable) return 503
  const status = error instanceof AppError ? httpStatus[error.code] : (error.statusCode ?? 500)
  return status >= 400 && status < 500 ? status : 500
}

/** A page that says that something failed, and needs nothing that could have. @param nonce allows its style */
export const faultPage = (requestId: string, nonce = '') => `<!DOCTYPE html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${faultPageText.title}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark }
  body { margin: 20vh auto; width: min(100% - 32px, 420px); font: 16px/1.7 -apple-system, 'PingFang SC', 'Microsoft YaHei', sans-serif }
  small { opacity: .7 }
</style>
<h1>${faultPageText.title}</h1>
<p>${faultPageText.hint}</p>
<p><a href="">${faultPageText.retry}</a></p>
<small>${faultPageText.requestId(requestId)}</small>
</html>
`
