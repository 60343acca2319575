import { z } from 'zod'
import type { Permission } from '../access.ts'

/**
 * A life cycle as data. Each row is an action. The server enforces the rows, the page derives its buttons from them,
 * and one test checks all of them.
 */
export interface ActionRow<State extends string> {
  readonly from: readonly State[]
  /** The next state; several if the record's own data decides between them. */
  readonly to: readonly State[]
  /**
   * Who may perform it. `system` rows happen as a consequence and have no button, `applicant` rows belong to people
   * without an account, `bearer` rows to the holder of the record's signed link.
   */
  readonly permission: Permission | 'system' | 'applicant' | 'bearer'
  /** Whether a rule on the record's data must agree as well (in the module's `rules.ts`). */
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

/** The states that an action may lead to. */
export type ResultOf<M extends Machine, A extends ActionOf<M>> = M['actions'][A]['to'][number]

/** The actions whose row is `guarded`. The type of the guards is keyed by them, so a missing guard does not compile. */
export type GuardedActionOf<M extends Machine> = {
  [A in ActionOf<M>]: M['actions'][A] extends { guarded: true } ? A : never
}[ActionOf<M>]

/** The actions that staff perform. The remaining ones happen automatically or belong to people without an account. */
export type PersonalActionOf<M extends Machine> = {
  [A in ActionOf<M>]: M['actions'][A] extends { permission: 'system' | 'applicant' | 'bearer' } ? never : A
}[ActionOf<M>]

/** The actions of a machine that a call performs. */
export interface Performs<Actions extends readonly string[] = readonly string[]> {
  /** the machine's name */
  readonly machine: string
  readonly actions: Actions
}

/** Declares which actions of a machine a call performs. Its access is their permission. */
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

/** The actions that are currently possible on a record, and the reasons why the others are not. */
export const actionSet = <const Action extends string>(actions: readonly [Action, ...Action[]]) =>
  z.object({
    allowed: z.array(z.enum(actions)),
    blocked: z.array(z.object({ action: z.enum(actions), reason: z.string() })),
  })

const unattended: readonly string[] = ['system', 'applicant', 'bearer']

/** The actions of a machine that staff perform, as a non-empty tuple for `actionSet`. */
export function personalActions<M extends Machine>(of: M): [PersonalActionOf<M>, ...PersonalActionOf<M>[]] {
  return Object.keys(of.actions).filter((action) => !unattended.includes(of.actions[action]!.permission)) as [
    PersonalActionOf<M>,
    ...PersonalActionOf<M>[],
  ]
}
