import fc from 'fast-check'
import type { Schema } from './openapi.ts'
import type { Random } from './random.ts'

/** Values seen in fields of the same name: existing ids and versions get further than random ones. */
export interface Memory {
  note(value: unknown): void
  recall(name: string): unknown
}

const remembered = 30

export function createMemory(random: Random): Memory {
  const seen = new Map<string, unknown[]>()
  const keep = (name: string, value: unknown) => {
    const values = seen.get(name) ?? []
    if (values.length < remembered) values.push(value)
    else values[random.below(remembered)] = value
    seen.set(name, values)
  }
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 5)) walk(item, name)
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) walk(inner, field)
    else if (value !== null) keep(name, value)
  }
  const ids = /(^i|I)ds?$/
  return {
    note: (value) => walk(value, ''),
    recall(name) {
      const own = seen.get(name)
      // an id from another field may be valid here as well: an order's `id` is `orderId` elsewhere
      const values =
        own && !(ids.test(name) && random.chance(0.3)) ? own : ids.test(name) ? seen.get('id') : own
      return values && random.oneOf(values)
    },
  }
}

/** Creates values that a schema should accept. */
export function validValues(random: Random, memory: Memory) {
  const samples = new Map<string, readonly string[]>()

  function value(schema: Schema, name = '', depth = 0): unknown {
    if ('const' in schema) return schema.const
    if (schema.enum) return random.oneOf(schema.enum)
    const branches = schema.anyOf ?? schema.oneOf
    if (branches) return value(random.oneOf(branches), name, depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, name, depth)))
    switch (schema.type) {
      case 'object':
        return object(schema, depth)
      case 'array':
        return list(schema, name, depth)
      case 'boolean':
        return random.chance(0.5)
      case 'null':
        return null
      case 'integer':
      case 'number':
        return number(schema, name)
      default:
        return text(schema, name)
    }
  }

  function object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const fields = Object.entries(properties).filter(
      ([name]) => required.includes(name) || random.chance(0.5),
    )
    return Object.fromEntries(fields.map(([name, schema]) => [name, value(schema, name, depth + 1)]))
  }

  function list(
    { prefixItems, items = {}, minItems = 0, maxItems = 20 }: Schema,
    name: string,
    depth: number,
  ): unknown[] {
    if (prefixItems) return prefixItems.map((item) => value(item, name, depth + 1))
    const length = Math.min(maxItems, minItems + random.below(3))
    return Array.from({ length }, () => value(items, name, depth + 1))
  }

  function number({ type, minimum = 0, maximum = 1_000 }: Schema, name: string): number {
    const known = memory.recall(name)
    if (typeof known === 'number' && random.chance(0.7)) return known
    const drawn = minimum + random.next() * (Math.min(maximum, minimum + 50) - minimum)
    return type === 'integer' ? Math.round(drawn) : drawn
  }

  function text(schema: Schema, name: string): string {
    const known = memory.recall(name)
    if ((typeof known === 'string' || typeof known === 'number') && random.chance(0.6)) return `${known}`
    if (typeof schema.example === 'string' && random.chance(0.7)) return schema.example
    if (schema.format === 'date') return `2026-${random.oneOf(['01', '11', '12'])}-${10 + random.below(18)}`
    if (schema.format === 'date-time') return '2026-12-01T09:00:00+08:00'
    if (schema.format === 'email') return 'sales@example.com'
    if (schema.pattern !== undefined) return random.oneOf(samplesOf(schema.pattern))
    const { minLength = 0, maxLength = 40 } = schema
    const length = Math.min(maxLength, minLength + random.below(12))
    return random.oneOf(['阀门', 'abc ', 'DN100 ', '王强', '%_']).repeat(length).slice(0, length)
  }

  function samplesOf(pattern: string): readonly string[] {
    let made = samples.get(pattern)
    if (!made) {
      made = matching(pattern)
      samples.set(pattern, made)
    }
    return made
  }

  return { value, object: (schema: Schema) => object(schema, 0) }
}

/** Texts that match a pattern; some plain ones if the generator does not support the pattern's syntax. */
function matching(pattern: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 20, seed: pattern.length })
  } catch {
    return ['王强', 'abc', '13800138001']
  }
}
