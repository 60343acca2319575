import { maxExportedRows } from '@bdr/contract/kernel/export'
import type { FoundText } from '@bdr/contract/search/replies'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'
import { plannedAnew } from './db/statement-names.ts'
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

/** Which page of a list is asked for. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** The rows of a page as a statement is asked for them. */
export interface PageWindow {
  readonly limit: number
  readonly offset: number
}

/** One page of the rows found, and how many there are in all. */
interface Page<Row> extends Count {
  readonly rows: Row[]
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

/** Rows read at a time of a list that is read whole. */
const chunkSize = 500

/**
 * Reads all rows found, in the order of `rows`, a chunk at a time. Which rows there are is settled at the
 * beginning: what is added meanwhile is left out, what is changed is shown as it is by then. No transaction
 * stays open, since the embedded database has one connection for everybody.
 * @param key a column whose value is different for every row found, `o.id`
 * @throws AppError A00001 when there are more than `maxExportedRows`
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
 * The same for a list whose tabs say how many stand in each state. `found` is not narrowed to one
 * yet: the page is of the state asked for, the counts are of all of them.
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
  // states in which there is none are counted, too
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
 * So many rows of a list are looked at for a keyword while the index still counts those that mention it: then, where
 * that filled half a page or more, up to twice as many, else up to four times.
 */
const earlyRows = { first: 100, close: 200, far: 400 } as const

/** A list read page by page, or whole. */
interface PreparedList<Values, Sort, Row extends { readonly id: string }> extends Pick<
  Counts<Values>,
  'tabCounts' | 'countSome'
> {
  /** @param search narrows it to the rows that mention a keyword, each with the text by which it was found */
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
  Row extends { readonly id: string },
>(
  list: ListCounts<Values, Tables, From> & {
    rows: (found: Found<Tables, From>, sort: Sort) => SelectQueryBuilder<All, Read, Row>
    /** Puts what is found in the order of `rows` without joining what only shown rows need; for `sought`. */
    inOrder?: (found: Found<Tables, From>, sort: Sort) => Found<Tables, From>
    /** a column whose value is different for every row found, `o.id` */
    key: string
    /**
     * Those of `sought` whose rows lie together in the list's own order, far from its beginning as well: days.
     * The planner takes rows to lie everywhere and would walk to them from the beginning.
     */
    together?: readonly (keyof Values)[]
    /** Finds under values that it fits no more than the rows that may be on a page, for `inOrder`. */
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
  const { found, foundAnywhere, hasIn, hasOneOf, isSought, isScope } = shapesOf(list)
  const pages = preparedFamily(
    (
      db,
      { first, ...shape }: { filter: string; sort: Sort; fits: boolean; first?: number },
      p: Params<AnyValues & PageWindow>,
    ) => {
      if (!isSought(shape)) {
        const rows = list.rows(found(db, shape, p), shape.sort)
        return first === undefined ? rows.limit(p.limit).offset(p.offset) : rows.limit(sql.lit(first))
      }
      // of a limit that it does not know the planner expects a tenth of all rows, not the first of them
      const limit = hasOneOf(list.together, shape) ? sql<number>`(select ${p.limit}::bigint)` : p.limit
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
      return list.rows(those, shape.sort).modifyEnd(sql.raw(plannedAnew))
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
      // the first rows are within all other filters already: asked twice, they would be looked up in two indexes
      const matchingRows = found(db, { filter: 'foundWord' }, p)
      return (
        list
          // as an array: a plan that does not know whose list it is would look at all rows before it joins
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
      // the first page of a tab or of all is the same plan for everybody, once it is known how long a page is
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
    // a word that many rows mention fills the page from the first of them while the index still counts
    let isSeldom = false
    const readEarly = async () => {
      const values = { ...filters, foundWord: keyword }
      const readAmong = (from: number, to: number, { limit, offset }: typeof paging) =>
        pagesOfFirst({ ...shapeOf(filters), from, to }).all(db, { ...values, limit, offset })
      const filled = (rows: Row[]) => (rows.length === paging.limit ? withTexts(rows) : null)
      const end = paging.offset + paging.limit
      const isAsked = end <= earlyRows.first
      const first = isAsked ? await readAmong(0, earlyRows.first, paging) : []
      if (first.length === paging.limit || isSeldom) return filled(first)
      const to = first.length * 2 >= paging.limit ? earlyRows.close : earlyRows.far
      if (end > to) return null
      // a page that began in the first rows goes on in those behind them, which nobody has looked at yet
      const goesOn = isAsked && (first.length > 0 || paging.offset === 0)
      if (!goesOn) return filled(await readAmong(0, to, paging))
      const rest = { limit: paging.limit - first.length, offset: 0 }
      const known = new Set(first.map(({ id }) => id))
      const more = await readAmong(earlyRows.first, to, rest)
      // what has come to the list meanwhile moves the others on by one
      return filled([...first, ...more.filter(({ id }) => !known.has(id))])
    }
    const early = readEarly()
    // nobody waits for it where few mention the word
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
    // a list is seldom read whole: its statements are not worth keeping
    const matching = list.found(db, (name) => String(name) in values, values as Params<Values>)
    return readChunks(matching, list.key, (some) => list.rows(some, sort))
  }
  return { page, tabCounts, countSome, chunks }
}

/** The chunks of a list that is read whole, as its page would show their rows. */
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

/** A person's own % and _ mean themselves in a LIKE pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** What a filter's text is compared with; none for a filter that is not there. */
type Pattern = { (text: string): string; (text: string | undefined): string | undefined }

const pattern = (of: (literal: string) => string) =>
  ((text?: string) => (text === undefined ? undefined : of(literally(text)))) as Pattern

export const startsWith = pattern((literal) => `${literal}%`)
/**
 * That a number starts with another one. Said as a range of bytes an index finds it whatever the number is; of a
 * pattern the planner has to know it.
 */
export const beginsWith = (column: string, start: Expression<string>): RawBuilder<boolean> => {
  const number = sql`${sql.ref(column)} collate "C"`
  return sql`(${number} >= ${start}::text and ${number} < ${start}::text || ${sql.lit(lastLetter)})`
}
const lastLetter = '\u{10ffff}'

export const contains = pattern((literal) => `%${literal}%`)

/**
 * That a text matches a pattern that many rows match, in letters of any size. To compare those takes five times as
 * long: a row that has the word as it was typed is not asked again. The planner does not see the pattern, or it
 * would plan anew for each.
 */
export const matchesPattern = (column: string, matching: Expression<string>): RawBuilder<boolean> => {
  const hidden = sql`(select ${matching}::text)`
  return sql`(${sql.ref(column)} like ${hidden} or ${sql.ref(column)} ilike ${hidden})`
}

/** The instant a day in China begins, so many days later. */
export const beginningOf = (day: string | Expression<string>, daysLater: number): RawBuilder<string> =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Asia/Shanghai')`

/** Rows to skip for a page. */
export const offsetOf = ({ pageNum, pageSize }: Paging): number => (pageNum - 1) * pageSize
