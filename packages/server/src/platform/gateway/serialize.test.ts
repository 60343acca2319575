import { expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from '@bdr/contract/calls'
import { replyOf } from '@bdr/contract/replies'
import { writerOf } from './serialize.ts'

// serialisers are created for the first reply at run time, so none may turn out to be impossible then
it.each(allCalls.filter(({ kind }) => kind !== 'document').map((call) => [call.name, call]))(
  'a serialiser can be made for the reply of %s',
  async (_, call) => {
    expect(await writerOf(replyOf(call))).toBeInstanceOf(Function)
  },
)

it('writes a member of a union by its own schema, without fields that schema does not name', async () => {
  const lines = z.object({ kind: z.literal('lines'), found: z.array(z.object({ no: z.number() })) })
  const people = z.object({ kind: z.literal('people'), found: z.string(), more: z.string().nullable() })
  const nothing = z.object({ kind: z.literal('nothing') })
  const write = await writerOf(
    z.object({ report: z.discriminatedUnion('kind', [lines, people, nothing]).nullable() }),
  )
  const written = (report: unknown): unknown => JSON.parse(write({ report }))
  const secret = 'not for you'
  expect(written({ kind: 'lines', found: [{ no: 1, secret }], secret })).toEqual({
    report: { kind: 'lines', found: [{ no: 1 }] },
  })
  expect(written({ kind: 'people', found: 'two', more: null, secret })).toEqual({
    report: { kind: 'people', found: 'two', more: null },
  })
  expect(written({ kind: 'nothing', secret })).toEqual({ report: { kind: 'nothing' } })
  expect(written(null)).toEqual({ report: null })
})
