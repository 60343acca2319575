import { codes } from '@bdr/contract/errors'
import type { RecordHint } from '@bdr/contract/messages/model'
import type { Query } from '@tanstack/react-query'
import { request } from './api.ts'
import { CallError } from './call-error.ts'
import { queryClient } from './query.ts'

/**
 * Keeps what is on the screen as fresh as the server's hints allow. After a hint, the shown answers that it
 * may concern are read again in the background. What differs is replaced, or offered where replacing it would
 * disturb somebody who is in the middle of something.
 */

/** Milliseconds between two reads: a busy minute then costs a few reads instead of hundreds. */
const pause = 2_000
/** Milliseconds after which an answer is read again when the tab becomes visible. */
const freshFor = 5_000

/** Decides for a page how a new answer is shown, and shows what was replaced. */
export interface FreshnessHost {
  /** whether replacing `before` with `after` would disturb somebody */
  isDisturbing(before: unknown, after: unknown): boolean
  /** replaces it by calling `apply` */
  show(apply: () => void): void
}

interface Offer {
  /** how many rows of a list differ; null where it is no list */
  readonly rows: number | null
  readonly apply: () => void
}

let host: FreshnessHost | null = null
let offers: ReadonlyMap<string, Offer> = new Map()
const listeners = new Set<() => void>()

function setOffers(next: ReadonlyMap<string, Offer>): void {
  offers = next
  for (const listener of listeners) listener()
}

/** A change that waits until the person accepts it. */
export const offerStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => offers,
}

export function acceptOffers(): void {
  const taken = [...offers.values()]
  setOffers(new Map())
  host?.show(() => taken.forEach(({ apply }) => apply()))
}

/** Kinds of records that may have changed, with their ids where they are known. */
let hinted = new Map<string, Set<string> | null>()
let everything = false
let timer: ReturnType<typeof setTimeout> | undefined
let lookedAt = -Infinity

/** Records have changed: the answers that show them are read again soon. */
export function recordsChanged(hints: readonly RecordHint[]): void {
  for (const { kind, ids } of hints) {
    const known = hinted.get(kind)
    if (known === null) continue
    hinted.set(kind, ids === undefined ? null : new Set([...(known ?? []), ...ids]))
  }
  schedule()
}

/** Hints may have been missed: everything on the screen is read again soon. */
export function hintsMissed(): void {
  everything = true
  schedule()
}

function schedule(): void {
  // a hidden tab reads again when it becomes visible
  if (host === null || timer !== undefined || document.hidden) return
  timer = setTimeout(look, Math.max(0, lookedAt + pause - Date.now()))
}

function look(): void {
  timer = undefined
  // the answer to the person's own action usually contains most of the change
  if (queryClient.isMutating() > 0) {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return
      stop()
      schedule()
    })
    return
  }
  lookedAt = Date.now()
  const concerned = everything ? () => true : concernedBy(hinted)
  hinted = new Map()
  everything = false
  for (const query of queryClient.getQueryCache().findAll({ predicate: concerned }))
    if (query.isActive()) void compare(query)
    else query.invalidate()
}

const concernedBy = (hints: ReadonlyMap<string, ReadonlySet<string> | null>) => (query: Query) => {
  const [ownKind, ...otherKinds] = query.meta?.call.shows ?? []
  if (ownKind === undefined) return false
  if (otherKinds.some((kind) => hints.has(kind))) return true
  const ids = hints.get(ownKind)
  const { id } = inputOf(query)
  return ids !== undefined && (ids === null || typeof id !== 'string' || ids.has(id))
}

const inputOf = (query: Query) => query.queryKey[1] as Record<string, unknown>

/** Reads the shown answers once more, and replaces or offers those that differ. */
async function compare(query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => {})
  const { data, dataUpdatedAt } = query.state
  const { call } = query.meta!
  if (data === undefined || call.shows.length === 0) return
  let put: Offer
  try {
    const fresh = await request(call, inputOf(query))
    if (isSame(data, fresh)) return drop(query)
    put = {
      rows: changedRows(data, fresh),
      apply: () => queryClient.setQueryData(query.queryKey, fresh),
    }
    if (query.state.dataUpdatedAt === dataUpdatedAt && !mayShow(query, data, fresh)) return offer(query, put)
  } catch (error) {
    // the page itself shows that a record is gone; after a lost connection the next hint tries again
    if (!(error instanceof CallError) || error.code !== codes.notFound) return
    put = {
      rows: null,
      apply: () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true }),
    }
    if (!mayShow(query, data, undefined)) return offer(query, put)
  }
  // an answer that arrived meanwhile may be newer than this one
  if (query.state.dataUpdatedAt !== dataUpdatedAt) return compare(query)
  drop(query)
  if (query.meta!.isOutsidePage) put.apply()
  else host?.show(put.apply)
}

const mayShow = (query: Query, before: unknown, after: unknown): boolean =>
  query.meta!.isOutsidePage === true ||
  (!query.meta!.fillsForm && host?.isDisturbing(before, after) === false)

function offer(query: Query, made: Offer): void {
  if (query.isActive()) setOffers(new Map(offers).set(query.queryHash, made))
}

function drop({ queryHash }: Pick<Query, 'queryHash'>): void {
  if (!offers.has(queryHash)) return
  const rest = new Map(offers)
  rest.delete(queryHash)
  setOffers(rest)
}

/** The signatures in files' addresses change by themselves. */
const unsigned = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\?e=\d+&s=[\w-]+$/, '') : value
const textOf = (value: unknown): string => JSON.stringify(value, unsigned) ?? ''
const isSame = (before: unknown, after: unknown): boolean => textOf(before) === textOf(after)

/** The rows of a list's answer; null where it is no list. */
export function rowsOf(answer: unknown): readonly { readonly id?: unknown }[] | null {
  const rows = Array.isArray(answer) ? answer : (answer as { list?: unknown } | undefined)?.list
  return Array.isArray(rows) ? (rows as { id?: unknown }[]) : null
}

function changedRows(before: unknown, after: unknown): number | null {
  const [rows, freshRows] = [rowsOf(before), rowsOf(after)]
  if (!rows || !freshRows) return null
  const known = new Set(rows.map(textOf))
  // where rows were only removed there is still a difference to show
  return Math.max(1, freshRows.filter((row) => !known.has(textOf(row))).length)
}

/** Starts to keep the page fresh. @returns a function that stops it */
export function keepFresh(own: FreshnessHost): () => void {
  host = own
  const becomeVisible = () => {
    if (document.hidden) return
    const oldest = Math.min(
      ...queryClient
        .getQueryCache()
        .findAll({ type: 'active' })
        .map((query) => query.state.dataUpdatedAt),
    )
    // browsers close the push connections of hidden tabs now and then
    if (oldest < Date.now() - freshFor) everything = true
    if (everything || hinted.size > 0) schedule()
  }
  document.addEventListener('visibilitychange', becomeVisible)
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (!offers.has(query.queryHash)) return
    // an answer that arrived for another reason is as fresh as one read for a hint
    if (type === 'updated' && 'action' in event && event.action.type === 'success') drop(query)
    if ((type === 'observerRemoved' || type === 'removed') && !query.isActive()) {
      drop(query)
      query.invalidate()
    }
  })
  return () => {
    host = null
    clearTimeout(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', becomeVisible)
    unsubscribe()
  }
}
