import { contentLimits } from '@bdr/contract/content/model'
import type { Page } from '@bdr/contract/kernel/navigation'

/** What only operators may ask for. */
export const previewParameter = 'preview'

/**
 * No page reads more of a value; longer ones would let anybody fill the memory with addresses. The longest
 * is a record's name.
 */
const longestValue = contentLimits.slug

const storable = (value: string) =>
  value
    .slice(0, longestValue + 1)
    .replaceAll('\0', '\uFFFD')
    .toWellFormed()

export interface SiteAddress {
  /** path and query without what the page does not read, parameters in the page's order */
  readonly url: string
  readonly wantsPreview: boolean
}

/**
 * The one spelling of a page load's address: parameters the page does not name would fill the memory
 * with copies of one page, and search engines with them. What no database stores of a value is replaced, so that it finds nothing.
 */
export function addressOf(page: Page, url: string): SiteAddress {
  const mark = url.indexOf('?')
  if (mark === -1 || !page.query) return { url: page.path, wantsPreview: false }
  const asked = new URLSearchParams(url.slice(mark + 1))
  const remaining = new URLSearchParams()
  for (const name of page.query) {
    if (name === previewParameter) continue
    // one that is asked for twice names no page: the page says so, and of any more it would say the same
    for (const value of asked.getAll(name).filter(Boolean).slice(0, 2))
      remaining.append(name, storable(value))
  }
  return {
    url: remaining.size === 0 ? page.path : `${page.path}?${remaining}`,
    wantsPreview: page.query.includes(previewParameter) && asked.has(previewParameter),
  }
}
