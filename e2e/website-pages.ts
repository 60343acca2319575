import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import type { Server } from './server.ts'

export const framed = (pages as readonly Page[]).filter((page) => page.framed)
export const alone = (pages as readonly Page[]).filter((page) => page.area === 'site' && !page.framed)
/** They send on whoever comes without an errand there, and have journeys of their own. */
const sendOn = ['authRedirect', 'initialPassword']
export const visited = [...framed, ...alone].filter((page) => !sendOn.includes(page.key))

/** Where a page is seen with something on it: a record's page needs one, the first its list leads to. */
export async function addressOf(server: Server, page: Page): Promise<string> {
  if (page.key === 'newsDetail') return `${page.path}?id=1`
  if (page.key !== 'techniqueDetail') return page.path
  const list = await (await fetch(`${server.url}/techTransformList`)).text()
  return /href="(\/techTransformDetail\?id=\d+)"/.exec(list)![1]!
}

/** A page as a program reads it, where it leads to left alone. */
export async function load(server: Server, path: string): Promise<{ response: Response; html: string }> {
  const response = await fetch(server.url + path, { redirect: 'manual' })
  return { response, html: await response.text() }
}
