import { expect, it } from 'vitest'
import { byteCache } from './byte-cache.ts'

const made: string[] = []
const making =
  (name: string, bytes = 4) =>
  async () => {
    made.push(name)
    return Buffer.alloc(bytes, name)
  }

it('makes the same bytes once, also for parallel requests of one group', async () => {
  const cache = byteCache(100)
  made.length = 0
  const [one, other] = await Promise.all([
    cache.read('a', 'known', making('a')),
    cache.read('a', 'known', making('a')),
  ])
  expect(other).toBe(one)
  expect(await cache.read('a', '192.0.2.1', making('a'))).toBe(one)
  expect(made).toEqual(['a'])
})

it('does not let one group wait for what another asked for', async () => {
  const cache = byteCache(100)
  made.length = 0
  const slow = Promise.withResolvers<Buffer>()
  const theirs = cache.read('a', '192.0.2.1', () => slow.promise)
  await cache.read('a', 'known', making('a'))
  expect(made).toEqual(['a'])
  slow.resolve(Buffer.from('late'))
  expect((await theirs).toString()).toBe('late')
})

it('keeps the most recently requested up to its size, and nothing that failed', async () => {
  const cache = byteCache(10)
  made.length = 0
  await cache.read('a', 'known', making('a'))
  await cache.read('b', 'known', making('b'))
  await cache.read('a', 'known', making('a'))
  await cache.read('c', 'known', making('c'))
  expect(made).toEqual(['a', 'b', 'c'])
  await cache.read('a', 'known', making('a'))
  await cache.read('b', 'known', making('b'))
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await expect(cache.read('d', 'known', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await cache.read('d', 'known', making('d', 100))
  await cache.read('d', 'known', making('d', 1))
  expect(made.slice(4)).toEqual(['d', 'd'])
})
