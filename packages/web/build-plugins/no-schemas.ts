const asked = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options'])

/**
 * Stands for zod in the islands of the public pages, where it would weigh half as much as React and
 * nobody asks a schema: what a module makes of it when it is loaded is this very thing again.
 */
export const z: unknown = new Proxy(() => {}, {
  apply: () => z,
  get(_, key) {
    if (asked.has(key)) throw new Error('an island has no schemas')
    return z
  },
})
