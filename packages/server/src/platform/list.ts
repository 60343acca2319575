/** What every list query does the same way. */

/** A sort as the contract spells it: a field's name, with `-` in front for descending. */
export type SortOf<Field extends string> = Field | `-${Field}`

export function sorting<Field extends string>(
  sort: SortOf<Field>,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' }
}

/** A person's own % and _ mean themselves in a LIKE pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const startsWith = (text: string): string => `${literally(text)}%`
export const contains = (text: string): string => `%${literally(text)}%`

/** Rows to skip for a page. */
export const offsetOf = (page: { pageNum: number; pageSize: number }): number =>
  (page.pageNum - 1) * page.pageSize
