import type { Call } from '@bdr/contract/kernel/call'
import { reasonLength } from '@bdr/contract/kernel/field'
import { personalActions, type Machine } from '@bdr/contract/kernel/machine'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { invalidate, setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar, type ActionSet } from '../console/action-bar.tsx'
import { useConfirm } from '../console/confirm.tsx'
import type { Question } from '../console/confirm-dialog.tsx'
import { isConflict } from '../../lib/call-error.ts'
import { useLatestTarget } from '../console/use-latest-target.ts'

/** A record whose reply lists what may be done with it. */
interface ActedRecord {
  readonly id: string
  readonly version: number
  readonly actions: ActionSet<string>
}
type ActionOf<Item extends ActedRecord> = Item['actions']['allowed'][number]

/** The button. */
interface Offered {
  readonly label: string
  /** a possible next step: the first one that is allowed becomes the primary button */
  readonly primary?: boolean
  readonly danger?: boolean
}

/** Asks in the common dialog, then calls. */
interface Asking<Item> extends Offered {
  readonly dialog: (record: Item) => Omit<Question, 'run' | 'danger'>
  /**
   * Performs the action on the record as it was last read; `reason` is empty where the dialog has no such
   * field.
   */
  readonly call: (target: { id: string; version: number }, reason: string) => Promise<Item>
  /** the toast shown afterwards */
  readonly done: string | ((answer: Item) => string)
}

/** The texts of a question about a record by its name. */
export interface QuestionWords {
  readonly title: (name: string) => string
  readonly effect: string
  readonly ok: string
}

export const questionOf = ({ title, effect, ok }: QuestionWords, name: string) => ({
  title: title(name),
  effect,
  ok,
})

/** A question whose answer is a reason. @param around the other button, and an example of a reason */
export const reasonQuestion = (
  words: QuestionWords,
  name: string,
  around: { readonly back: string; readonly reasonPlaceholder: string },
) => ({
  ...questionOf(words, name),
  cancel: around.back,
  reason: { maxLength: reasonLength, placeholder: around.reasonPlaceholder },
})

/**
 * Offers only the actions of the record's present state: actions that are over or not possible yet get no
 * disabled button.
 */
export const offeredInState = <M extends Machine>(machine: M, status: string) =>
  personalActions(machine).filter((action) => machine.actions[action]!.from.includes(status))

/** The props of an action's own dialog. */
export interface RecordDialogProps<Item> {
  readonly record: Item
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Closes the dialog after success, shows the record as it is now, and a toast. */
  readonly onDone: (answer: Item) => void
  /** Reads the record again when somebody else changed it first; what is typed stays. */
  readonly reload: () => Promise<void>
}

/** Opens a dialog of its own, because there is more to fill in than a reason. */
interface Filling<Item> extends Offered {
  readonly form: ComponentType<RecordDialogProps<Item>>
  readonly done: string | ((answer: Item) => string)
}

/** Leads to a page of its own. */
interface Leading<Item> extends Offered {
  readonly to: (record: Item) => string
}

type Entry<Item> = Asking<Item> | Filling<Item> | Leading<Item>

interface RecordActions<Item extends ActedRecord> {
  /** how the page reads the record; every action returns the record as it is afterwards */
  readonly read: Call<z.ZodObject, Item>
  /** calls whose answers any action makes outdated */
  readonly outdates: readonly Call[]
  /** which impossible actions get a disabled button with the reason; by default all */
  readonly explains?: (record: NoInfer<Item>) => readonly NoInfer<ActionOf<Item>>[]
  readonly actions: Readonly<Record<NoInfer<ActionOf<Item>>, Entry<NoInfer<Item>> | 'elsewhere'>>
}

/**
 * The actions on a record, beside its page: one entry for every action its reply can name, so that a missing
 * one does not compile. An action
 * - asks and then calls: `{ label, dialog, call, done }`,
 * - has a dialog of its own: `{ label, form, done }`,
 * - leads to a page: `{ label, to }`,
 * - or is `'elsewhere'`: offered in another part of the page, or performed by somebody else.
 *
 * `useRecordActions` draws it.
 */
export const recordActions = <Item extends ActedRecord>(of: RecordActions<Item>): RecordActions<Item> => of

interface Drawn {
  /** the buttons; null where there are none */
  readonly bar: ReactNode
  /**
   * The dialogs the buttons open. They stay mounted when the buttons are gone, since one may be showing an
   * error.
   */
  readonly dialogs: ReactNode
}

interface DrawnBy<Item extends ActedRecord> {
  /** the next step, where it does not follow from the record alone */
  readonly primary?: ActionOf<Item>
  /** why nothing can be done at the moment, whatever the record allows */
  readonly locked?: string | undefined
}

/**
 * Draws a record's actions, asks before each, sends its call, shows the result and then the updated record.
 */
export function useRecordActions<Item extends ActedRecord>(
  { read, outdates, explains, actions }: RecordActions<Item>,
  record: Item,
  { primary, locked }: DrawnBy<NoInfer<Item>> = {},
): Drawn {
  type Action = ActionOf<Item>
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const [filling, setFilling] = useState<Action | null>(null)
  const target = useLatestTarget(record)

  const offered = Object.entries<Entry<Item> | 'elsewhere'>(actions).filter(
    (entry): entry is [Action, Entry<Item>] => entry[1] !== 'elsewhere',
  )
  const entries = new Map(offered)
  const isAllowed = (action: Action) => locked === undefined && record.actions.allowed.includes(action)

  const reload = () => invalidate([read])
  const finish = (answer: Item, { done }: Asking<Item> | Filling<Item>) => {
    setCached(read, { id: answer.id }, answer)
    void invalidate(outdates)
    showToast('success', typeof done === 'string' ? done : done(answer))
  }

  const question = (entry: Asking<Item>): Question => ({
    ...entry.dialog(record),
    danger: entry.danger ?? false,
    run: async (reason) => {
      try {
        finish(await entry.call(target(), reason), entry)
      } catch (error) {
        if (isConflict(error)) void reload()
        throw error
      }
    },
  })
  const begin = (action: Action) => {
    const entry = entries.get(action)!
    if ('to' in entry) void navigate(entry.to(record))
    else if ('form' in entry) setFilling(action)
    else ask(question(entry))
  }

  const shown = shownActions(record, [...entries.keys()], explains?.(record), locked)
  const bar = shown.allowed.length + shown.blocked.length > 0 && (
    <ActionBar
      actions={shown}
      labels={Object.fromEntries(offered.map(([action, { label }]) => [action, label]))}
      primary={primary ?? offered.find(([action, entry]) => entry.primary && isAllowed(action))?.[0]}
      danger={offered.flatMap(([action, entry]) => (entry.danger ? [action] : []))}
      onAction={begin}
    />
  )
  const dialogs = (
    <>
      {offered.map(
        ([action, entry]) =>
          'form' in entry && (
            <entry.form
              key={action}
              record={record}
              isOpen={filling === action && isAllowed(action)}
              onClose={() => setFilling(null)}
              onDone={(answer) => {
                finish(answer, entry)
                setFilling(null)
              }}
              reload={reload}
            />
          ),
      )}
      {dialog}
    </>
  )
  return { bar: bar || null, dialogs }
}

/** Which actions get a button, and why the others cannot be done. */
function shownActions<Item extends ActedRecord>(
  { actions }: Item,
  offered: readonly string[],
  explained: readonly string[] | undefined,
  locked: string | undefined,
): ActionSet<string> {
  const allowed = actions.allowed.filter((action) => offered.includes(action))
  const blocked = actions.blocked.filter(
    ({ action }) => offered.includes(action) && (explained?.includes(action) ?? true),
  )
  if (locked === undefined) return { allowed, blocked }
  const reason = locked
  return {
    allowed: [],
    blocked: [...allowed, ...blocked.map(({ action }) => action)].map((action) => ({ action, reason })),
  }
}
