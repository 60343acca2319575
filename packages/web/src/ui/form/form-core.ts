import { joinFaults, noFaults, withoutField, type FormFaults } from './faults.ts'

/**
 * The state of a form besides its values. Fields subscribe to their own fault only, so that in a form of
 * hundreds of lines a keystroke renders just one of them.
 */
export interface FormCore {
  /** notified when values or faults change */
  readonly subscribe: (listener: () => void) => () => void
  /** notifies all subscribers */
  readonly publish: () => void
  readonly faults: () => FormFaults
  /** the server's faults only */
  readonly refused: () => FormFaults
  /** the form's own faults, shown from the first attempt to send */
  readonly check: (faults: FormFaults) => void
  /** the server's faults: those of a field until it is changed, form-level ones until the next attempt */
  readonly refuse: (faults: FormFaults) => void
  readonly changed: (name: string | undefined) => void
  /** registers a field that is rendered and can show faults. @returns a function that removes it */
  readonly show: (name: string, label: string) => () => void
  readonly shown: () => Iterable<string>
  readonly labelOf: (name: string) => string | undefined
  /** set while a file is being uploaded: the form delays sending */
  readonly hold: (name: string, busy: boolean) => void
  readonly isHeld: () => boolean
}

export function createFormCore(): FormCore {
  const listeners = new Set<() => void>()
  const labels = new Map<string, string>()
  const held = new Set<string>()
  let own = noFaults
  let answered = noFaults
  let joined = noFaults

  const publish = () => {
    for (const listener of listeners) listener()
  }
  const join = () => {
    const next = joinFaults(own, answered)
    // the same object while the content is the same, so that nothing is rendered for it
    if (JSON.stringify(next) !== JSON.stringify(joined)) joined = next
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish,
    faults: () => joined,
    refused: () => answered,
    check(faults) {
      own = faults
      join()
    },
    refuse(faults) {
      answered = faults
      join()
    },
    changed(name) {
      answered = name === undefined ? { ...answered, fields: {} } : withoutField(answered, name)
      join()
    },
    show(name, label) {
      labels.set(name, label)
      return () => labels.delete(name)
    },
    shown: () => labels.keys(),
    labelOf: (name) => labels.get(name),
    hold(name, busy) {
      if (held.has(name) === busy) return
      if (busy) held.add(name)
      else held.delete(name)
      publish()
    },
    isHeld: () => held.size > 0,
  }
}
