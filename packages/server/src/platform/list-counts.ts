import { countLimit, tabLimit } from '@bdr/contract/kernel/counts'
import { foundLimit } from '@bdr/contract/search/found'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'
import { planWithValues } from './db/statement-names.ts'
import { readStateCounts, type CountedKind } from './state-counts.ts'

export type AnyValues = Record<string, unknown>

/** The values of a filter. */
export type Given<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** The query of a list's filtered rows, without a selection. */
export type Found<Tables, From extends keyof Tables> = SelectQueryBuilder<Tables, From, {}>

/** A number of rows; with `hasMore` counting stopped there. */
export interface Count {
  readonly total: number
  readonly hasMore: boolean
}

/** The count of rows that were counted up to one beyond a limit. */
const cut = (counted: number | string, limit: number): Count => ({
  total: Math.min(Number(counted), limit),
  hasMore: Number(counted) > limit,
})

type TabCondition<Values> = (
  has: (name: keyof Values) => boolean,
  p: Params<Values>,
) => Expression<boolean | null>

/**
 * What counting needs to know about a list. Filter values have names, and the set of given names determines the
 * statement.
 */
export interface ListCounts<Values, Tables, From extends keyof Tables> {
  readonly found: (
    db: Executor,
    has: (name: keyof Values) => boolean,
    p: Params<Values>,
  ) => Found<Tables, From>
  /**
   * Values that are searched in texts row by row. Their rows are counted only up to `foundLimit`, because each row has
   * to be tested.
   */
  readonly textFilters?: readonly (keyof Values)[]
  /** Values that restrict the rows to a scope and are part of every query; `merchantId` by default. */
  readonly scope?: readonly (keyof Values)[]
  /**
   * Values that an index finds independently of the list's order: words and ranges. If they match many rows, the ids
   * are sorted and only one page of rows is read.
   */
  readonly indexedFilters?: readonly (keyof Values)[]
  /**
   * Ranges and texts whose column has an index both for one merchant and for all. If nothing else narrows the list, the
   * rows are counted with that index.
   */
  readonly countableColumns?: Partial<Record<keyof NoInfer<Values>, RawBuilder<unknown>>>
  /**
   * Texts that may be a list of up to a hundred, with the column each is compared with. Each is looked up separately.
   */
  readonly textLists?: Partial<Record<keyof NoInfer<Values>, RawBuilder<unknown>>>
  /** Filter values whose rows are stored in another table, together with everything the list filters and sorts by. */
  readonly storedElsewhere?: Partial<
    Record<
      keyof NoInfer<Values>,
      (db: Executor, has: (name: keyof Values) => boolean, p: Params<Values>) => Found<Tables, From>
    >
  >
  /** The column with a row's state. */
  readonly state?: string
  /** The states (`status`) that rows of a tab can have. */
  readonly statesOfTab?: Readonly<Record<string, readonly string[]>>
  /** The condition of the partial indexes by state: that a row's state belongs to some tab. */
  readonly isInSomeTab?: RawBuilder<boolean>
  /** The further condition for a row of a tab, besides its state. Tabs that are not named here have none. */
  readonly tabConditions?: Readonly<Record<string, TabCondition<NoInfer<Values>>>>
  /** For tabs with a condition in `tabConditions`: the states whose rows all belong to the tab. */
  readonly statesEntirelyInTab?: Readonly<Record<string, readonly string[]>>
  /**
   * Values for which every tab, or every state of it, has an index that finds its rows, so that a generic plan is good.
   * For all others the merchant and the state have such indexes.
   */
  readonly ownIndex?: readonly (keyof Values)[]
  /** The kind under which the database stores the number of a merchant's rows in each state. */
  readonly storedCounts?: CountedKind
  /** The same for tabs that do not follow from the state. */
  readonly storedCountsOfTab?: Readonly<Record<string, CountedKind>>
}

export interface Counts<Values> {
  countUpTo(db: Executor, values: AnyValues, limit: number): Promise<Count>
  /** How far the rows of a filter are counted. */
  limitOf(values: AnyValues): number
  /**
   * Counts the rows of each tab, up to `countLimit`, or with a filter up to `tabLimit`: those of `all`, and those with
   * the tab's value set.
   */
  tabCounts<Tab extends keyof Values & string>(
    db: Executor,
    values: Given<Values>,
    tabs: readonly Tab[],
  ): Promise<{ counts: { tab: Tab | 'all'; count: number; hasMore: boolean }[] }>
  /** The number of rows, counted up to one beyond `countLimit`. */
  countSome(db: Executor, values: Given<Values>): Promise<number>
}

/** The names of the values of a statement, separated by spaces. */
export type Shaped = { readonly filter: string }

export const present = <Values>(given: Given<Values>): AnyValues =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

export function shapesOf<Values, Tables, From extends keyof Tables>(list: ListCounts<Values, Tables, From>) {
  const hasOneOf = (names: readonly (keyof Values)[] | undefined, { filter }: Shaped) =>
    (names ?? []).some((name) => filter.split(' ').includes(String(name)))
  const hasIn = ({ filter }: Shaped) => {
    const names = filter.split(' ')
    return (name: keyof Values) => names.includes(String(name))
  }
  const scope: readonly PropertyKey[] = list.scope ?? ['merchantId']
  return {
    hasIn,
    hasOneOf,
    usesIndexedFilter: (shape: Shaped) => hasOneOf(list.indexedFilters, shape),
    scope,
    isScope: (name: PropertyKey) => scope.includes(name),
    found: (db: Executor, shape: Shaped, p: Params<AnyValues>) =>
      list.found(db, hasIn(shape), p as Params<Values>),
    /** The rows in the other table, with only the columns that lists filter and sort by. */
    foundAnywhere: (db: Executor, shape: Shaped, p: Params<AnyValues>) => {
      const stored = (Object.keys(list.storedElsewhere ?? {}) as (keyof Values)[]).find((name) =>
        hasOneOf([name], shape),
      )
      const found = (stored !== undefined && list.storedElsewhere?.[stored]) || list.found
      return found(db, hasIn(shape), p as Params<Values>)
    },
  }
}

const narrowingIn = ({ filter }: Shaped) =>
  filter.split(' ').filter((name) => name !== 'merchantId' && name !== '')

/** The search has already counted its rows if no other value narrows them. */
function countOfSearch({ merchantId: _own, foundWord, foundIds, ...narrowing }: AnyValues): Count | null {
  if (Object.keys(narrowing).length > 0) return null
  if (foundWord !== undefined) return { total: foundLimit, hasMore: true }
  return foundIds === undefined ? null : { total: (foundIds as string[]).length, hasMore: false }
}

/** Counts the rows of a list: exactly up to a limit, beyond which it only reports that there are more. */
export function listCounts<Values, Tables, From extends keyof Tables>(
  list: ListCounts<Values, Tables, From>,
): Counts<Values> {
  const { found, foundAnywhere, hasIn, usesIndexedFilter, isScope, scope } = shapesOf(list)
  const ownIndex: readonly PropertyKey[] = list.ownIndex ?? ['merchantId', 'status']
  const textFilters = [...(list.textFilters ?? []), 'foundWord']

  const orderColumn = (shape: Shaped) => {
    const columns = new Set(narrowingIn(shape).map((name) => list.countableColumns?.[name as keyof Values]))
    return columns.size === 1 ? [...columns][0] : undefined
  }
  /**
   * Whether there is a single best way to count tabs. With two indexed columns there are two, and which is shorter
   * depends on the values.
   */
  const hasSingleBestPlan = (shape: Shaped) => {
    const narrowing = narrowingIn(shape) as (keyof Values & string)[]
    const columns = new Set(
      narrowing.flatMap((name) => list.countableColumns?.[name] ?? list.textLists?.[name] ?? []),
    )
    return columns.size <= 1 && narrowing.every((name) => ownIndex.includes(name))
  }
  /** Some of the rows, up to one beyond the limit. @param which a further condition */
  const someOf = (
    db: Executor,
    shape: Shaped & { limit: number },
    p: Params<AnyValues>,
    which: (rows: Found<Tables, From>) => Found<Tables, From>,
  ) => {
    const limit = sql.lit(shape.limit + 1)
    const [name, ...others] = narrowingIn(shape).filter((name) => list.textLists?.[name as keyof Values])
    if (name === undefined || others.length > 0)
      return sql`${which(foundUpTo(db, shape, p)).select(sql`1`.as('one'))}`
    const rest = shape.filter.split(' ').filter((other) => other !== name)
    const rows = which(found(db, { filter: rest.join(' ') }, p))
      .where(sql<boolean>`${list.textLists![name as keyof Values]} = listed.body`)
      .limit(limit)
      .select(sql`1`.as('one'))
    return sql`(select 1 as one from unnest(${p[name]}::text[]) as listed (body), lateral ${rows} as each limit ${limit})`
  }

  const foundUpTo = (db: Executor, shape: Shaped & { limit: number }, p: Params<AnyValues>) => {
    const column = orderColumn(shape)
    return foundAnywhere(db, shape, p)
      .limit(sql.lit(shape.limit + 1))
      .$if(column !== undefined, (q) => q.orderBy(column!))
  }
  /**
   * @param state restricts it to one state; as a literal it tells the planner how few rows there are, and the plan can
   * be cached
   */
  const countsUpTo = preparedFamily(
    (db, { state, ...shape }: Shaped & { limit: number; state?: string }, p: Params<AnyValues>) =>
      db
        .selectFrom(
          foundUpTo(db, shape, p)
            .$if(state !== undefined, (q) =>
              q.where(sql<boolean>`${sql.ref(list.state!)} = ${sql.lit(state!)}`),
            )
            .select(sql`1`.as('one'))
            .as('some'),
        )
        .select(sql<string>`count(*)`.as('total'))
        .$if(usesIndexedFilter(shape), (q) => q.modifyEnd(sql.raw(planWithValues))),
  )
  type Tabs = Shaped & { tabs: string; limit: number }
  const countsByState = preparedFamily((db, shape: Tabs, p: Params<AnyValues>) => {
    const tested = shape.tabs.split(' ').flatMap((tab) => {
      const is = list.tabConditions?.[tab]
      return is ? [{ tab, is: is(hasIn(shape), p as Params<Values>) }] : []
    })
    const state = list.state === undefined ? sql<string>`''` : sql.ref<string>(list.state)
    return db
      .selectFrom(
        foundUpTo(db, shape, p)
          .select([state.as('state'), ...tested.map(({ tab, is }) => sql<boolean>`${is}`.as(tab))])
          .as('found'),
      )
      .select([
        sql<string>`found.state`.as('state'),
        sql<string>`count(*)`.as('all'),
        ...tested.map(({ tab }) => sql<string>`count(*) filter (where ${sql.ref(tab)})`.as(tab)),
      ])
      .groupBy(sql`found.state`)
      .$castTo<Record<string, string>>()
      .$if(usesIndexedFilter(shape), (q) => q.modifyEnd(sql.raw(planWithValues)))
  })
  /** Reads the rows once for all tabs. @returns null if there are more than the limit */
  const countInOnePass = async (db: Executor, shape: Tabs, values: AnyValues) => {
    const rows = await countsByState(shape).all(db, values)
    const count = (tab: string) =>
      rows.reduce((sum, row) => {
        const isOfState = list.statesOfTab?.[tab]?.includes(row['state']!) ?? true
        return isOfState ? sum + Number(row[tab] ?? row['all']) : sum
      }, 0)
    if (count('all') > shape.limit) return null
    return Object.fromEntries(['all', ...shape.tabs.split(' ')].map((tab) => [tab, count(tab)]))
  }
  /**
   * Counts each tab with an index: with its own if the list is not filtered. With a filter, states are counted one by
   * one, because an index by state can stop at the limit.
   */
  const tabByTabCounts = preparedFamily((db, shape: Tabs, p: Params<AnyValues>) => {
    const limit = sql.lit(shape.limit + 1)
    const withTab = (tab: string) => ({
      ...shape,
      filter: tab === 'all' ? shape.filter : `${shape.filter} ${tab}`,
    })
    const ofStates = (tab: string, states: readonly string[]) => {
      const state = sql.ref<string>(list.state!)
      const is = list.tabConditions?.[tab]
      const some = someOf(db, shape, p, (rows) =>
        rows
          .where(sql<boolean>`${state} = one.state`)
          .$if(list.isInSomeTab !== undefined, (q) => q.where(list.isInSomeTab!))
          .$if(is !== undefined, (q) => q.where(sql<boolean>`${is!(hasIn(shape), p as Params<Values>)}`)),
      )
      // rows of states that belong entirely to the tab reach the limit before any row has to be tested
      const whole = list.statesEntirelyInTab?.[tab] ?? []
      const names = [...whole, ...states.filter((name) => !whole.includes(name))].map((name) => sql.lit(name))
      return sql`(select 1 from unnest(array[${sql.join(names)}]) as one (state), lateral ${some} as each limit ${limit})`
    }
    const counted = shape.tabs.split(' ').map((tab) => {
      const states = narrowingIn(shape).length > 0 ? list.statesOfTab?.[tab] : undefined
      const isElsewhere = list.storedElsewhere?.[tab as keyof Values] !== undefined
      const some = states
        ? ofStates(tab, states)
        : isElsewhere
          ? foundUpTo(db, withTab(tab), p).select(sql`1`.as('one'))
          : someOf(db, withTab(tab), p, (rows) => rows)
      return sql`select ${sql.lit(tab)} as tab, count(*) as count from ${some} as found`
    })
    const needsFreshPlan =
      usesIndexedFilter({ filter: scope.join(' ') }) ||
      (usesIndexedFilter(shape) && !hasSingleBestPlan(shape))
    return sql<{ tab: string; count: string }>`${sql.join(counted, sql` union all `)} ${sql.raw(
      needsFreshPlan ? planWithValues : '',
    )}`
  })
  const countTabByTab = async (db: Executor, shape: Tabs, values: AnyValues) => {
    const rows = await tabByTabCounts(shape).all(db, values)
    return Object.fromEntries(rows.map(({ tab, count }) => [tab, Number(count)]))
  }

  /**
   * What can be taken from the stored counts: states that belong entirely to the tab, and those whose rows have to be
   * tested. Null if the values narrow the rows by more than merchant, state and tabs that follow from states.
   */
  const storedOf = ({ merchantId: _own, status, ...values }: AnyValues) => {
    if (list.storedCounts === undefined) return null
    const tabs = Object.keys(values)
    const isRequested = (state: string) => status === undefined || state === status
    const kindOfTab = tabs.length === 1 ? list.storedCountsOfTab?.[tabs[0]!] : undefined
    if (kindOfTab) return { kind: kindOfTab, isWhole: isRequested, testedStates: [] }
    const statesEntirelyIn = (tab: string) =>
      list.tabConditions?.[tab] ? list.statesEntirelyInTab?.[tab] : list.statesOfTab?.[tab]
    if (!tabs.every(statesEntirelyIn)) return null
    const isWhole = (state: string) =>
      isRequested(state) && tabs.every((tab) => statesEntirelyIn(tab)!.includes(state))
    const mayBe = (state: string) => tabs.every((tab) => list.statesOfTab![tab]!.includes(state))
    const states = tabs.length > 0 ? list.statesOfTab![tabs[0]!]! : []
    return {
      kind: list.storedCounts,
      isWhole,
      testedStates: states.filter((state) => isRequested(state) && mayBe(state) && !isWhole(state)),
    }
  }
  type Stored = NonNullable<ReturnType<typeof storedOf>>
  const readStored = (db: Executor, { merchantId }: AnyValues, kinds: readonly CountedKind[]) =>
    readStateCounts(db, [...new Set(kinds)], merchantId as string | undefined)
  const countStored = async (
    db: Executor,
    values: AnyValues,
    { stored, limit, byState }: { stored: Stored; limit: number; byState: ReturnType<typeof readStored> },
  ): Promise<Count> => {
    const { status: _asked, ...others } = values
    const filter = Object.keys(others).join(' ')
    const tested = stored.testedStates.map(async (state) => {
      const { total } = await countsUpTo({ filter, limit, state }).firstOrThrow(db, others)
      return Number(total)
    })
    const counts = (await byState)(stored.kind)
    const whole = [...counts].flatMap(([state, count]) => (stored.isWhole(state) ? [count] : []))
    return cut(
      [...whole, ...(await Promise.all(tested))].reduce((sum, count) => sum + count, 0),
      limit,
    )
  }

  const countUpTo: Counts<Values>['countUpTo'] = async (db, values, limit) => {
    const before = countOfSearch(values)
    if (before) return before
    const stored = storedOf(values)
    if (stored)
      return countStored(db, values, { stored, limit, byState: readStored(db, values, [stored.kind]) })
    const filter = Object.keys(values).join(' ')
    const { total } = await countsUpTo({ filter, limit }).firstOrThrow(db, values)
    return cut(total, limit)
  }
  const limitOf = (values: AnyValues): number =>
    textFilters.some((name) => String(name) in values) ? foundLimit : countLimit
  const tabCounts: Counts<Values>['tabCounts'] = async (db, given, tabs) => {
    const values = present(given)
    const filter = Object.keys(values).join(' ')
    const isFiltered = !Object.keys(values).every(isScope)
    const limit = isFiltered ? Math.min(limitOf(values), tabLimit) : countLimit
    const before = countOfSearch(values)
    const valuesOf = (tab: string) => (tab === 'all' ? values : { ...values, [tab]: true })
    const state = values['status'] as string | undefined
    /** What the state alone determines about a tab: all of its rows, none, or some, which have to be counted. */
    const ofState = (tab: string): 'all' | 'none' | 'some' => {
      const states = list.statesOfTab?.[tab]
      if (state === undefined || !states) return 'some'
      if (!states.includes(state)) return 'none'
      return list.tabConditions?.[tab] ? 'some' : 'all'
    }
    const isLookedAt =
      !hasSingleBestPlan({ filter }) &&
      !before?.hasMore &&
      (list.tabConditions ?? list.statesOfTab) !== undefined
    const inOnePass = isLookedAt
      ? await countInOnePass(db, { filter, limit, tabs: tabs.join(' ') }, values)
      : null
    // the rows up to the limit have been read
    const total = before ?? (isLookedAt && !inOnePass ? cut(limit + 1, limit) : null)
    const asked = [...(total ? [] : ['all']), ...tabs.filter((tab) => ofState(tab) === 'some')]
    const storedTabs = asked.flatMap((tab) => {
      const stored = storedOf(valuesOf(tab))
      return stored ? [{ tab, stored }] : []
    })
    const ofKinds = storedTabs.map(({ stored }) => stored.kind)
    const byState = ofKinds.length > 0 ? readStored(db, values, ofKinds) : null
    const countedSeparately = asked.filter((tab) => storedTabs.every((one) => one.tab !== tab))
    const [counted, ...storedCounts] = await Promise.all([
      inOnePass ??
        (countedSeparately.length > 0
          ? countTabByTab(db, { filter, limit, tabs: countedSeparately.join(' ') }, values)
          : {}),
      ...(byState
        ? storedTabs.map(
            async ({ tab, stored }) =>
              [tab, await countStored(db, valuesOf(tab), { stored, limit, byState })] as const,
          )
        : []),
    ])
    const counts: Readonly<Record<string, Count>> = {
      ...Object.fromEntries(Object.entries(counted).map(([tab, count]) => [tab, cut(count, limit)])),
      ...Object.fromEntries(storedCounts),
    }
    const all = total ?? counts['all']!
    const countOf = (tab: string): Count =>
      tab === 'all' || (!inOnePass && ofState(tab) === 'all') ? all : (counts[tab] ?? cut(0, limit))
    return {
      counts: (['all', ...tabs] as const).map((tab) => {
        const { total: count, hasMore } = countOf(tab)
        return { tab, count, hasMore }
      }),
    }
  }
  const countSome: Counts<Values>['countSome'] = async (db, given) => {
    const { total, hasMore } = await countUpTo(db, present(given), countLimit)
    return hasMore ? total + 1 : total
  }
  return { countUpTo, limitOf, tabCounts, countSome }
}
