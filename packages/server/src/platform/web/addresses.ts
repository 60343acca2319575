import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { pageByKey, pages } from '@bdr/contract/navigation'
import { answerUnreadable } from '../gateway/error-answer.ts'

export function splitUrl(url: string): [path: string, search: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** The correct path of a page, for one that differs in case or by a trailing slash; null for all others. */
export function rightPath(path: string): string | null {
  const trimmed = isSlashed(path) ? path.replace(/\/+$/, '') : path
  const typed = trimmed.toLowerCase()
  const right = pages.find((page) => page.path.toLowerCase() === typed)?.path ?? trimmed
  return right === path ? null : right
}

/** `/login/` is `/login`; `//host/` is not changed, since it would lead to another host. */
const isSlashed = (path: string) => /^\/[^/\\].*\/$/.test(path)

/** Whether the request comes from a browser that wants a page, rather than from a program. */
const asksForPage = (accept = ''): boolean => accept.includes('text/html')

/** Paths of the gateway and of files. An unknown one is not a page, and is not redirected to one. */
export function isGatewayOrFile(path: string, productCode: string, accept: string | undefined): boolean {
  const [first = ''] = path.slice(1).split('/')
  return (
    first.startsWith(`${productCode}-`) ||
    first.startsWith(`${productCode}_`) ||
    first === 'assets' ||
    // a browser request for HTML was typed by a person
    (/\.\w+$/.test(path) && !asksForPage(accept))
  )
}

/** An address that cannot be decoded matches no route; people see it as any unknown page. */
export const unreadableAddress =
  (productCode: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { accept } = request.headers
    const [path] = splitUrl(request.url)
    if (request.method !== 'GET' || !asksForPage(accept) || isGatewayOrFile(path, productCode, accept))
      return answerUnreadable(error, request, reply)
    reply
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      .redirect(pageByKey('notFound').path, 302)
  }
