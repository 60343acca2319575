import type { Call } from '@bdr/contract/kernel/call'
import { prefetch, queryClient } from '../../lib/query.ts'
import { readTableQuery } from './table-query.ts'

/** Milliseconds a page may wait for its rows. Rows that take longer come after its frame. */
const grace = 100

/**
 * A list page's `clientLoader`: reads the page the address asks for. What comes soon is there when
 * the page is first drawn, so that nobody sees it without. The page itself says what went wrong.
 * @param given what the page asks for itself, as in `ListPage`
 */
export const prefetchList =
  (call: Call, given: (path: string) => Readonly<Record<string, unknown>> = () => ({})) =>
  async ({ request }: { request: Request }): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url)
    prefetch(call, { ...readTableQuery(call.input, searchParams), ...given(pathname) }, { toast: false })
    await Promise.race([readingOf(call), new Promise((resolve) => setTimeout(resolve, grace))])
  }

async function readingOf(call: Call): Promise<unknown> {
  const [query] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [call.name], predicate: ({ state }) => state.fetchStatus === 'fetching' })
  return query?.promise?.catch(() => {})
}
