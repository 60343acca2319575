import type { Schema } from 'fast-json-stringify'
import { z } from 'zod'
import { codes } from '@bdr/contract/errors'

type Json = Record<string, unknown>
type Writer = (data: unknown) => string

/**
 * Reduces zod's JSON Schema to what the serialiser needs. `anyOf: [T, null]` becomes a nullable T, since for an `anyOf`
 * each value would be validated to find its branch.
 */
function lean(schema: Json): Json {
  const branches = schema['anyOf'] as Json[] | undefined
  if (branches?.length === 2 && branches[1]!['type'] === 'null')
    return { ...lean(branches[0]!), nullable: true }
  if (schema['type'] === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, value]) => [name, lean(value)])),
      required: schema['required'] ?? [],
    }
  }
  if (schema['type'] === 'array') return { type: 'array', items: lean(schema['items'] as Json) }
  if (schema['type'] === 'string') return { type: 'string' }
  if (schema['oneOf']) return byConstant(schema['oneOf'] as Json[])
  return schema
}

/** A discriminated union: the constant alone selects the branch, without validating it. */
function byConstant([branch, ...others]: Json[]): Json {
  if (others.length === 0) return lean(branch!)
  const properties = Object.entries(branch!['properties'] as Record<string, Json>)
  const constants: Json = {}
  for (const [name, { const: constant }] of properties)
    if (constant !== undefined) constants[name] = { const: constant }
  return {
    type: 'object',
    if: { type: 'object', properties: constants },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's word
    then: lean(branch!),
    else: byConstant(others),
  }
}

/**
 * Serialises replies with this schema in the envelope; fields that the schema does not name are omitted. The serialiser
 * is created for the first reply, because creating all of them took a quarter of the start.
 */
export function envelopeWriter(reply: z.ZodType): (data: unknown) => Promise<string> {
  let making: Promise<Writer> | null = null
  return async (data) => {
    const write = await (making ??= writerOf(reply))
    return `{"code":"${codes.success}","msg":"","data":${write(data)}}`
  }
}

/** @throws Error if the schema contains something for which no serialiser can be created */
export async function writerOf(reply: z.ZodType): Promise<Writer> {
  const schema = z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' }) as Json
  if (schema['type'] === 'null') return () => 'null'
  const { default: fastJson } = await import('fast-json-stringify')
  return fastJson(lean(schema) as unknown as Schema)
}
