import { maxExportedRows } from '@bdr/contract/kernel/export'
import type { FoundText } from '@bdr/contract/search/replies'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'
import { planWithValues } from './db/statement-names.ts'
import { refused } from './errors.ts'
import type { TextSearch } from './found-text.ts'
import {
  listCounts,
  present,
  shapesOf,
  type AnyValues,
  type Count,
  type Counts,
  type Found,
  type Given,
  type ListCounts,
} from './list-counts.ts'

/** The requested page of a list. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** The range of rows that a page's statement reads. */
export interface PageWindow {
  readonly limit: number
  readonly offset: number
}

/** One page of the rows, and their total number. */
interface Page<Row> extends Count {
  readonly rows: Row[]
}

const counted = <Tables, From extends keyof Tables>(found: Found<Tables, From>) =>
  found.select(sql`count(*)`.as('total')).$castTo<{ total: string }>()

/**
 * Reads one page of a list. `rows` selects, sorts and joins further tables; the joins must not change the number of
 * rows, because the total is counted without them.
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

/** Rows per chunk of a list that is read completely. */
const chunkSize = 500

/**
 * Reads all rows in the order of `rows`, in chunks. The set of rows is fixed at the start: rows added meanwhile are
 * omitted, and changed rows have their new values. No transaction stays open, because the embedded database has only
 * one connection.
 * @param key a column that is unique among the rows, `o.id`
 * @throws AppError A00001 if there are more than `maxExportedRows`
 */
export async function* readChunks<Tables, From extends keyof Tables, All, Read extends keyof All, Row>(
  found: Found<Tables, From>,
  key: string,
  rows: (found: Found<Tables, From>) => SelectQueryBuilder<All, Read, Row>,
): AsyncGenerator<Row[]> {
  const ids = await rows(found)
    .clearSelect()
    .select(sql<string>`${sql.ref(key)}`.as('id'))
    .limit(maxExportedRows + 1)
    .$castTo<{ id: string }>()
    .execute()
  if (ids.length > maxExportedRows) throw refused('list.tooManyToExport', { limit: maxExportedRows })
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize).map(({ id }) => id)
    yield rows(found.where(sql<boolean>`${sql.ref(key)} = any(${chunk}::bigint[])`)).execute()
  }
}

/**
 * Reads one page of a list whose tabs show the number of rows in each state. `found` is not restricted to a state: the
 * page has the requested state, the counts are those of all states.
 */
export async function readPageAndCounts<
  Tables,
  From extends keyof Tables,
  All,
  Read extends keyof All,
  Row,
  State extends string,
>(
  found: Found<Tables, From>,
  states: readonly State[],
  query: Paging & { readonly status?: State | undefined },
  rows: (found: Found<Tables, From>) => SelectQueryBuilder<All, Read, Row>,
) {
  const { status: asked } = query
  const [page, filled] = await Promise.all([
    rows(asked === undefined ? found : found.where(sql`status`, '=', asked))
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute(),
    found
      .select([sql`status`.as('status'), sql`count(*)::int`.as('count')])
      .groupBy(sql`status`)
      .$castTo<{ status: State; count: number }>()
      .execute(),
  ])
  // states without rows are included
  const counts = states.map((status) => ({
    status,
    count: filled.find((one) => one.status === status)?.count ?? 0,
  }))
  const total = counts
    .filter(({ status }) => asked === undefined || status === asked)
    .reduce((sum, { count }) => sum + count, 0)
  return { rows: page, total, counts }
}

/**
 * How many rows of a list are tested for a keyword while the index is still counting the matches. The second batch is
 * twice as large if the first one filled half a page or more, otherwise four times.
 */
const earlyRows = { first: 100, close: 200, far: 400 } as const

/** A list that is read by page or completely. */
interface PreparedList<Values, Sort, Row extends { readonly id: string }> extends Pick<
  Counts<Values>,
  'tabCounts' | 'countSome'
> {
  /** @param search restricts it to rows that contain a keyword, each with the text that matched */
  page(
    db: Executor,
    values: Given<Values>,
    query: Paging & { readonly sort: Sort },
    search?: TextSearch,
  ): Promise<Page<Row & { readonly found?: FoundText | undefined }>>
  /** see `readChunks` */
  chunks(db: Executor, values: Given<Values>, sort: Sort): AsyncGenerator<Row[]>
}

/**
 * The same for frequently read lists: the statement of each combination of filters and sort is built once. `found`
 * tests with `has` which values are given; undefined values are not.
 */
export function preparedPages<
  Values,
  Sort extends string,
  Tables,
  From extends keyof Tables,
  All,
  Read extends keyof All,
  Row extends { readonly id: string },
>(
  list: ListCounts<Values, Tables, From> & {
    rows: (found: Found<Tables, From>, sort: Sort) => SelectQueryBuilder<All, Read, Row>
    /** Puts the rows in the order of `rows` without joins that only displayed rows need; for `indexedFilters`. */
    inOrder?: (found: Found<Tables, From>, sort: Sort) => Found<Tables, From>
    /** a column that is unique among the rows, `o.id` */
    key: string
    /**
     * Those of `indexedFilters` whose rows are adjacent in the list's own order, even far from its start, such as days.
     * The planner assumes that matching rows are spread evenly and would scan from the start.
     */
    clusteredFilters?: readonly (keyof Values)[]
    /** Finds, for some values, only the rows that can be on the page, for `inOrder`. */
    candidates?: {
      readonly fits: (values: Given<NoInfer<Values>>, sort: Sort) => boolean
      readonly found: (
        db: Executor,
        has: (name: keyof Values) => boolean,
        p: Params<Values & PageWindow>,
        sort: Sort,
      ) => Found<Tables, From>
    }
  },
): PreparedList<Values, Sort, Row> {
  const { found, foundAnywhere, hasIn, hasOneOf, usesIndexedFilter, isScope } = shapesOf(list)
  const pages = preparedFamily(
    (
      db,
      { first, ...shape }: { filter: string; sort: Sort; fits: boolean; first?: number },
      p: Params<AnyValues & PageWindow>,
    ) => {
      if (!usesIndexedFilter(shape)) {
        const rows = list.rows(found(db, shape, p), shape.sort)
        return first === undefined ? rows.limit(p.limit).offset(p.offset) : rows.limit(sql.lit(first))
      }
      // for an unknown limit the planner expects a tenth of all rows instead of the first ones
      const limit = hasOneOf(list.clusteredFilters, shape)
        ? sql<number>`(select ${p.limit}::bigint)`
        : p.limit
      const idsOf = <Some, Of extends keyof Some, Shown>(sorted: SelectQueryBuilder<Some, Of, Shown>) =>
        sorted
          .clearSelect()
          .select(sql`${sql.ref(list.key)}`.as('id'))
          .limit(limit)
          .offset(p.offset)
      const matching = shape.fits
        ? list.candidates!.found(db, hasIn(shape), p as Params<Values & PageWindow>, shape.sort)
        : foundAnywhere(db, shape, p)
      const ids = list.inOrder
        ? idsOf(list.inOrder(matching, shape.sort))
        : idsOf(list.rows(matching, shape.sort))
      const those = found(db, { filter: '' }, p).where(
        sql<boolean>`${sql.ref(list.key)} = any(array(${ids}))`,
      )
      return list.rows(those, shape.sort).modifyEnd(sql.raw(planWithValues))
    },
  )
  const pagesOfFirst = preparedFamily(
    (
      db,
      shape: { filter: string; sort: Sort; from: number; to: number },
      p: Params<AnyValues & PageWindow>,
    ) => {
      const first = list
        .rows(found(db, shape, p), shape.sort)
        .clearSelect()
        .select(sql`${sql.ref(list.key)}`.as('id'))
        .limit(sql.lit(shape.to - shape.from))
        .offset(sql.lit(shape.from))
      // the first rows already satisfy the other filters; adding these again would cause two index scans
      const matchingRows = found(db, { filter: 'foundWord' }, p)
      return (
        list
          // as an array: a generic plan that does not know the merchant would otherwise scan all rows before joining
          .rows(matchingRows.where(sql<boolean>`${sql.ref(list.key)} = any(array(${first}))`), shape.sort)
          .limit(p.limit)
          .offset(p.offset)
      )
    },
  )
  const { countUpTo, limitOf, tabCounts, countSome } = listCounts(list)
  const page: PreparedList<Values, Sort, Row>['page'] = async (db, given, query, search) => {
    const paging = { limit: query.pageSize, offset: offsetOf(query) }
    const filters = present(given)
    const shapeOf = (values: AnyValues) => ({ filter: Object.keys(values).join(' '), sort: query.sort })
    const read = (values: AnyValues) => {
      const fits = list.candidates?.fits(values as Given<Values>, query.sort) ?? false
      // the first page of a tab has the same plan for everybody once the page size is known
      const isFirstPage =
        paging.offset === 0 &&
        Object.entries(values).every(([name, value]) => value === true || isScope(name))
      const shape = { ...shapeOf(values), fits, ...(isFirstPage && { first: paging.limit }) }
      return pages(shape).all(db, { ...values, ...paging })
    }
    if (!search) {
      const [rows, counted] = await Promise.all([read(filters), countUpTo(db, filters, limitOf(filters))])
      return { rows, ...counted }
    }
    const { keyword, texts } = search
    const withTexts = async (rows: Row[], known?: ReadonlyMap<string, FoundText>) => {
      const found = known ?? (await texts(rows.map(({ id }) => id)))
      return rows.map((row) => ({ ...row, found: found.get(row.id) }))
    }
    // a word in many rows fills the page from the first rows while the index is still counting
    let isSeldom = false
    const readEarly = async () => {
      const values = { ...filters, foundWord: keyword }
      const readWithin = (from: number, to: number, { limit, offset }: typeof paging) =>
        pagesOfFirst({ ...shapeOf(filters), from, to }).all(db, { ...values, limit, offset })
      const filled = (rows: Row[]) => (rows.length === paging.limit ? withTexts(rows) : null)
      const end = paging.offset + paging.limit
      const isRequested = end <= earlyRows.first
      const first = isRequested ? await readWithin(0, earlyRows.first, paging) : []
      if (first.length === paging.limit || isSeldom) return filled(first)
      const to = first.length * 2 >= paging.limit ? earlyRows.close : earlyRows.far
      if (end > to) return null
      // a page that starts within the first rows continues with the rows after them, which have not been tested yet
      const continues = isRequested && (first.length > 0 || paging.offset === 0)
      if (!continues) return filled(await readWithin(0, to, paging))
      const rest = { limit: paging.limit - first.length, offset: 0 }
      const known = new Set(first.map(({ id }) => id))
      const more = await readWithin(earlyRows.first, to, rest)
      // rows added meanwhile shift the others by one
      return filled([...first, ...more.filter(({ id }) => !known.has(id))])
    }
    const early = readEarly()
    // its result is not needed if few rows contain the word
    early.catch(() => {})
    const { foundIds } = await search.foundBy
    isSeldom = foundIds !== undefined
    if (foundIds?.length === 0) return { rows: [], total: 0, hasMore: false }
    if (foundIds) {
      const values = { ...filters, foundIds }
      const [rows, counted, known] = await Promise.all([
        read(values),
        countUpTo(db, values, limitOf(values)),
        foundIds.length <= paging.limit ? texts(foundIds) : undefined,
      ])
      return { rows: await withTexts(rows, known), ...counted }
    }
    const values = { ...filters, foundWord: keyword }
    const rows = early.then(async (full) => full ?? withTexts(await read(values)))
    const [shown, counted] = await Promise.all([rows, countUpTo(db, values, limitOf(values))])
    return { rows: shown, ...counted }
  }
  const chunks: PreparedList<Values, Sort, Row>['chunks'] = (db, given, sort) => {
    const values = present(given)
    // a list is rarely read completely, so these statements are not cached
    const matching = list.found(db, (name) => String(name) in values, values as Params<Values>)
    return readChunks(matching, list.key, (some) => list.rows(some, sort))
  }
  return { page, tabCounts, countSome, chunks }
}

/** The chunks of a completely read list, presented like the rows of its page. */
export async function* presented<Row, Shown>(
  chunks: AsyncIterable<readonly Row[]>,
  present: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const rows of chunks) yield rows.map((row) => present(row))
}

/** The reply of a list. */
export const pageReply = <Row, Shown>(
  { pageNum, pageSize }: Paging,
  { rows, total, hasMore }: { readonly rows: readonly Row[] } & Omit<Count, 'hasMore'> & Partial<Count>,
  present: (row: Row) => Shown,
) => ({
  list: rows.map((row) => present(row)),
  total,
  pageNum,
  pageSize,
  ...(hasMore && { hasMore }),
})

/** A sort as the contract spells it: a field's name, with `-` in front for descending. */
export type SortOf<Field extends string> = Field | `-${Field}`

export function sorting<Field extends string>(
  sort: SortOf<Field>,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' }
}

/** Escapes % and _ in a LIKE pattern, so that they match literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Makes the pattern for a filter's text; undefined for a missing filter. */
type Pattern = { (text: string): string; (text: string | undefined): string | undefined }

const pattern = (of: (literal: string) => string) =>
  ((text?: string) => (text === undefined ? undefined : of(literally(text)))) as Pattern

export const startsWith = pattern((literal) => `${literal}%`)
/**
 * The condition that a number starts with another one. As a range of bytes it can use an index for any value; a LIKE
 * pattern would have to be known to the planner.
 */
export const beginsWith = (column: string, start: Expression<string>): RawBuilder<boolean> => {
  const number = sql`${sql.ref(column)} collate "C"`
  return sql`(${number} >= ${start}::text and ${number} < ${start}::text || ${sql.lit(lastLetter)})`
}
const lastLetter = '\u{10ffff}'

export const contains = pattern((literal) => `%${literal}%`)

/**
 * The condition that a text contains a word, both folded as every search folds them: regardless of case and width, of
 * traditional and simplified characters, and of how signs are written. For tables of thousands of rows.
 */
export const says = (
  text: string | RawBuilder<unknown>,
  word: string | Expression<string>,
): RawBuilder<boolean> =>
  sql`position((select searchable(${word}::text)) in searchable(${typeof text === 'string' ? sql.ref(text) : text})) > 0`

/**
 * The condition that a text matches a pattern regardless of case, for patterns that many rows match. Ignoring case
 * takes five times as long, so a row with the word as typed is not tested for that. The pattern is hidden from the
 * planner, which would otherwise plan again for each value.
 */
export const matchesPattern = (column: string, matching: Expression<string>): RawBuilder<boolean> => {
  const hidden = sql`(select ${matching}::text)`
  return sql`(${sql.ref(column)} like ${hidden} or ${sql.ref(column)} ilike ${hidden})`
}

/** The instant at which a day in China starts, a number of days later. */
export const beginningOf = (day: string | Expression<string>, daysLater: number): RawBuilder<string> =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Asia/Shanghai')`

/** The number of rows before a page. */
export const offsetOf = ({ pageNum, pageSize }: Paging): number => (pageNum - 1) * pageSize
