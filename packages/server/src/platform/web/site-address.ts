import { contentLimits } from '@bdr/contract/content/model'
import type { Page } from '@bdr/contract/kernel/navigation'
import { isStorable } from '../gateway/storable.ts'

/** What only operators may ask for. */
export const previewParameter = 'preview'

/**
 * No page reads more of a value; longer ones would let anybody fill the memory with addresses. The longest
 * is a record's name.
 */
const longestValue = contentLimits.slug

export interface SiteAddress {
  /** path and query without what the page does not read, parameters in the page's order */
  readonly url: string
  readonly wantsPreview: boolean
}

/**
 * The one spelling of a page load's address: parameters the page does not name would fill the memory
 * with copies of one page, and search engines with them. A value no database stores names nothing.
 */
export function addressOf(page: Page, url: string): SiteAddress {
  const mark = url.indexOf('?')
  if (mark === -1 || !page.query) return { url: page.path, wantsPreview: false }
  const asked = new URLSearchParams(url.slice(mark + 1))
  const kept = new URLSearchParams()
  for (const name of page.query) {
    const value = asked.get(name)?.slice(0, longestValue + 1)
    if (value && isStorable(value) && name !== previewParameter) kept.append(name, value)
  }
  return {
    url: kept.size === 0 ? page.path : `${page.path}?${kept}`,
    wantsPreview: page.query.includes(previewParameter) && asked.has(previewParameter),
  }
}
