import type { SiteLoaderArgs } from './context.ts'

/*
 * What an address asks for. Whatever names none of what there is, is the address of no page: one page
 * under many addresses would be many to a search engine, and a wrong link would never be noticed.
 */

/** Ends a page that is not there. */
export const missing = () => new Response(null, { status: 404 })

/**
 * The query of the page's address. The server has taken off what the page does not name.
 * @throws Response 404 what is asked for twice
 */
export function queryOf(request: SiteLoaderArgs['request']): URLSearchParams {
  const query = new URL(request.url).searchParams
  if (new Set(query.keys()).size < query.size) throw missing()
  return query
}

/** What was found under the name that was asked for. @throws Response 404 something was, and there is none of it */
export function foundOrMissing<Found>(asked: string | null, found: Found | undefined): Found | null {
  if (asked !== null && found === undefined) throw missing()
  return found ?? null
}

/** One of the values there are; null where none is asked for. @throws Response 404 another */
export const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  foundOrMissing(
    asked,
    values.find((value) => value === asked),
  )

/** The tab an address names, the first without. @throws Response 404 there are not so many */
export function tabOf(query: URLSearchParams, count: number): number {
  const tabs = Array.from({ length: count }, (_, index) => String(index))
  return Number(oneOf(tabs, query.get('actIndex')) ?? 0)
}

/** The page of a list, the first without. @throws Response 404 no number of any page */
export function pageNumOf(query: URLSearchParams): number {
  const asked = query.get('pageNum')
  if (asked !== null && !/^[1-9]\d{0,3}$/.test(asked)) throw missing()
  return Number(asked ?? 1)
}

/** A page's number in an address: the first is there without. */
export const pageNumText = (pageNum: number): string | null => (pageNum === 1 ? null : String(pageNum))

/** A search's words; null when nothing is looked for. */
export function keywordOf(query: URLSearchParams): string | null {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40)
  return keyword === '' ? null : keyword
}
