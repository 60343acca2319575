import { contentLimits } from '@bdr/contract/content/model'
import type { Page } from '@bdr/contract/kernel/navigation'
import { storable } from '../storable.ts'

/** The query parameter for a preview, which only operators may use. */
export const previewParameter = 'preview'

/**
 * Longest value of a parameter that pages read; longer ones could be used to fill the memory with addresses. The
 * longest valid one is a record's slug.
 */
const longestValue = contentLimits.slug

export interface SiteAddress {
  /** path and query with only the parameters the page reads, in the page's order */
  readonly url: string
  readonly wantsPreview: boolean
}

/**
 * The canonical form of a page load's address. Unknown parameters would fill the memory, and search engines, with
 * copies of the same page. Characters that no database can store are replaced, so that the value matches nothing.
 */
export function addressOf(page: Page, url: string): SiteAddress {
  const mark = url.indexOf('?')
  if (mark === -1 || !page.query) return { url: page.path, wantsPreview: false }
  const asked = new URLSearchParams(url.slice(mark + 1))
  const remaining = new URLSearchParams()
  for (const name of page.query) {
    if (name === previewParameter) continue
    // a repeated parameter is invalid, and the page is the same for two and for more
    for (const value of asked.getAll(name).filter(Boolean).slice(0, 2))
      remaining.append(name, storable(value.slice(0, longestValue + 1)))
  }
  return {
    url: remaining.size === 0 ? page.path : `${page.path}?${remaining}`,
    wantsPreview: page.query.includes(previewParameter) && asked.has(previewParameter),
  }
}
