import { expect, it } from 'vitest'
import type { Asker } from '../admission/asker.ts'
import { FairQueue } from './fair-queue.ts'

const asker = (group: string, name = group): Asker => ({ isKnown: true, group, name })

/** A queue with works that end when they are told to, and the order in which they began. */
function watched(limits = { atOnce: 1, waitingOfAsker: 3 }) {
  const queue = new FairQueue(limits)
  const began: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  return {
    began,
    ask(name: string, by: Asker): Promise<void> {
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      return queue.run(by, () => {
        began.push(name)
        return end.promise
      })
    },
    end: (name: string) => ends.get(name)!.resolve(),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
  }
}

it('takes turns: who asked for much waits for themselves, not everybody for them', async () => {
  const { ask, end, began } = watched()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, asker('a')))
  all.push(ask('b1', asker('b')), ask('c1', asker('c')), ask('b2', asker('b')))
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) {
    await expect.poll(() => began.at(-1)).toBe(name)
    end(name)
  }
  await Promise.all(all)
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('takes turns within a company as well, and a company with many people has no more turns than another', async () => {
  const { ask, end, began } = watched()
  const all = [ask('first', asker('other'))]
  for (const person of ['x', 'y']) for (const n of [1, 2]) all.push(ask(`${person}${n}`, asker('a', person)))
  all.push(ask('b1', asker('b')), ask('b2', asker('b')))
  const order = ['first', 'x1', 'b1', 'y1', 'b2', 'x2', 'y2']
  for (const name of order) {
    await expect.poll(() => began.at(-1)).toBe(name)
    end(name)
  }
  await Promise.all(all)
  expect(began).toEqual(order)
})

it('refuses at once what one asker has waiting beyond the limit, and takes it once something is done', async () => {
  const { ask, end, began } = watched()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, asker('a')))
  await expect(ask('a5', asker('a'))).rejects.toMatchObject({ code: 'B00429', retryAfter: 5 })
  all.push(ask('b1', asker('b')))
  end('a1')
  await expect.poll(() => began).toEqual(['a1', 'a2'])
  all.push(ask('a5', asker('a')))
  for (const name of ['a2', 'b1', 'a3', 'a4', 'a5']) end(name)
  await Promise.all(all)
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

it('does several works at the same time, and goes on after one that fails', async () => {
  const { ask, end, fail, began } = watched({ atOnce: 2, waitingOfAsker: 3 })
  const all = ['a1', 'a2', 'a3'].map((name) => ask(name, asker('a')))
  const failing = expect(all[0]).rejects.toThrow('a1')
  await expect.poll(() => began).toEqual(['a1', 'a2'])
  fail('a1')
  await failing
  await expect.poll(() => began).toEqual(['a1', 'a2', 'a3'])
  end('a2')
  end('a3')
  await Promise.all(all.slice(1))
})
