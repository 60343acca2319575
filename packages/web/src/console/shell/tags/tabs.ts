import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { readJson } from '../persistent-store.ts'

/** An open page: one for each list, one for each record. */
export interface Tab {
  readonly key: string
  readonly page: PageKey
  /** its last address, with all filters */
  readonly url: string
  /**
   * the record's number, or its name where it has none; null until it is known, and where there is no record
   */
  readonly number: string | null
}

interface Address {
  readonly pathname: string
  readonly search: string
}

/** The first tab, which cannot be closed. */
export const homeTab: Tab = { key: '/dashboard', page: 'dashboard', url: '/dashboard', number: null }

/** The largest number of tabs in which a person can still find one; the oldest is removed. */
export const mostTabs = 30

/** The identity of a tab: its page and the record on it, but not the filters. */
export function tabKeyOf({ pathname, search }: Address): string {
  const record = new URLSearchParams(search).get('id')
  return record === null ? pathname : `${pathname}?id=${record}`
}

/** The tabs after opening an address. Pages outside the back office have no tab. */
export function visit(tabs: readonly Tab[], address: Address, number: string | null): readonly Tab[] {
  const page = pageAt(address.pathname, address.search)
  if (page?.area !== 'console') return tabs
  const key = tabKeyOf(address)
  const known = tabs.find((tab) => tab.key === key)
  const tab: Tab = {
    key,
    page: page.key as PageKey,
    url: address.pathname + address.search,
    number: number ?? known?.number ?? null,
  }
  if (known) return same(known, tab) ? tabs : tabs.map((other) => (other === known ? tab : other))
  const closable = [...tabs.slice(1), tab]
  return [homeTab, ...closable.slice(-(mostTabs - 1))]
}

const same = (one: Tab, other: Tab) => one.url === other.url && one.number === other.number

/** The tabs with these keys, and always the first one. */
export const keepOnly = (tabs: readonly Tab[], keys: readonly string[]): readonly Tab[] =>
  tabs.filter((tab) => tab.key === homeTab.key || keys.includes(tab.key))

/** The tab of a record that does not exist is removed. */
export const withoutTab = (tabs: readonly Tab[], key: string): readonly Tab[] =>
  tabs.some((tab) => tab.key === key) ? keepOnly(tabs, keysWithout(tabs, key)) : tabs

export const keysWithout = (tabs: readonly Tab[], key: string): string[] =>
  tabs.map((tab) => tab.key).filter((other) => other !== key)

/** The tab to open when the present one is closed: its right neighbour, otherwise the left one. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab {
  const at = tabs.findIndex((tab) => tab.key === key)
  return tabs[at + 1] ?? tabs[at - 1] ?? homeTab
}

/** The tabs of one person. */
export interface OpenTabs {
  readonly uid: string
  readonly tabs: readonly Tab[]
}

export const noTabs: readonly Tab[] = [homeTab]

/** Number of people whose tabs are stored; the one who was here longest ago is removed. */
export const mostPeople = 5

export const tabsOf = (stored: readonly OpenTabs[], uid: string): readonly Tab[] =>
  stored.find((open) => open.uid === uid)?.tabs ?? noTabs

export const withTabs = (stored: readonly OpenTabs[], open: OpenTabs): readonly OpenTabs[] =>
  [...withoutPerson(stored, open.uid), open].slice(-mostPeople)

export const withoutPerson = (stored: readonly OpenTabs[], uid: string): readonly OpenTabs[] =>
  stored.filter((open) => open.uid !== uid)

/** The stored tabs without pages that no longer exist. */
export function parseOpenTabs(text: string | null): readonly OpenTabs[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? stored.flatMap(parsePerson).slice(-mostPeople) : []
}

function parsePerson(value: unknown): OpenTabs[] {
  const stored = value as { uid?: unknown; tabs?: unknown } | null
  if (typeof stored?.uid !== 'string' || !Array.isArray(stored.tabs)) return []
  const addresses = stored.tabs.filter(isTab)
  const tabs = addresses.reduce((before, { url, number }) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    return visit(before, { pathname, search }, number)
  }, noTabs)
  return [{ uid: stored.uid, tabs }]
}

const isTab = (value: unknown): value is Pick<Tab, 'url' | 'number'> => {
  const tab = value as Partial<Record<keyof Tab, unknown>> | null
  return (
    typeof tab?.url === 'string' &&
    /^\/(?!\/)/.test(tab.url) &&
    (tab.number === null || typeof tab.number === 'string')
  )
}
