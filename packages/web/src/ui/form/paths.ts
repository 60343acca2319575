/** The value at a path of a form's values, `company.name`; undefined where the path does not exist. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, key) => (within as Readonly<Record<string, unknown>> | undefined)?.[key],
      values,
    )

/** The values with another one at a path; undefined removes it. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  const within = values as Readonly<Record<string, unknown>>
  const next = rest.length === 0 ? value : withValueAt(within[key], rest.join('.'), value)
  const { [key]: _before, ...others } = within
  return (next === undefined ? others : { ...within, [key]: next }) as Values
}

/** Every path of the values, those of parts after the whole they belong to. */
export const pathsOf = (values: unknown, at = ''): string[] =>
  typeof values !== 'object' || values === null || Array.isArray(values)
    ? []
    : Object.entries(values).flatMap(([key, value]) => {
        const path = at === '' ? key : `${at}.${key}`
        return [path, ...pathsOf(value, path)]
      })
