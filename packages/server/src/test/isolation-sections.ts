import { globSync } from 'node:fs'
import { allCalls } from '@bdr/contract/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { exportedBy } from '@bdr/contract/kernel/export'
import type { IsolationInput, IsolationSection } from './isolation.ts'

/** The sections of all modules: records of both merchants, and the inputs of every call with ids. */
export const isolationSections: readonly IsolationSection[] = await Promise.all(
  globSync('../modules/**/isolation.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(
      async (file) =>
        (
          (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as {
            isolation: IsolationSection
          }
        ).isolation,
    ),
)

export const isolationInputs = Object.assign(
  {},
  ...isolationSections.map((section) => section.inputs),
) as Record<string, IsolationInput | readonly IsolationInput[] | undefined>

/**
 * Inputs of a call with ids, in which everything except the foreign ids is valid. An export has the inputs of its list.
 */
export const inputsOf = (call: Call): readonly IsolationInput[] => {
  const list = allCalls.find((one) => exportedBy(one, call))
  return [isolationInputs[(list ?? call).name] ?? []].flat()
}
