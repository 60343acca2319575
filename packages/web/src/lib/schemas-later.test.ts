import { allCalls } from '@bdr/contract/calls'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z as real } from 'zod'

type Zod = typeof real
/** What a field of a call may contain. */
type Readable = Partial<Pick<real.ZodString, 'maxLength'> & Pick<real.ZodEnum, 'options'>> & {
  readonly def: { readonly defaultValue?: unknown }
}

/** Returns the stand-in for zod as a newly opened page has it, and everything that imports zod with it. */
async function openPage() {
  vi.resetModules()
  vi.doMock('zod', () => import('./schemas-later.ts'))
  return import('./schemas-later.ts')
}
const callsNow = async () => (await import('@bdr/contract/calls')).allCalls

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  page = await openPage()
})
afterAll(() => {
  vi.doUnmock('zod')
  vi.resetModules()
})

describe('before zod has loaded', () => {
  const shape = (schema: { shape: object }) => Object.keys(schema.shape)
  const readable: [name: string, read: (z: Zod) => unknown][] = [
    ['the fields of an object', (z) => shape(z.object({ b: z.string(), a: z.number() }))],
    [
      'those that were added',
      (z) => shape(z.strictObject({ a: z.null() }).extend({ c: z.null(), b: z.null() })),
    ],
    ['those that were left out', (z) => shape(z.object({ a: z.null(), b: z.null() }).omit({ a: true }))],
    ['those that were picked', (z) => shape(z.object({ a: z.null(), b: z.null() }).pick({ b: true }))],
    [
      'a field of a field',
      (z) => z.object({ a: z.object({ b: z.string().max(3) }) }).shape.a.shape.b.maxLength,
    ],
    ['the fields of one that is refined', (z) => shape(z.object({ a: z.null() }).refine(() => true))],
    ['the choices', (z) => z.enum(['x', 'y']).options],
    ['how long a text may be', (z) => z.string().trim().min(1).max(9).regex(/x/).meta({}).maxLength],
    [
      'the least of two lengths',
      (z) => [z.string().max(9).max(7).maxLength, z.string().max(7).max(9).maxLength],
    ],
    ['the length it has to have', (z) => z.string().length(4).maxLength],
    ['that it may be of any length', (z) => z.string().maxLength],
    ['a default', (z) => z.coerce.number().int().default(20).def.defaultValue],
    ['that there is none', (z) => (z.string().optional().def as { defaultValue?: unknown }).defaultValue],
    ['what may be left out', (z) => z.string().max(5).optional().unwrap().maxLength],
    ['what may be null', (z) => z.string().max(5).nullable().unwrap().maxLength],
    ['what may be both', (z) => z.string().max(5).nullish().unwrap().unwrap().maxLength],
    ['what has a default', (z) => z.enum(['x']).default('x').unwrap().options],
  ]
  it.each(readable)('%s can be read', (_name, read) => {
    expect(read(page.z)).toEqual(read(real))
    expect(page.areSchemasLoaded()).toBe(false)
  })

  it('a schema cannot be used, and its error says so', () => {
    expect(() => page.z.string().safeParse('a')).toThrow(
      'safeParse of a schema is used before zod has loaded',
    )
    expect(() => page.z.object({}).parse({})).toThrow('parse of a schema')
    expect(() => page.z.array(page.z.null()).element).toThrow('element of a schema')
  })
})

describe('once zod has loaded', () => {
  it('the schemas written before are what zod itself would have made of them', async () => {
    const make = (z: Zod) => {
      const code = z.string().trim().regex(/^\d+$/, { error: 'code' })
      const size = z.coerce.number().int().positive().max(9).default(3)
      const line = z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a'), code: code.optional() }),
        z.strictObject({ kind: z.literal('b'), sizes: z.array(size).min(1) }),
      ])
      return z
        .object({ line, day: z.iso.date().nullable(), none: z.null() })
        .extend({
          pair: z.tuple([code, size]),
          by: z.record(z.string().max(2), z.union([z.int(), z.boolean()])),
        })
        .omit({ none: true })
        .refine(({ pair: [first] }) => !code.safeParse(first).success || first !== '0', { error: 'zero' })
    }
    const [ours, theirs] = [make(page.z), make(real)]
    await page.loadSchemas()
    expect(ours).toBeInstanceOf(real.ZodObject)
    const texts = fc.constantFrom('0', ' 12 ', 'x', '2026-11-20')
    const sizes = fc.oneof(fc.integer({ min: -1, max: 12 }), texts, fc.constant(undefined))
    const input = fc.record(
      {
        line: fc.oneof(
          fc.record({ kind: fc.constant('a'), code: texts }, { requiredKeys: ['kind'] }),
          fc.record({ kind: fc.constantFrom('b', 'c'), sizes: fc.array(sizes, { maxLength: 3 }) }),
        ),
        day: fc.oneof(texts, fc.constant(null)),
        pair: fc.tuple(texts, sizes),
        by: fc.dictionary(fc.string({ maxLength: 3 }), fc.oneof(fc.integer(), fc.boolean(), texts)),
      },
      { requiredKeys: ['line', 'pair'] },
    )
    fc.assert(
      fc.property(input, (value) => {
        const [one, other] = [ours.safeParse(value), theirs.safeParse(value)]
        expect(one.data).toEqual(other.data)
        expect(one.error?.issues).toEqual(other.error?.issues)
      }),
    )
  })

  it('the input schemas of all calls are the same as with zod itself', async () => {
    const ours = await callsNow()
    await page.loadSchemas()
    const described = (input: real.ZodType) =>
      real.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' })
    for (const [index, { name, input }] of allCalls.entries())
      expect(described(ours[index]!.input), name).toEqual(described(input))
  })

  it('what was read from the input schemas of all calls is what zod says about them', async () => {
    const fields = (await callsNow()).flatMap(({ name, input }) =>
      Object.entries(input.shape as Record<string, Readable>).map(([field, type]) => ({
        at: `${name} ${field}`,
        type,
      })),
    )
    const before = fields.map(({ type }) => ({
      maxLength: type.maxLength,
      options: type.options,
      defaultValue: type.def.defaultValue,
    }))
    await page.loadSchemas()
    for (const [index, { at, type }] of fields.entries()) {
      const { maxLength, options, defaultValue } = before[index]!
      expect(type.maxLength ?? null, at).toBe(maxLength ?? null)
      if (options) expect(type.options, at).toEqual(options)
      expect(type.def.defaultValue, at).toEqual(defaultValue)
    }
  })
})

it('a file that could not be loaded is requested again', async () => {
  vi.doMock('./zod-kinds.ts', () => {
    throw new Error('no connection')
  })
  await expect(page.loadSchemas()).rejects.toThrow()
  expect(page.areSchemasLoaded()).toBe(false)
  vi.doUnmock('./zod-kinds.ts')
  await page.loadSchemas()
  expect(page.z.string().max(2).safeParse('abc').success).toBe(false)
})

it('where zod has its own name, schemas are ready from the start', async () => {
  vi.doUnmock('zod')
  vi.resetModules()
  const { loadSchemas, areSchemasLoaded } = await import('./schemas.ts')
  expect(areSchemasLoaded()).toBe(true)
  await loadSchemas()
})
