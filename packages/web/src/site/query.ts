import type { SiteLoaderArgs } from './context.ts'

/*
 * Reads the query of an address. An unknown value is answered with 404: a search engine would count one page
 * under many addresses as many pages, and a wrong link would never be noticed.
 */

/** Ends a page that does not exist. */
export const missing = () => new Response(null, { status: 404 })

/**
 * The query of the page's address, from which the server has removed parameters that the page does not use.
 * @throws Response 404 for a repeated parameter
 */
export function queryOf(request: SiteLoaderArgs['request']): URLSearchParams {
  const query = new URL(request.url).searchParams
  if (new Set(query.keys()).size < query.size) throw missing()
  return query
}

/**
 * Returns what was found under the requested name. @throws Response 404 if a name was given and nothing was
 * found
 */
export function foundOrMissing<Found>(asked: string | null, found: Found | undefined): Found | null {
  if (asked !== null && found === undefined) throw missing()
  return found ?? null
}

/** One of the allowed values; null without a value. @throws Response 404 for any other value */
export const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  foundOrMissing(
    asked,
    values.find((value) => value === asked),
  )

/** The tab in an address, the first one without. @throws Response 404 if there are fewer tabs */
export function tabOf(query: URLSearchParams, count: number): number {
  const tabs = Array.from({ length: count }, (_, index) => String(index))
  return Number(oneOf(tabs, query.get('actIndex')) ?? 0)
}

/** The page number in an address, 1 without. @throws Response 404 if it is no page number */
export function pageNumOf(query: URLSearchParams): number {
  const asked = query.get('pageNum')
  if (asked !== null && !/^[1-9]\d{0,3}$/.test(asked)) throw missing()
  return Number(asked ?? 1)
}

/** A page number for an address: the first page has none. */
export const pageNumText = (pageNum: number): string | null => (pageNum === 1 ? null : String(pageNum))

/** The text of a search; null when it is empty. */
export function keywordOf(query: URLSearchParams): string | null {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40)
  return keyword === '' ? null : keyword
}
