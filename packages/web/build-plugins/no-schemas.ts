const asked = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options'])

/**
 * Replaces zod in the islands of the public pages, where it would weigh half as much as React and no schema
 * is used: every value that a module makes with it is this same object again.
 */
export const z: unknown = new Proxy(() => {}, {
  apply: () => z,
  get(_, key) {
    if (asked.has(key)) throw new Error('an island has no schemas')
    return z
  },
})
