import { z } from 'zod'
import type { Permission } from '../access.ts'

/**
 * A life cycle as data. Rows are actions; the server enforces them, the page draws its buttons
 * from them, and one test walks all of them.
 */
export interface ActionRow<State extends string> {
  readonly from: readonly State[]
  /** Where it leads; several when the record's own numbers decide which. */
  readonly to: readonly State[]
  /**
   * Who may; `system` rows happen as a consequence and have no button, `applicant` rows belong to
   * somebody who has no account yet, `bearer` rows to whoever has the record's signed link.
   */
  readonly permission: Permission | 'system' | 'applicant' | 'bearer'
  /** Whether a rule on the record's data must agree too (in the module's `rules.ts`). */
  readonly guarded?: true
}

export interface Machine<
  State extends string = string,
  Actions extends Record<string, ActionRow<State>> = Record<string, ActionRow<State>>,
  Name extends string = string,
> {
  readonly name: Name
  readonly states: readonly State[]
  readonly initial: State
  readonly actions: Actions
}

export type StateOf<M extends Machine> = M['states'][number]
export type ActionOf<M extends Machine> = keyof M['actions'] & string

/** The actions whose row says `guarded`: an object keyed by them cannot miss one. */
export type GuardedActionOf<M extends Machine> = {
  [A in ActionOf<M>]: M['actions'][A] extends { guarded: true } ? A : never
}[ActionOf<M>]

/** The actions staff perform; the rest happen by themselves or belong to people without an account. */
export type PersonalActionOf<M extends Machine> = {
  [A in ActionOf<M>]: M['actions'][A] extends { permission: 'system' | 'applicant' | 'bearer' } ? never : A
}[ActionOf<M>]

/** The actions of a machine that a call performs. */
export interface Performs<Actions extends readonly string[] = readonly string[]> {
  /** the machine's name */
  readonly machine: string
  readonly actions: Actions
}

/** Says of a call which actions of a machine it performs; its access is their permission. */
/* @__NO_SIDE_EFFECTS__ */
export const performs = <
  M extends Machine,
  const Actions extends readonly [PersonalActionOf<M>, ...PersonalActionOf<M>[]],
>(
  { name }: M,
  ...actions: Actions
): Performs<Actions> => ({ machine: name, actions })

/* @__NO_SIDE_EFFECTS__ */
export function machine<
  const State extends string,
  const Actions extends Record<string, ActionRow<State>>,
  const Name extends string,
>(definition: {
  name: Name
  states: readonly State[]
  initial: NoInfer<State>
  actions: Actions
}): Machine<State, Actions, Name> {
  return definition
}

/** What may be done with a record now, and why not the rest. */
export const actionSet = <const Action extends string>(actions: readonly [Action, ...Action[]]) =>
  z.object({
    allowed: z.array(z.enum(actions)),
    blocked: z.array(z.object({ action: z.enum(actions), reason: z.string() })),
  })

const unattended: readonly string[] = ['system', 'applicant', 'bearer']

/** The actions of a machine that people perform, as a non-empty tuple for `actionSet`. */
export function personalActions<M extends Machine>(of: M): [PersonalActionOf<M>, ...PersonalActionOf<M>[]] {
  return Object.keys(of.actions).filter((action) => !unattended.includes(of.actions[action]!.permission)) as [
    PersonalActionOf<M>,
    ...PersonalActionOf<M>[],
  ]
}
