import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { entities } from './entities.ts'

/** Reads that no change of a record makes outdated, or that are renewed in their own way. */
const ownWay = [
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

it('a read of the back office says whose changes make it outdated', () => {
  const reads = allCalls.filter(
    ({ method, kind, access }) => method === 'GET' && kind === 'json' && access !== 'public',
  )
  const silent = reads.filter(({ shows }) => shows.length === 0).map(({ name }) => name)
  expect(silent.filter((name) => !ownWay.includes(name))).toEqual([])
})

it('whose changes are told of is shown somewhere', () => {
  const heardOf = entities.filter(({ audience }) => audience.length > 0).map(({ kind }) => kind)
  expect(new Set(allCalls.flatMap(({ shows }) => shows))).toEqual(new Set(heardOf))
})
