import type { Call } from '@bdr/contract/kernel/call'
import { prefetch } from '../../lib/query.ts'
import { readTableQuery } from './table-query.ts'

/**
 * A list page's `clientLoader`: reads the page the address asks for while the frame is still being
 * drawn. The page itself says what went wrong.
 */
export const prefetchList =
  (call: Call) =>
  ({ request }: { request: Request }): void =>
    prefetch(call, readTableQuery(call.input, new URL(request.url).searchParams), { toast: false })
