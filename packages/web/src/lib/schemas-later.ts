import type { z as Zod } from 'zod'

/**
 * Stands for zod in the browser's build of the back office (`build-plugins/schemas-later.ts`). What the contract
 * writes with it is remembered and made with zod once that is there; from then on each schema is zod's own. What
 * is plain to see in how a schema is written can be read before, under the names it has in zod: `Written`. Whatever
 * else is asked before is an Error.
 */

/** Where a name leads within zod or within a schema. */
type Named = Readonly<Record<string, unknown>>
type Make = (...args: unknown[]) => object

let kinds: Named | null = null

export const schemasAreThere = (): boolean => kinds !== null

/** Fetches zod, unless it is there. Rejects as an import does that cannot be had; the next call tries again. */
export async function loadSchemas(): Promise<void> {
  kinds ??= (await import('./zod-kinds.ts')).kinds as Named
}

/** What is plain to see in how a schema is written. */
interface Written {
  /** of an object */
  readonly shape?: Named
  /** of an enum */
  readonly options?: readonly unknown[]
  /** of a text; null where it may be of any length */
  readonly maxLength?: number | null
  /** `defaultValue` where it has a default */
  readonly def: { readonly defaultValue?: unknown }
  /** what stands within one that may be left out */
  readonly unwrap?: () => object
}
const nothing: Written = { def: {} }
const written = new Set<string>([
  'shape',
  'options',
  'maxLength',
  'def',
  'unwrap',
] satisfies (keyof Written)[])

const text = (): Written => ({ ...nothing, maxLength: null })
const fields = (shape: unknown): Written => ({ ...nothing, shape: shape as Named })
/** What is seen in a schema of a kind, by what it is made of. */
const writtenIn: Readonly<Record<string, (of: unknown) => Written>> = {
  string: text,
  email: text,
  url: text,
  uuid: text,
  // zod has them as the values of an object, where what looks like a number comes first
  enum: (options) => ({
    ...nothing,
    options: Object.values(Object.fromEntries((options as readonly string[]).map((one) => [one, one]))),
  }),
  object: fields,
  strictObject: fields,
}

type Method = (schema: { readonly seen: Written; readonly self: Schema }, of: unknown) => Written
type Schema = { readonly optional: () => object; readonly nullable: () => object }

const asBefore: Method = ({ seen }) => seen
const around: Method = ({ self }) => ({ ...nothing, unwrap: () => self })
const another: Method = () => nothing
const fieldsNamed = (mask: unknown) => Object.keys(mask as object)

/** What can be made of a schema, and what is seen in that: a method that is not here is refused. */
const madeBy: Readonly<Record<string, Method>> = {
  min: asBefore,
  max: ({ seen }, limit) =>
    seen.maxLength === undefined
      ? seen
      : { ...seen, maxLength: Math.min(seen.maxLength ?? Infinity, limit as number) },
  length: ({ seen }, length) => ({ ...seen, maxLength: length as number }),
  regex: asBefore,
  trim: asBefore,
  int: asBefore,
  positive: asBefore,
  refine: asBefore,
  superRefine: asBefore,
  meta: asBefore,
  optional: around,
  nullable: around,
  nullish: ({ self }) => ({ ...nothing, unwrap: () => self.nullable() }),
  default: ({ self }, defaultValue) => ({ def: { defaultValue }, unwrap: () => self }),
  array: another,
  transform: another,
  pipe: another,
  extend: ({ seen }, more) => fields({ ...seen.shape, ...(more as Named) }),
  omit: ({ seen }, mask) => {
    const left = Object.entries(seen.shape ?? {}).filter(([name]) => !fieldsNamed(mask).includes(name))
    return fields(Object.fromEntries(left))
  },
  pick: ({ seen }, mask) =>
    fields(Object.fromEntries(fieldsNamed(mask).map((name) => [name, seen.shape?.[name]]))),
}
const methods: ReadonlyMap<PropertyKey, Method> = new Map(Object.entries(madeBy))

/** By schemas as they stand here, what makes them zod's own. */
const makes = new WeakMap<object, () => object>()

/** What a schema is made of, with zod's own schemas in it. */
function asMade(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const make = makes.get(given)
  if (make) return make()
  if (Array.isArray(given)) return given.map(asMade)
  // patterns and the like stay as they are
  if (Object.getPrototypeOf(given) !== Object.prototype) return given
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asMade(value)]))
}

/** A schema that is made when zod is there and somebody asks it. */
function later(make: () => object, seen: Written): object {
  let made: object | undefined
  const schema = () => (made ??= make())
  const self: object = new Proxy(
    {},
    {
      get(_, name) {
        const method = methods.get(name)
        if (method)
          return (...args: unknown[]) =>
            later(
              () => (schema() as Record<PropertyKey, Make>)[name]!(...args.map(asMade)),
              method({ seen, self: self as Schema }, args[0]),
            )
        if (kinds !== null) {
          const found: unknown = Reflect.get(schema(), name)
          return typeof found === 'function' ? (found.bind(schema()) as unknown) : found
        }
        if (typeof name === 'symbol') return undefined
        if (!written.has(name)) throw new Error(`${name} of a schema is asked for before zod is there`)
        return seen[name as keyof Written]
      },
    },
  )
  makes.set(self, schema)
  return self
}

/** The functions that make schemas, those of `z` or of a group of them. */
const makers = (group: () => Named, groups: readonly string[] = []): object =>
  new Proxy(
    {},
    {
      get(_, name: string) {
        if (groups.includes(name)) return makers(() => group()[name] as Named)
        return (...args: unknown[]) =>
          later(() => (group()[name] as Make)(...args.map(asMade)), writtenIn[name]?.(args[0]) ?? nothing)
      },
    },
  )

export const z = makers(() => kinds!, ['coerce', 'iso']) as typeof Zod
