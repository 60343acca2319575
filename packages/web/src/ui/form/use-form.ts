import { codes } from '@bdr/contract/errors'
import type { StoredFile } from '@bdr/contract/files/model'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { useViewer } from '../../lib/session.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { draftName, readDraft, withLivingFiles, type DraftOf } from './drafts.ts'
import {
  countFaults,
  faultsOfError,
  fieldAt,
  joinFaults,
  noFaults,
  placeFaults,
  type Fault,
  type FormFaults,
} from './faults.ts'
import { createFormCore, type FormCore } from './form-core.ts'
import { changesBetween, typedOf, withTyped, type Change } from './typed.ts'
import { useFocusFirstFault } from './use-focus-first-fault.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

/** The record a form changes. */
export interface FormRecord {
  readonly version: number
  /** who changed it last, where that is known */
  readonly changedBy?: string | undefined
  /** reads it again, when the server says that somebody else was faster */
  readonly reload: () => Promise<unknown>
}

/** How a form is sent, and what is done then. */
export interface Sending<Values, Reply> {
  readonly send: (values: Values, version: number) => Promise<Reply>
  /** it is done: what was typed is safe, and the page may be left */
  readonly onSent?: (reply: Reply, values: Values) => unknown
}

export interface FormSource<Values extends FieldValues, Reply> extends Sending<Values, Reply> {
  /** the form as the record fills it; texts as they are typed */
  readonly start: Values
  /** lays what was typed over the form as the record fills it now, where rows have to be paired anew */
  readonly overlay?: (start: Values, typed: unknown) => Values
  /** what the page itself has against the values, by field */
  readonly check?: (values: Values) => FormFaults
  /** what the contract has against what would be sent, by its place there */
  readonly contract?: (values: Values, version: number) => readonly Fault[]
  /** The field that shows a place of what is sent, where it has another name in the form; null for none. */
  readonly placeOf?: (path: string, values: Values) => FieldPath<Values> | null | undefined
  /** left out for a record that does not exist yet */
  readonly record?: FormRecord
  /** Whose draft it is; null for a form that holds a secret: it is gone with the page. */
  readonly draft: DraftOf | null
  /** the record's files as they are now */
  readonly files?: readonly StoredFile[]
}

/** One field of a form, to be drawn by one of the kernel's fields. */
export interface FieldRef<Value> {
  readonly control: Control
  readonly core: FormCore
  readonly name: string
  /** only for the type of what stands there */
  readonly value?: Value
}

/** A form as its parts draw it. */
export interface Form<Values extends FieldValues> {
  /** the same object for the same name, so that memoised rows stay as they are */
  readonly at: <Name extends FieldPath<Values>>(name: Name) => FieldRef<FieldPathValue<Values, Name>>
  readonly control: Control<Values>
  readonly core: FormCore
  /** the values of now; `useComputed` draws by them */
  readonly values: () => Values
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** types over many fields at once */
  readonly setAll: (values: Values) => void
  /** the element in which the first fault is looked for */
  readonly element: RefObject<HTMLFormElement | null>
  /** something differs from what the record has */
  readonly touched: boolean
  readonly busy: boolean
  /** what was typed another time is in the form again */
  readonly restored: { readonly at: number; readonly filesGone: boolean } | null
  /** somebody else changed fields of this form while it was filled in */
  readonly changed: { readonly by: string | undefined; readonly changes: readonly Change[] } | null
  /** somebody else was faster, but with nothing that this form shows: it may be sent again */
  readonly renewed: boolean
  /** goes on over what somebody else changed */
  readonly goOn: () => void
  /** empties the form of what was typed */
  readonly startOver: () => void
  /** forgets what was typed: the form is closed with it */
  readonly forget: () => void
  readonly focusFirstFault: () => void
  /** Sends it; what is wrong stands at its field. @returns whether it was done */
  readonly submit: <Reply>(instead?: Sending<Values, Reply>) => Promise<boolean>
  /**
   * Does something on the way that needs only some of the fields, such as sending a code.
   * @returns whether it was done
   */
  readonly ask: (work: () => Promise<unknown>, needed: readonly FieldPath<Values>[]) => Promise<boolean>
  /** asks before the page is left with something typed; `Form` and `DialogForm` draw it */
  readonly question: ReactNode
}

interface Base<Values> {
  readonly version: number | null
  readonly start: Values
}

/**
 * A form: its values, what is wrong with them, what was typed and not sent, what somebody else changed
 * meanwhile, and its sending.
 */
export function useForm<Values extends FieldValues, Reply = unknown>(
  source: FormSource<Values, Reply>,
): Form<Values> {
  const { user } = useViewer()
  const { overlay = withTyped } = source
  const start = useSame(source.start)
  const version = source.record?.version ?? null
  const [{ core, keeper, refs, draft }] = useState(() => {
    const name = source.draft && draftName(user.uid, source.draft)
    const found = name === null ? null : readDraft(name)
    const draft = found && { ...found, ...withLivingFiles(found.typed, source.files ?? [], Date.now()) }
    const refs = new Map<string, FieldRef<unknown>>()
    return { core: createFormCore(), keeper: createDraftKeeper(name), refs, draft }
  })
  const { control, getValues, setValue, reset, subscribe } = useHookForm<Values>({
    defaultValues: overlay(start, draft?.typed) as DefaultValues<Values>,
  })
  /** what the values were laid over */
  const under = useRef(start)
  /** how the record was when typing began; null: as it will be read next */
  const [base, setBase] = useState<Base<Values> | null>(() =>
    draft === null || draft.version === null
      ? { version, start }
      : { version: draft.version, start: draft.start as Values },
  )
  const [restored, setRestored] = useState(draft && { at: draft.at, filesGone: draft.filesGone })
  const [touched, setTouched] = useState(() => typedOf(start, getValues()) !== undefined)
  /** the fields whose own faults are told by now: all of them from the first attempt on */
  const told = useRef<'all' | readonly string[]>([])
  const [busy, setBusy] = useState(false)
  /** the version the server found too old */
  const [refusedVersion, setRefusedVersion] = useState<number | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const focusFirstFault = useFocusFirstFault(element)

  const sending = useRef(false)
  const latest = useRef({ source, start, base })
  useLayoutEffect(() => {
    latest.current = { source, start, base }
  })

  const placeIn = (values: Values) => (path: string) => {
    const own = source.placeOf?.(path, values)
    return own === undefined ? fieldAt(path, core.shown()) : own
  }
  const check = (values: Values): FormFaults => {
    const { source } = latest.current
    const own = source.check?.(values) ?? noFaults
    const contract = source.contract?.(values, version ?? 0) ?? []
    return joinFaults(own, placeFaults(contract, placeIn(values)))
  }

  /** What is wrong, as far as it is told by now. */
  const toldFaults = (values: Values): FormFaults => {
    if (told.current === 'all') return check(values)
    if (told.current.length === 0) return noFaults
    const fields = Object.entries(check(values).fields).filter(([name]) => told.current.includes(name))
    return { fields: Object.fromEntries(fields), whole: [] }
  }

  const noticeRef = useRef<(name: string | undefined) => void>(() => {})
  useLayoutEffect(() => {
    noticeRef.current = (name) => {
      const values = getValues()
      const typed = typedOf(under.current, values)
      setTouched(typed !== undefined)
      keeper.keep(typed, latest.current.base ?? { version, start: latest.current.start })
      core.changed(name)
      core.check(toldFaults(values))
      core.publish()
    }
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => noticeRef.current(name) }),
    [subscribe],
  )
  useEffect(() => {
    addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      keeper.flush()
    }
  }, [keeper])

  /** Fills the form by the record as it is now; what was typed stays over it. */
  const lay = (next: Values) => {
    const typed = typedOf(under.current, getValues())
    under.current = next
    reset(overlay(next, typed))
  }
  useLayoutEffect(() => {
    if (under.current !== start && !sending.current) lay(start)
    // only another record, or another state of it, fills the form anew
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start])

  useEffect(() => {
    // what it holds is what the record has by now
    if (draft !== null && typedOf(under.current, getValues()) === undefined) keeper.drop()
  }, [draft, keeper, getValues])

  const isBehind = touched && base !== null && base.version !== version
  const changes = isBehind ? changesBetween(base.start, start) : []
  const follows = base === null || (base.version !== version && changes.length === 0)
  useLayoutEffect(() => {
    if (follows && !busy) setBase({ version, start })
  }, [follows, busy, version, start])

  const startOver = () => {
    keeper.drop()
    under.current = start
    setBase({ version, start })
    setRestored(null)
    told.current = []
    setRefusedVersion(null)
    core.check(noFaults)
    core.refuse(noFaults)
    reset(start)
  }

  const guard = useLeaveGuard(touched, keeper.drop)

  const refuse = (error: unknown, values: Values): false => {
    core.refuse(placeFaults(faultsOfError(error), placeIn(values)))
    core.publish()
    // a mistake of our own is shown to the person and to the error log
    if (!(error instanceof CallError || error instanceof TransportError)) reportError(error)
    focusFirstFault()
    return false
  }

  async function ask(work: () => Promise<unknown>, needed: readonly FieldPath<Values>[]) {
    if (told.current !== 'all') told.current = [...told.current, ...needed]
    const values = getValues()
    core.check(toldFaults(values))
    core.refuse(noFaults)
    core.publish()
    const { fields } = core.faults()
    if (needed.some((name) => name in fields)) {
      focusFirstFault()
      return false
    }
    try {
      await work()
      return true
    } catch (error) {
      return refuse(error, values)
    }
  }

  async function submit<Other>(instead?: Sending<Values, Other>) {
    if (sending.current || core.isHeld()) return false
    told.current = 'all'
    setRefusedVersion(null)
    const values = structuredClone(getValues())
    const own = check(values)
    core.check(own)
    core.refuse(noFaults)
    core.publish()
    if (countFaults(own) > 0 || changes.length > 0) {
      focusFirstFault()
      return false
    }
    sending.current = true
    setBusy(true)
    try {
      const finish = await (instead
        ? sent(instead, values, version ?? 0)
        : sent(source, values, version ?? 0))
      // what differs from this was typed while it was on its way
      under.current = values
      keeper.drop()
      guard.release()
      setTouched(typedOf(values, getValues()) !== undefined)
      setBase(null)
      setRestored(null)
      told.current = []
      await finish()
      return true
    } catch (error) {
      if (isConflict(error) && source.record) {
        setRefusedVersion(version)
        void source.record.reload()
      }
      return refuse(error, values)
    } finally {
      sending.current = false
      // what the record said meanwhile
      if (latest.current.start !== under.current) lay(latest.current.start)
      setBusy(false)
    }
  }

  return {
    at: (name) => {
      const found = refs.get(name) ?? { control: control as unknown as Control, core, name }
      refs.set(name, found)
      return found as FieldRef<never>
    },
    control,
    core,
    values: getValues,
    set: (name, value) => setValue(name, value),
    setAll: (values) => reset(values),
    element,
    touched,
    busy,
    restored: touched ? restored : null,
    changed: changes.length > 0 && !busy ? { by: source.record?.changedBy, changes } : null,
    renewed: refusedVersion !== null && refusedVersion !== version && changes.length === 0,
    goOn: () => {
      core.refuse(noFaults)
      setRefusedVersion(null)
      setBase({ version, start })
    },
    startOver,
    forget: keeper.drop,
    focusFirstFault,
    submit,
    ask,
    question: guard.question,
  }
}

/** Sends the values. @returns what is to be done then */
async function sent<Values, Reply>(how: Sending<Values, Reply>, values: Values, version: number) {
  const reply = await how.send(values, version)
  return () => how.onSent?.(reply, values)
}

const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === codes.conflict

/** The value itself, but the one of before as long as both say the same. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value)
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same
  setSame(value)
  return value
}
