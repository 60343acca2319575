import type { Call } from '@bdr/contract/kernel/call'
import { readListViews } from '@bdr/contract/list-views/calls'
import { opensWith } from '../data/list-view-address.ts'
import { redirect, type Redirect } from '../../lib/navigation.ts'
import { cachedAnswer, prefetch, queryClient } from '../../lib/query.ts'
import { readTableQuery, schemasFor } from './table-query.ts'

/** Milliseconds a page may wait for its rows. Rows that take longer come after its frame. */
const milliseconds = 100

/**
 * A list page's `clientLoader`: reads the page the address asks for. What comes soon is there when
 * the page is first drawn, so that nobody sees it without. The page itself says what went wrong, but for
 * schemas that the address asks and that cannot be had: without them there is no page.
 * @param given what the page asks for itself, as in `ListPage`
 */
export const prefetchList =
  (call: Call, given: (path: string) => Readonly<Record<string, unknown>> = () => ({})) =>
  async ({ request }: { request: Request }): Promise<Redirect | undefined> => {
    const { pathname, search, searchParams } = new URL(request.url)
    prefetch(readListViews, { list: call.name }, { toast: false })
    const grace = new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (search === '') {
      const known = () => cachedAnswer(readListViews, { list: call.name })
      if (known() === undefined) await Promise.race([readingOf(readListViews), grace])
      const opens = opensWith(search, known())
      if (opens !== null) return redirect(pathname + opens)
    }
    await schemasFor(call.input, searchParams)
    prefetch(call, { ...readTableQuery(call.input, searchParams), ...given(pathname) }, { toast: false })
    await Promise.race([readingOf(call), grace])
    return undefined
  }

async function readingOf(call: Call): Promise<unknown> {
  const [query] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [call.name], predicate: ({ state }) => state.fetchStatus === 'fetching' })
  return query?.promise?.catch(() => {})
}
