/** What an address asks for, when it is one of what there is; links from elsewhere ask for anything. */
export const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  values.find((value) => value === asked) ?? null

/** The same of a filter that names a page of its own: a name there is none of is a page there is none of. */
export function namedOrMissing<Value extends string>(
  values: readonly Value[],
  asked: string | null,
): Value | null {
  const found = oneOf(values, asked)
  if (found === null && asked !== null && asked !== '') throw new Response(null, { status: 404 })
  return found
}

/** A page's number in an address: the first is there without. */
export const pageNumText = (pageNum: number): string | null => (pageNum === 1 ? null : String(pageNum))

/** A search's words; null when nothing is looked for. */
export function keywordOf(query: URLSearchParams): string | null {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40)
  return keyword === '' ? null : keyword
}
