import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'

/** Which page of a list is asked for. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

type AnyValues = Record<string, unknown>

/** The values a filter comes with. */
type Given<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** What a list's filter leaves, before anything is selected of it. */
type Found<Tables, From extends keyof Tables> = SelectQueryBuilder<Tables, From, {}>

/** One page of the rows found, and how many there are in all. */
interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

const counted = <Tables, From extends keyof Tables>(found: Found<Tables, From>) =>
  found.select(sql`count(*)`.as('total')).$castTo<{ total: string }>()

/**
 * Reads one page of a list. `rows` selects, sorts and joins what a row refers to; it must leave
 * each row found there once, or the total would be another's.
 */
export async function readPage<Tables, From extends keyof Tables, All, Read extends keyof All, Row>(
  found: Found<Tables, From>,
  paging: Paging,
  rows: (found: Found<Tables, From>) => SelectQueryBuilder<All, Read, Row>,
) {
  const [page, count] = await Promise.all([
    rows(found).limit(paging.pageSize).offset(offsetOf(paging)).execute(),
    counted(found).executeTakeFirstOrThrow(),
  ])
  return { rows: page, total: Number(count.total) }
}

/**
 * The same for lists that are asked for all the time: the statement of each combination of filters
 * and sort is written once. `found` asks by `has` which of the values a filter comes with; one that is
 * undefined is not there.
 */
export function preparedPages<
  Values,
  Sort extends string,
  Tables,
  From extends keyof Tables,
  All,
  Read extends keyof All,
  Row,
>(list: {
  found: (db: Executor, has: (name: keyof Values) => boolean, p: Params<Values>) => Found<Tables, From>
  rows: (found: Found<Tables, From>, sort: Sort) => SelectQueryBuilder<All, Read, Row>
}): (db: Executor, values: Given<Values>, query: Paging & { readonly sort: Sort }) => Promise<Page<Row>> {
  const found = (db: Executor, { filter }: { filter: string }, p: Params<AnyValues>) => {
    const names = filter.split(' ')
    return list.found(db, (name) => names.includes(String(name)), p as Params<Values>)
  }
  const pages = preparedFamily(
    (db, shape: { filter: string; sort: Sort }, p: Params<AnyValues & { limit: number; offset: number }>) =>
      list
        .rows(found(db, shape, p), shape.sort)
        .limit(p.limit)
        .offset(p.offset),
  )
  const counts = preparedFamily((db, shape: { filter: string }, p: Params<AnyValues>) =>
    counted(found(db, shape, p)),
  )
  return async (db, given, query) => {
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const filter = Object.keys(values).join(' ')
    const [rows, count] = await Promise.all([
      pages({ filter, sort: query.sort }).all(db, {
        ...values,
        limit: query.pageSize,
        offset: offsetOf(query),
      }),
      counts({ filter }).firstOrThrow(db, values),
    ])
    return { rows, total: Number(count.total) }
  }
}

/**
 * How many rows stand in each state, whichever the list is narrowed to, and the total of what it
 * shows. `found` may lack states in which there is none.
 */
export function countsOf<State extends string>(
  states: readonly State[],
  found: readonly { readonly status: State; readonly count: number }[],
  shown: State | undefined,
) {
  const counts = states.map((status) => ({
    status,
    count: found.find((one) => one.status === status)?.count ?? 0,
  }))
  const total = counts
    .filter(({ status }) => shown === undefined || status === shown)
    .reduce((sum, { count }) => sum + count, 0)
  return { counts, total }
}

/** The reply of a list. */
export const pageReply = <Row, Shown>(
  { pageNum, pageSize }: Paging,
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  present: (row: Row) => Shown,
) => ({ list: rows.map((row) => present(row)), total, pageNum, pageSize })

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

/** What a filter's text is compared with; none for a filter that is not there. */
type Pattern = { (text: string): string; (text: string | undefined): string | undefined }

const pattern = (of: (literal: string) => string) =>
  ((text?: string) => (text === undefined ? undefined : of(literally(text)))) as Pattern

export const startsWith = pattern((literal) => `${literal}%`)
export const contains = pattern((literal) => `%${literal}%`)

/** The instant a day in China begins, so many days later. */
export const beginningOf = (day: string | Expression<string>, daysLater: number): RawBuilder<string> =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Asia/Shanghai')`

/** Rows to skip for a page. */
export const offsetOf = ({ pageNum, pageSize }: Paging): number => (pageNum - 1) * pageSize
