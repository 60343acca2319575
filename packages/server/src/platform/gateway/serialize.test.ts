import { expect, it } from 'vitest'
import { allCalls } from '@bdr/contract/calls'
import { replyOf } from '@bdr/contract/replies'
import { writerOf } from './serialize.ts'

// at run time a serialiser is made for the first reply: none may turn out impossible then
it.each(allCalls.filter(({ kind }) => kind !== 'document').map((call) => [call.name, call]))(
  'a serialiser can be made for the reply of %s',
  async (_, call) => {
    expect(await writerOf(replyOf(call))).toBeInstanceOf(Function)
  },
)
