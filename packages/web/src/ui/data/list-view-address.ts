import type { ListView, ListViews } from '@bdr/contract/list-views/replies'
import { formatDay } from '../../lib/format.ts'
import { withDays } from '../../lib/day-presets.ts'
import { serverNow } from '../../lib/server-clock.ts'

/** Today's date in the platform's time zone. */
export const dayNow = (): string => formatDay(new Date(serverNow()))

/** Which view the address shows; the plain list has a value of its own where a view opens by default. */
export const viewParameter = 'view'
export const plainView = '0'

/** The search part of the address that shows a view. */
export function addressOfView({ id, search }: Pick<ListView, 'id' | 'search'>): string {
  const shown = withDays(new URLSearchParams(search), dayNow())
  shown.set(viewParameter, id)
  return `?${shown.toString()}`
}

/**
 * The address that opening the list without a query leads to, where a view opens by default; null otherwise.
 */
export function opensWith(search: string, views: ListViews | undefined): string | null {
  if (search !== '' || !views?.defaultViewId) return null
  const view = views.views.find(({ id }) => id === views.defaultViewId)
  return view ? addressOfView(view) : null
}
