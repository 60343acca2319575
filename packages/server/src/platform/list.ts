import { countLimit } from '@bdr/contract/kernel/counts'
import { maxExportedRows } from '@bdr/contract/kernel/export'
import { foundLimit } from '@bdr/contract/search/found'
import type { FoundText } from '@bdr/contract/search/replies'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'
import { plannedAnew } from './db/statement-names.ts'
import { refused } from './errors.ts'
import type { TextSearch } from './found-text.ts'

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
interface Page<Row> extends Count {
  readonly rows: Row[]
}

/** How many rows there are; with `hasMore` they were not counted to the end. */
export interface Count {
  readonly total: number
  readonly hasMore: boolean
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
 * Reads all rows found, in the order of `rows`, a chunk at a time. Which rows there are is settled
 * at the beginning: what is added meanwhile is left out, what is changed is shown as it is by then.
 * No transaction stays open, since the embedded database has one connection for everybody.
 * @param key the column that tells one row found from another, `o.id`
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
 * So many rows of a list are looked at for a keyword while the index still counts who says it: then, where
 * that filled half a page or more, up to twice as many, else up to four times.
 */
const earlyRows = { first: 100, close: 200, far: 400 } as const

/** How many there are of what was counted no further than one beyond a limit. */
const cut = (counted: number | string, limit: number): Count => ({
  total: Math.min(Number(counted), limit),
  hasMore: Number(counted) > limit,
})

/** A list read page by page, or whole. */
interface PreparedList<Values, Sort, Row extends { readonly id: string }> {
  /** @param search narrows it to the rows that say a keyword, each with the text by which it was found */
  page(
    db: Executor,
    values: Given<Values>,
    query: Paging & { readonly sort: Sort },
    search?: TextSearch,
  ): Promise<Page<Row & { readonly found?: FoundText | undefined }>>
  /**
   * Counts the rows of each tab, to `countLimit` at most: those of `all`, and those narrowed by the
   * value of the tab's own name.
   */
  tabCounts<Tab extends keyof Values & string>(
    db: Executor,
    values: Given<Values>,
    tabs: readonly Tab[],
  ): Promise<{ counts: { tab: Tab | 'all'; count: number; hasMore: boolean }[] }>
  /** How many there are, counted no further than one beyond `countLimit`. */
  countSome(db: Executor, values: Given<Values>): Promise<number>
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
>(list: {
  found: (db: Executor, has: (name: keyof Values) => boolean, p: Params<Values>) => Found<Tables, From>
  rows: (found: Found<Tables, From>, sort: Sort) => SelectQueryBuilder<All, Read, Row>
  /** Puts what is found in the order of `rows` without joining what only shown rows need; for `sought`. */
  inOrder?: (found: Found<Tables, From>, sort: Sort) => Found<Tables, From>
  /** the column that tells one row found from another, `o.id` */
  key: string
  /**
   * Values that are looked for in texts, row by row: their rows are counted to `foundLimit`, since each would
   * have to be looked at for a number that nobody needs.
   */
  inText?: readonly (keyof Values)[]
  /**
   * Values that an index finds without walking in the list's order: words and ranges. Of the many rows they
   * may leave the ids are sorted out of the index, and only a page of rows is looked up.
   */
  sought?: readonly (keyof Values)[]
  /**
   * Ranges and beginnings with the column they are of, which an index walks for one merchant and for all: what
   * no other value narrows is counted along it.
   */
  along?: Partial<Record<keyof NoInfer<Values>, RawBuilder<unknown>>>
  /**
   * Those of `sought` whose rows lie together in the list's own order, far from its beginning as well: days.
   * The planner takes rows to lie everywhere and would walk to them from the beginning.
   */
  together?: readonly (keyof Values)[]
  /** Where a value alone narrows a list, and rows elsewhere are one for each row found: those are counted. */
  countedAs?: Partial<
    Record<
      keyof NoInfer<Values>,
      (db: Executor, has: (name: keyof Values) => boolean, p: Params<Values>) => Found<Tables, From>
    >
  >
  /** The states (`status`) in which alone a row can be of a tab; of a tab that is not among them in any. */
  statesOfTab?: Readonly<Record<string, readonly string[]>>
  /** Values under which each tab has an index that finds its rows; else a merchant and a state are. */
  ownIndex?: readonly (keyof Values)[]
  /** What a row found has to be for a tab: where few rows are found they are looked at once for all tabs. */
  isOfTab?: (
    tab: string,
    has: (name: keyof Values) => boolean,
    p: Params<Values>,
  ) => Expression<boolean | null> | 'by its states'
  /** The column of a row's state. */
  state?: string
  /**
   * Rows are never taken away: once there are more of a scope than are counted there always will be, and what
   * nothing else narrows is not counted again.
   */
  onlyGrows?: boolean
}): PreparedList<Values, Sort, Row> {
  type Shaped = { readonly filter: string }
  const hasOneOf = (names: readonly (keyof Values)[] | undefined, { filter }: Shaped) =>
    (names ?? []).some((name) => filter.split(' ').includes(String(name)))
  const isSought = (shape: Shaped) => hasOneOf(list.sought, shape)
  const ownIndex: readonly PropertyKey[] = list.ownIndex ?? ['merchantId', 'status']
  const inText = [...(list.inText ?? []), 'foundWord']
  const hasIn = ({ filter }: Shaped) => {
    const names = filter.split(' ')
    return (name: keyof Values) => names.includes(String(name))
  }
  const found = (db: Executor, shape: Shaped, p: Params<AnyValues>) =>
    list.found(db, hasIn(shape), p as Params<Values>)
  const pages = preparedFamily(
    (db, shape: { filter: string; sort: Sort }, p: Params<AnyValues & { limit: number; offset: number }>) => {
      if (!isSought(shape))
        return list
          .rows(found(db, shape, p), shape.sort)
          .limit(p.limit)
          .offset(p.offset)
      // of a limit that it does not know the planner expects a tenth of all rows, not the first of them
      const limit = hasOneOf(list.together, shape) ? sql<number>`(select ${p.limit}::bigint)` : p.limit
      const idsOf = <Some, Of extends keyof Some, Shown>(sorted: SelectQueryBuilder<Some, Of, Shown>) =>
        sorted
          .clearSelect()
          .select(sql`${sql.ref(list.key)}`.as('id'))
          .limit(limit)
          .offset(p.offset)
      const matching = found(db, shape, p)
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
      p: Params<AnyValues & { limit: number; offset: number }>,
    ) => {
      const first = list
        .rows(found(db, shape, p), shape.sort)
        .clearSelect()
        .select(sql`${sql.ref(list.key)}`.as('id'))
        .limit(sql.lit(shape.to - shape.from))
        .offset(sql.lit(shape.from))
      // the first rows are within all other filters already: asked twice, they would be looked up in two indexes
      const saying = found(db, { filter: 'foundWord' }, p)
      return (
        list
          // as an array: a plan that does not know whose list it is would look at all rows before it joins
          .rows(saying.where(sql<boolean>`${sql.ref(list.key)} = any(array(${first}))`), shape.sort)
          .limit(p.limit)
          .offset(p.offset)
      )
    },
  )
  const narrowingIn = ({ filter }: Shaped) =>
    filter.split(' ').filter((name) => name !== 'merchantId' && name !== '')
  const foundUpTo = (db: Executor, shape: Shaped & { limit: number }, p: Params<AnyValues>) => {
    const narrowing = narrowingIn(shape)
    const columns = new Set(narrowing.map((name) => list.along?.[name as keyof Values]))
    const column = columns.size === 1 ? [...columns][0] : undefined
    const elsewhere = narrowing.length === 1 ? list.countedAs?.[narrowing[0] as keyof Values] : undefined
    const rows = elsewhere?.(db, hasIn(shape), p as Params<Values>) ?? found(db, shape, p)
    return rows.limit(sql.lit(shape.limit + 1)).$if(column !== undefined, (q) => q.orderBy(column!))
  }
  const countsUpTo = preparedFamily((db, shape: Shaped & { limit: number }, p: Params<AnyValues>) =>
    db
      .selectFrom(
        foundUpTo(db, shape, p)
          .select(sql`1`.as('one'))
          .as('some'),
      )
      .select(sql<string>`count(*)`.as('total'))
      .$if(isSought(shape), (q) => q.modifyEnd(sql.raw(plannedAnew))),
  )
  type Tabs = Shaped & { tabs: string; limit: number }
  /**
   * Looks at what is found once: how many there are in all and, where that is not more than the limit, how many
   * of each tab, state by state.
   */
  const countsTogether = preparedFamily((db, shape: Tabs, p: Params<AnyValues>) => {
    const asked = shape.tabs.split(' ').flatMap((tab) => {
      const is = list.isOfTab!(tab, hasIn(shape), p as Params<Values>)
      return is === 'by its states' ? [] : [{ tab, is }]
    })
    const state = list.state === undefined ? sql<string>`''` : sql.ref<string>(list.state)
    return db
      .selectFrom(
        foundUpTo(db, shape, p)
          .select([state.as('state'), ...asked.map(({ tab, is }) => sql<boolean>`${is}`.as(tab))])
          .as('found'),
      )
      .select([
        sql<string>`found.state`.as('state'),
        sql<string>`count(*)`.as('all'),
        ...asked.map(({ tab }) => sql<string>`count(*) filter (where ${sql.ref(tab)})`.as(tab)),
      ])
      .groupBy(sql`found.state`)
      .$castTo<Record<string, string>>()
      .$if(isSought(shape), (q) => q.modifyEnd(sql.raw(plannedAnew)))
  })
  const togetherByTab = async (db: Executor, shape: Tabs, values: AnyValues) => {
    const rows = await countsTogether(shape).all(db, values)
    const count = (tab: string) =>
      rows.reduce((sum, row) => {
        const isOfState = tab === 'all' || list.statesOfTab?.[tab]?.includes(row['state']!)
        return sum + Number(row[tab] ?? (isOfState ? row['all'] : 0))
      }, 0)
    return Object.fromEntries(['all', ...shape.tabs.split(' ')].map((tab) => [tab, count(tab)]))
  }
  /** Counts each tab by an index of its own. */
  const countsApart = preparedFamily((db, shape: Tabs, p: Params<AnyValues>) => {
    const countOf = (tab: string) => {
      const filter = tab === 'all' ? shape.filter : `${shape.filter} ${tab}`
      const some = foundUpTo(db, { filter, limit: shape.limit }, p).select(sql`1`.as('one'))
      return sql<string>`(select count(*) from ${some} as found)`
    }
    return db
      .selectNoFrom(shape.tabs.split(' ').map((tab) => countOf(tab).as(tab)))
      .$castTo<Record<string, string>>()
      .$if(isSought(shape) || (narrowingIn(shape).length > 0 && isSought({ filter: shape.tabs })), (q) =>
        q.modifyEnd(sql.raw(plannedAnew)),
      )
  })
  const present = (given: Given<Values>): AnyValues =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  /** The search has counted already what nothing else narrows. */
  const beyond = new WeakMap<Executor, Set<string>>()
  const scopeAlone = (values: AnyValues): string | undefined =>
    list.onlyGrows && Object.keys(values).every((name) => name === 'merchantId')
      ? ((values['merchantId'] as string | undefined) ?? '')
      : undefined
  /** Of what nothing narrows but a scope: that there are more than are counted, once somebody has counted them. */
  const knownBeyond = (db: Executor, values: AnyValues): Count | null => {
    const scope = scopeAlone(values)
    return scope !== undefined && beyond.get(db)?.has(scope) ? { total: countLimit, hasMore: true } : null
  }
  const counted = (db: Executor, values: AnyValues, count: Count): Count => {
    const scope = scopeAlone(values)
    if (scope !== undefined && count.hasMore) beyond.set(db, (beyond.get(db) ?? new Set()).add(scope))
    return count
  }
  const countOfSearch = ({
    merchantId: _own,
    foundWord,
    foundIds,
    ...narrowing
  }: AnyValues): Count | null => {
    if (Object.keys(narrowing).length > 0) return null
    if (foundWord !== undefined) return { total: foundLimit, hasMore: true }
    return foundIds === undefined ? null : { total: (foundIds as string[]).length, hasMore: false }
  }
  const countUpTo = async (db: Executor, values: AnyValues, limit: number): Promise<Count> => {
    const names = Object.keys(values)
    const known = countOfSearch(values)
    if (known) return known
    return cut((await countsUpTo({ filter: names.join(' '), limit }).firstOrThrow(db, values)).total, limit)
  }
  const limitOf = (values: AnyValues): number =>
    inText.some((name) => String(name) in values) ? foundLimit : countLimit
  const tabCounts: PreparedList<Values, Sort, Row>['tabCounts'] = async (db, given, tabs) => {
    const values = present(given)
    const filter = Object.keys(values).join(' ')
    const limit = limitOf(values)
    const known = countOfSearch(values) ?? knownBeyond(db, values)
    const state = values['status']
    const isOfNone = (tab: string) =>
      state !== undefined && list.statesOfTab?.[tab]?.includes(state as string) === false
    const isNarrowed = Object.keys(values).some((name) => !ownIndex.includes(name))
    const together =
      list.isOfTab && isNarrowed && !known?.hasMore
        ? await togetherByTab(db, { filter, limit, tabs: tabs.join(' ') }, values)
        : undefined
    const total = known ?? (together && cut(together['all']!, limit))
    const apart: Readonly<Record<string, number | string>> =
      together && !total?.hasMore
        ? together
        : await countsApart({
            filter,
            limit,
            tabs: [...(total ? [] : ['all']), ...tabs.filter((tab) => !isOfNone(tab))].join(' '),
          }).firstOrThrow(db, values)
    const counts = (['all', ...tabs] as const).map((tab) => {
      const { total: count, hasMore } =
        tab === 'all' ? (total ?? counted(db, values, cut(apart[tab]!, limit))) : cut(apart[tab] ?? 0, limit)
      return { tab, count, hasMore }
    })
    return { counts }
  }
  const countSome: PreparedList<Values, Sort, Row>['countSome'] = async (db, given) => {
    const { total, hasMore } = await countUpTo(db, present(given), countLimit)
    return hasMore ? total + 1 : total
  }
  const page: PreparedList<Values, Sort, Row>['page'] = async (db, given, query, search) => {
    const paging = { limit: query.pageSize, offset: offsetOf(query) }
    const filters = present(given)
    const shapeOf = (values: AnyValues) => ({ filter: Object.keys(values).join(' '), sort: query.sort })
    const read = (values: AnyValues) => pages(shapeOf(values)).all(db, { ...values, ...paging })
    if (!search) {
      const [rows, counted] = await Promise.all([read(filters), countUpTo(db, filters, limitOf(filters))])
      return { rows, ...counted }
    }
    const { keyword, texts } = search
    const withTexts = async (rows: Row[], known?: ReadonlyMap<string, FoundText>) => {
      const found = known ?? (await texts(rows.map(({ id }) => id)))
      return rows.map((row) => ({ ...row, found: found.get(row.id) }))
    }
    // a word that many rows say fills the page from the first of them while the index still counts
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
    // nobody waits for it where few say the word
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
export const contains = pattern((literal) => `%${literal}%`)

/** The instant a day in China begins, so many days later. */
export const beginningOf = (day: string | Expression<string>, daysLater: number): RawBuilder<string> =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Asia/Shanghai')`

/** Rows to skip for a page. */
export const offsetOf = ({ pageNum, pageSize }: Paging): number => (pageNum - 1) * pageSize
