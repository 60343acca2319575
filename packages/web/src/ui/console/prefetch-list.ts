import type { Call } from '@bdr/contract/kernel/call'
import { readListViews } from '@bdr/contract/list-views/calls'
import { opensWith } from '../data/list-view-address.ts'
import { redirect, type Redirect } from '../../lib/navigation.ts'
import { cachedAnswer, prefetch, queryClient } from '../../lib/query.ts'
import { readTableQuery, schemasFor } from './table-query.ts'

/** Milliseconds a page may wait for its rows. Rows that take longer are drawn after its frame. */
const milliseconds = 100

/**
 * A list page's `clientLoader`: reads the page that the address names. Rows that arrive soon are in the first
 * drawing of the page, so that it does not appear without them. The page itself shows errors, except when the
 * address needs schemas and they cannot be loaded: without them there is no page.
 * @param given the page's own input, as in `ListPage`
 */
export const prefetchList =
  (call: Call, given: (path: string) => Readonly<Record<string, unknown>> = () => ({})) =>
  async ({ request }: { request: Request }): Promise<Redirect | undefined> => {
    const { pathname, search, searchParams } = new URL(request.url)
    prefetch(readListViews, { list: call.name }, { toast: false })
    const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (search === '') {
      const known = () => cachedAnswer(readListViews, { list: call.name })
      if (known() === undefined) await Promise.race([readingOf(readListViews), timeout])
      const opens = opensWith(search, known())
      if (opens !== null) return redirect(pathname + opens)
    }
    await schemasFor(call.input, searchParams)
    prefetch(call, { ...readTableQuery(call.input, searchParams), ...given(pathname) })
    await Promise.race([readingOf(call), timeout])
    return undefined
  }

async function readingOf(call: Call): Promise<unknown> {
  const [query] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [call.name], predicate: ({ state }) => state.fetchStatus === 'fetching' })
  return query?.promise?.catch(() => {})
}
