import { pageAt } from '@bdr/contract/navigation'
import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router'

/** A public page is loaded by the browser itself: the server renders it, and no router runs there. */
export function leaveForSite({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): void {
  const { pathname, search } = new URL(request.url)
  if (pageAt(pathname)?.area === 'site') throw redirectDocument(pathname + search)
}
