import type { z as Zod } from 'zod'

/**
 * Replaces zod in the browser's build of the back office (`build-plugins/schemas-later.ts`). The schemas that
 * the contract writes are recorded, and made with zod once it has loaded; from then on each schema is zod's
 * own. What can be read off the way a schema is written is available before, under the names it has in zod:
 * `Written`. Every other use before zod has loaded throws an Error.
 */

/** The path of a name within zod or within a schema. */
type Named = Readonly<Record<string, unknown>>
type Make = (...args: unknown[]) => object

let kinds: Named | null = null

export const areSchemasLoaded = (): boolean => kinds !== null

/** Loads zod, unless it has loaded. Rejects as an import that fails; the next call tries again. */
export async function loadSchemas(): Promise<void> {
  kinds ??= (await import('./zod-kinds.ts')).kinds as Named
}

/** What can be read off the way a schema is written. */
interface Written {
  /** of an object */
  readonly shape?: Named
  /** of an enum */
  readonly options?: readonly unknown[]
  /** of a text; null where its length is not limited */
  readonly maxLength?: number | null
  /** `defaultValue` where it has a default */
  readonly def: { readonly defaultValue?: unknown }
  /** the schema within one that may be left out */
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
/** What can be read off a schema of each kind, by the arguments it is made of. */
const writtenIn: Readonly<Record<string, (of: unknown) => Written>> = {
  string: text,
  email: text,
  url: text,
  uuid: text,
  // zod has them as the values of an object, in which keys that look like numbers come first
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

/**
 * The methods of a schema, and what can be read off their results: a method that is not listed is refused.
 */
const madeBy: Readonly<Record<string, Method>> = {
  min: asBefore,
  max: ({ seen }, limit) =>
    seen.maxLength === undefined
      ? seen
      : { ...seen, maxLength: Math.min(seen.maxLength ?? Infinity, limit as number) },
  length: ({ seen }, length) => ({ ...seen, maxLength: length as number }),
  regex: asBefore,
  trim: asBefore,
  overwrite: asBefore,
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

/** By the stand-in of a schema, the function that makes zod's own schema. */
const makes = new WeakMap<object, () => object>()

/** The arguments a schema is made of, with zod's own schemas in place of stand-ins. */
function asMade(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const make = makes.get(given)
  if (make) return make()
  if (Array.isArray(given)) return given.map(asMade)
  // patterns and other values stay unchanged
  if (Object.getPrototypeOf(given) !== Object.prototype) return given
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asMade(value)]))
}

/** A schema that is made when zod has loaded and the schema is first used. */
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
        if (!written.has(name)) throw new Error(`${name} of a schema is used before zod has loaded`)
        return seen[name as keyof Written]
      },
    },
  )
  makes.set(self, schema)
  return self
}

/** The functions that make schemas: those of `z` or of a group within it. */
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
