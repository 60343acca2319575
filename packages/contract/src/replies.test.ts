import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { replyNames } from './replies.ts'

it('every call has a reply unless it answers with a file, and every reply belongs to a call', () => {
  const answering = allCalls.filter(({ kind }) => kind !== 'document').map(({ name }) => name)
  expect(replyNames.toSorted()).toEqual(answering.toSorted())
})
