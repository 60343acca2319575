import type { ReactNode } from 'react'

/** One filter of a list; `name` is a field of the call's input. */
export type FilterField<Name extends string = string> = (
  | { kind: 'text'; name: Name; label: string; placeholder?: string; width?: number }
  | {
      kind: 'choice'
      name: Name
      label: string
      options: readonly { value: string; label: string }[]
      width?: number
    }
  | {
      kind: 'day-range'
      from: Name
      to: Name
      label: string
      /** which presets are offered: past days, unless this is set */
      ahead?: boolean
    }
  /** a filter with its own component */
  | {
      kind: 'own'
      name: Name
      /** @param set sets values, also of other filters that a change clears */
      render: (
        value: string | undefined,
        onChange: (value: string | undefined) => void,
        set: CommitFilter,
      ) => ReactNode
    }
) & {
  /** rarely used: collapsed until somebody expands the filters, or it has a value */
  readonly isMore?: boolean
}

/** Writes values to the page's address; `undefined` clears one. */
export type CommitFilter = (
  patch: Record<string, string | undefined>,
  options?: { replace?: boolean },
) => void
