import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { readUserInfo } from '@bdr/contract/session/calls'
import { tokenCookie } from '@bdr/contract/session/model'
import { readPath } from './lib/outgoing.ts'
import { sidebarCookie } from './lib/sidebar-cookie.ts'
import { withoutEval } from './lib/without-eval.ts'
import { readTableQuery } from './ui/console/table-query.ts'

/** The lists that fill a page; their rows are asked for before the page's script is there. */
const listOfPage: Partial<Record<PageKey, Call>> = {
  orderList: listOrders,
  deliveryNoteList: listDeliveryNotes,
}

/** What the document of a page does before its scripts are there; see `early-answers.tsx`. */
export const earlyScript = (pathname: string, search: string, product: string): string =>
  askEarly(earlyPaths(pathname, search, product))

function earlyPaths(pathname: string, search: string, product: string): string[] {
  const list = listOfPage[pageAt(pathname)?.key as PageKey]
  const viewer = readPath(readUserInfo, {}, product)
  if (!list) return [viewer]
  return [viewer, readPath(list, readTableQuery(list.input, new URLSearchParams(search)), product)]
}

/** `<` would let an address end the script it stands in. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The first thing drawn has the sidebar as wide as it will be. */
const sidebarAsLeft = `if (/(?:^|; )${sidebarCookie}=0/.test(document.cookie)) document.documentElement.dataset.sidebar = 'closed'`

/** And is as light or dark as this browser likes it. */
const schemeAsChosen = `try {
  const { colorScheme } = JSON.parse(localStorage.getItem('preferences') ?? '{}')
  if (colorScheme === 'light' || colorScheme === 'dark') document.documentElement.dataset.scheme = colorScheme
} catch {}`

const askEarly = (paths: readonly string[]) => `${withoutEval}
${schemeAsChosen}
${sidebarAsLeft}
{
  const token = document.cookie.match(/(?:^|; )${tokenCookie}=([^;]+)/)?.[1]
  if (token) {
    const headers = { Authorization: 'Bearer ' + decodeURIComponent(token) }
    window.earlyAnswers = {}
    for (const path of ${literal(paths)}) {
      const answer = fetch(path, { headers })
      answer.catch(() => {})
      window.earlyAnswers[path] = answer
    }
  }
}`
