import { describe, expect, it } from 'vitest'
import {
  homeTab,
  keepOnly,
  keysWithout,
  mostPeople,
  mostTabs,
  neighbourOf,
  noTabs,
  parseOpenTabs,
  tabsOf,
  visit,
  withoutPerson,
  withoutTab,
  withTabs,
  type Tab,
} from './tabs.ts'

const go = (tabs: readonly Tab[], url: string, number: string | null = null) => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return visit(tabs, { pathname, search }, number)
}
const after = (...urls: string[]) => urls.reduce((tabs, url) => go(tabs, url), noTabs)
const keys = (tabs: readonly Tab[]) => tabs.map((tab) => tab.key)

const list = '/orderPart/list'
const order = (id: number) => `/orderPart/orderDetail?id=${id}`

describe('visiting', () => {
  it('opens a tab for each list and each record', () => {
    expect(keys(after(list, order(1), order(2), list))).toEqual(['/dashboard', list, order(1), order(2)])
  })

  it('remembers the last address of a list', () => {
    const tabs = after(list, `${list}?status=pending&pageNum=2`)
    expect(tabs).toHaveLength(2)
    expect(tabs[1]!.url).toBe(`${list}?status=pending&pageNum=2`)
  })

  it('names a record as soon as its number is known, and keeps the name', () => {
    const tabs = go(go(after(order(1)), order(1), 'PO-1'), order(1), null)
    expect(tabs[1]!.number).toBe('PO-1')
  })

  it('adds no tab for pages outside the back office, and changes nothing when nothing changed', () => {
    const tabs = after(list)
    expect(go(tabs, '/404')).toBe(tabs)
    expect(go(tabs, '/nowhere')).toBe(tabs)
    expect(go(tabs, list)).toBe(tabs)
  })

  it('removes the oldest when there are too many, but never the first', () => {
    const tabs = after(...Array.from({ length: mostTabs + 5 }, (_, index) => order(index + 1)))
    expect(tabs).toHaveLength(mostTabs)
    expect(tabs[0]).toEqual(homeTab)
    expect(tabs.at(-1)!.key).toBe(order(mostTabs + 5))
  })
})

describe('closing', () => {
  const tabs = after(list, order(1), order(2))

  it('removes one tab and keeps the others', () => {
    expect(keys(keepOnly(tabs, keysWithout(tabs, order(1))))).toEqual(['/dashboard', list, order(2)])
  })

  it('removes a record that does not exist, and ignores a tab that is not open', () => {
    expect(keys(withoutTab(tabs, order(1)))).toEqual(['/dashboard', list, order(2)])
    expect(withoutTab(tabs, order(9))).toBe(tabs)
  })

  it('never removes the first tab', () => {
    expect(keys(keepOnly(tabs, []))).toEqual(['/dashboard'])
    expect(keys(keepOnly(tabs, [list]))).toEqual(['/dashboard', list])
  })

  it('continues with the right neighbour, at the end with the left one', () => {
    expect(neighbourOf(tabs, list).key).toBe(order(1))
    expect(neighbourOf(tabs, order(2)).key).toBe(order(1))
    expect(neighbourOf(after(), '/dashboard')).toEqual(homeTab)
  })
})

describe('stored tabs', () => {
  it('are restored', () => {
    const open = { uid: '7', tabs: go(after(`${list}?status=pending`), order(1), 'PO-1') }
    expect(parseOpenTabs(JSON.stringify([open]))).toEqual([open])
  })

  it.each([null, '', '{', '{}', '[7,null]', '[{"uid":7}]', '[{"uid":"7","tabs":{}}]'])(
    '%j is nothing',
    (text) => expect(parseOpenTabs(text)).toEqual([]),
  )

  it('are separate for each person, for those who were here last', () => {
    const mine = { uid: '7', tabs: after(list) }
    const others = Array.from({ length: mostPeople - 1 }, (_, index) => ({
      uid: `other ${index}`,
      tabs: after(order(index)),
    }))
    const stored = others.reduce(withTabs, withTabs([], mine))
    expect(tabsOf(stored, '7')).toBe(mine.tabs)
    expect(parseOpenTabs(JSON.stringify(stored))).toEqual(stored)
    expect(tabsOf(withTabs(stored, { uid: 'one more', tabs: after() }), '7')).toEqual([homeTab])
    // the person who returns is not the one who was away the longest
    const back = withTabs(withTabs(stored, mine), { uid: 'one more', tabs: after() })
    expect(tabsOf(back, '7')).toBe(mine.tabs)
    expect(tabsOf(back, 'other 0')).toEqual([homeTab])

    const without = withoutPerson(stored, '7')
    expect(tabsOf(without, '7')).toEqual([homeTab])
    expect(tabsOf(without, 'other 0')).toBe(others[0]!.tabs)
  })

  it('do not contain pages that no longer exist', () => {
    const foreign = ['/nowhere', '//evil.example/x', 'https://evil.example/', '/404', 5, null]
    const text = JSON.stringify([{ uid: '7', tabs: foreign.map((url) => ({ url, number: null })) }])
    expect(parseOpenTabs(text)).toEqual([{ uid: '7', tabs: [homeTab] }])
  })
})
