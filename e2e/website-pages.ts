import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import type { Server } from './server.ts'

export const framed = (pages as readonly Page[]).filter((page) => page.framed)
export const alone = (pages as readonly Page[]).filter((page) => page.area === 'site' && !page.framed)
/** Pages that redirect visitors without a ticket or result, and have journeys of their own. */
const sendOn = ['authRedirect', 'initialPassword']
export const visited = [...framed, ...alone].filter((page) => !sendOn.includes(page.key))

/**
 * An address at which a page shows content: a record's page needs a record, the first that its list links to.
 */
export async function addressOf(server: Server, page: Page): Promise<string> {
  if (page.key === 'newsDetail') return `${page.path}?id=1`
  if (page.key !== 'techniqueDetail') return page.path
  const list = await (await fetch(`${server.url}/techTransformList`)).text()
  return /href="(\/techTransformDetail\?id=\d+)"/.exec(list)![1]!
}

/** The HTML of a page as a program reads it, without following its links. */
export async function load(server: Server, path: string): Promise<{ response: Response; html: string }> {
  const response = await fetch(server.url + path, { redirect: 'manual' })
  return { response, html: await response.text() }
}
