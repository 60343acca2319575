import { budgets, strangersAtOnce, type Budget, type Cost } from '@bdr/contract/kernel/cost'
import type { Executor } from '../db/executor.ts'
import { countAttempt, RateLimitExceeded } from '../rate-limit.ts'
import type { Asker } from './asker.ts'
import { localWindows } from './local-windows.ts'
import { TooMuchAtOnce } from './too-much-at-once.ts'

/** Decides whether a costly call may begin, by what its asker has asked for already. */
export interface Admission {
  /**
   * Counts a call against the budgets of its asker.
   * @returns to be called once the call is over
   * @throws AppError B00429
   */
  enter(cost: Cost, asker: Asker): Promise<() => void>
}

/** The calls under way are counted by each node for itself, since what they hold is its memory. */
export function createAdmission(db: Executor): Admission {
  const underWay = new Map<string, number>()
  const windows = localWindows()

  const begin = (levels: readonly Level[]): (() => void) => {
    for (const { key, budget } of levels)
      if ((underWay.get(key) ?? 0) >= budget.atOnce) throw new TooMuchAtOnce()
    for (const { key } of levels) underWay.set(key, (underWay.get(key) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      for (const { key } of levels) {
        const left = underWay.get(key)! - 1
        if (left === 0) underWay.delete(key)
        else underWay.set(key, left)
      }
    }
  }

  const count = async (key: string, budget: Budget, isShared: boolean): Promise<void> => {
    if (isShared) return countAttempt(db, key, budget)
    const { hits, left } = windows.count(key, budget.seconds)
    if (hits > budget.limit) throw new RateLimitExceeded(left, hits === budget.limit + 1)
  }

  return {
    async enter(cost, asker) {
      const levels = levelsOf(cost, asker)
      const { isShared } = budgets[cost]
      const leave = begin(cost === 'asks' || asker.isKnown ? levels : [...levels, allStrangers])
      try {
        for (const { key, budget } of levels) await count(key, budget, isShared)
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
  }
}

interface Level {
  readonly key: string
  readonly budget: Budget
}

/** Many addresses together do not take more of a node than this. */
const allStrangers: Level = {
  key: 'strangers',
  budget: { limit: Infinity, seconds: 1, atOnce: strangersAtOnce },
}

function levelsOf(cost: Cost, { isKnown, group, name }: Asker): Level[] {
  const { network, person, company } = budgets[cost]
  if (!isKnown) return [{ key: `${cost}:network:${group}`, budget: network }]
  return [
    { key: `${cost}:person:${name}`, budget: person },
    { key: `${cost}:company:${group}`, budget: company },
  ]
}
