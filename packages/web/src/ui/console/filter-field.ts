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
      /** which presets are offered: days that were, unless it says so */
      ahead?: boolean
    }
  /** one that draws itself */
  | {
      kind: 'own'
      name: Name
      /** @param set for one whose change clears others */
      render: (
        value: string | undefined,
        onChange: (value: string | undefined) => void,
        set: CommitFilter,
      ) => ReactNode
    }
) & {
  /** seldom used: folded away until somebody looks for it, or it narrows */
  readonly isMore?: boolean
}

/** Puts values into the address bar; `undefined` clears one. */
export type CommitFilter = (
  patch: Record<string, string | undefined>,
  options?: { replace?: boolean },
) => void
