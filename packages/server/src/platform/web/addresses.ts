import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { pageByKey, pages } from '@bdr/contract/navigation'
import { answerUnreadable } from '../gateway/error-answer.ts'

export function splitUrl(url: string): [path: string, search: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/**
 * How the path of a page is written, for one that differs in capitals or by a slash at its end; null for
 * any other.
 */
export function rightPath(path: string): string | null {
  const trimmed = isSlashed(path) ? path.replace(/\/+$/, '') : path
  const typed = trimmed.toLowerCase()
  const right = pages.find((page) => page.path.toLowerCase() === typed)?.path ?? trimmed
  return right === path ? null : right
}

/** `/login/` is `/login`; `//host/` is left alone, it would lead to another host. */
const isSlashed = (path: string) => /^\/[^/\\].*\/$/.test(path)

/** A person at a browser asks for pages so; a program does not. */
const asksForPage = (accept = ''): boolean => accept.includes('text/html')

/** Paths of the gateway and of files: an unknown one is no page, and nobody should be sent to one. */
export function isElsewhere(path: string, productCode: string, accept: string | undefined): boolean {
  const [first = ''] = path.slice(1).split('/')
  return (
    first.startsWith(`${productCode}-`) ||
    first.startsWith(`${productCode}_`) ||
    first === 'assets' ||
    // a person typed it who asks for a page
    (/\.\w+$/.test(path) && !asksForPage(accept))
  )
}

/** An address that cannot be decoded reaches no route: to a person it is an unknown page as any other. */
export const unreadableAddress =
  (productCode: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { accept } = request.headers
    const [path] = splitUrl(request.url)
    if (request.method !== 'GET' || !asksForPage(accept) || isElsewhere(path, productCode, accept))
      return answerUnreadable(error, request, reply)
    reply
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      .redirect(pageByKey('notFound').path, 302)
  }
