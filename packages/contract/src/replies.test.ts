import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { replyNames } from './replies.ts'

it('every call but those that answer a file has a reply, and no reply is without its call', () => {
  const answering = allCalls.filter(({ kind }) => kind !== 'document').map(({ name }) => name)
  expect(replyNames.toSorted()).toEqual(answering.toSorted())
})
