import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { entities } from './entities.ts'

/** Reads whose replies are not affected by changes of records, or that are refreshed in another way. */
const refreshedDifferently = [
  'account.noticePreferences',
  'files.ossInfo',
  'corporateInfo.search',
  'listViews.read',
  'merchants.options',
  'outbox.list',
  'quotations.subscriptions',
  'regions.read',
  'search.find',
  'session.userInfo',
]

it('every read of the back office declares which changes make its reply outdated', () => {
  const reads = allCalls.filter(
    ({ method, kind, access }) => method === 'GET' && kind === 'json' && access !== 'public',
  )
  const silent = reads.filter(({ shows }) => shows.length === 0).map(({ name }) => name)
  expect(silent.filter((name) => !refreshedDifferently.includes(name))).toEqual([])
})

it('every kind whose changes are announced is shown by some read', () => {
  const announced = entities.filter(({ audience }) => audience.length > 0).map(({ kind }) => kind)
  expect(new Set(allCalls.flatMap(({ shows }) => shows))).toEqual(new Set(announced))
})
