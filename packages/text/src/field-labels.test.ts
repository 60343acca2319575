import { allCalls } from '@bdr/contract/calls'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldLabel } from './field-labels.ts'

interface Node {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly additionalProperties?: Node | boolean
}

/** The keys of all objects inside an input. */
function keysOf(node: Node): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = node
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
  return [...Object.keys(properties), ...inner.flatMap(keysOf)]
}

it('every field of every call has a name', () => {
  const nameless = allCalls.flatMap(({ name, input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node
    return keysOf(schema)
      .filter((field) => fieldLabel(name, [field]) === field)
      .map((field) => `${name}: ${field}`)
  })
  expect(nameless).toEqual([])
})

it("the field name of the call's own domain takes precedence, and list items are named by number", () => {
  expect(fieldLabel('quotations.submit', ['lines', 2, 'leadDays'])).toBe('明细第 3 项的供货期')
  expect(fieldLabel('session.smsLogin', ['code'])).toBe('验证码')
  expect(fieldLabel('regions.read', ['code'])).toBe('地区代码')
  expect(fieldLabel('settleInReview.return', ['remarks', 0, 'message'])).toBe('审核意见第 1 项的意见')
})
