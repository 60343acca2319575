import { expect, it } from 'vitest'
import { createSubmitIntents } from './submit-intents.ts'

it('repeats the key of a submit whose outcome is unknown', () => {
  const intents = createSubmitIntents()
  expect(intents.keyFor({ a: 1 })).toBe(intents.keyFor({ a: 1 }))
})

it('takes a new key for another input, for another file, and after an answer', () => {
  const intents = createSubmitIntents()
  const file = new File(['x'], 'x.xlsx')
  const keys = [intents.keyFor({ a: 1 }), intents.keyFor({ a: 2 }), intents.keyFor({ a: 2 }, file)]
  intents.finish()
  keys.push(intents.keyFor({ a: 2 }, file))
  expect(new Set(keys).size).toBe(4)
})
