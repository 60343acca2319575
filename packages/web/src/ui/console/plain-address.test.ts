import { afterAll, expect, it, vi } from 'vitest'
import type { z } from 'zod'

afterAll(() => {
  vi.doUnmock('zod')
  vi.resetModules()
})

it('a plain address is read without schemas exactly as with them', async () => {
  vi.resetModules()
  vi.doMock('zod', () => import('../../lib/schemas-later.ts'))
  const { loadSchemas, areSchemasLoaded } = await import('../../lib/schemas.ts')
  const { needsSchemas, readTableQuery } = await import('./table-query.ts')
  const { allCalls } = await import('@bdr/contract/calls')
  const lists = allCalls.filter(({ input }) => 'pageNum' in input.shape || 'sort' in input.shape)
  const plain = new URLSearchParams('view=0&unknown=1&sort=%20')
  const read = () => lists.map(({ name, input }) => [name, readTableQuery(input, plain)])

  expect(lists.length).toBeGreaterThan(20)
  for (const { name, input } of lists) {
    expect(needsSchemas(input, plain), name).toBe(false)
    expect(needsSchemas(input, new URLSearchParams('sort=name')), name).toBe('sort' in input.shape)
  }
  const before = read()
  expect(areSchemasLoaded()).toBe(false)

  await loadSchemas()
  expect(read()).toEqual(before)
  const asParsed = lists.map(({ name, input }) => [
    name,
    Object.fromEntries(
      Object.entries(input.shape as Record<string, z.ZodType>)
        .map(([field, type]): [string, unknown] => [field, type.safeParse(undefined).data])
        .filter(([, value]) => value !== undefined),
    ),
  ])
  expect(asParsed).toEqual(before)
})
