/** What an address asks for, when it is one of what there is; links from elsewhere ask for anything. */
export const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  values.find((value) => value === asked) ?? null

/** A page's number in an address: the first is there without. */
export const pageNumText = (pageNum: number): string | null => (pageNum === 1 ? null : String(pageNum))

/** A search's words; null when nothing is looked for. */
export function keywordOf(query: URLSearchParams): string | null {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40)
  return keyword === '' ? null : keyword
}
