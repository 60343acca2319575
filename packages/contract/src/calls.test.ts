import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { budgets, type Budget } from './kernel/cost.ts'

it('every call that anybody may make, and every call that takes or answers with a file, has a cost', () => {
  const costly = allCalls.filter(({ access, kind }) => access === 'public' || kind !== 'json')
  expect(costly.length).toBeGreaterThan(40)
  expect(costly.filter(({ cost }) => cost === null).map(({ name }) => name)).toEqual([])
})

it('several people of a company do not use up the budget of all', () => {
  for (const [cost, { person, company }] of Object.entries(budgets)) {
    const rate = ({ limit, seconds }: Budget) => limit / seconds
    expect([cost, company.atOnce > person.atOnce, rate(company) > rate(person)]).toEqual([cost, true, true])
  }
})
