/** `field` ascending, `-field` descending; empty is the call's own order. */
export const directionOf = (field: string, sort: string | undefined): 'ascending' | 'descending' | 'none' =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none'

/** What a press on a column's head sorts by next: ascending, descending, and back to the call's own order. */
export const nextSort = (field: string, sort: string | undefined): string =>
  ({ none: field, ascending: `-${field}`, descending: '' })[directionOf(field, sort)]
