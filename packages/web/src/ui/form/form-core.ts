import { joinFaults, noFaults, withoutField, type FormFaults } from './faults.ts'

/**
 * What a form knows besides its values. Fields listen to their own fault alone, so that a form of
 * hundreds of lines draws one of them at a keystroke.
 */
export interface FormCore {
  /** notified when values or faults change */
  readonly subscribe: (listener: () => void) => () => void
  /** notifies everybody who listens */
  readonly publish: () => void
  readonly faults: () => FormFaults
  /** those of the server alone */
  readonly refused: () => FormFaults
  /** what the form itself has against its values, shown from the first attempt on */
  readonly check: (faults: FormFaults) => void
  /** what the server had against what was sent: of a field until it is changed, of the whole until the next attempt */
  readonly refuse: (faults: FormFaults) => void
  readonly changed: (name: string | undefined) => void
  /** a field is drawn: faults can stand there. @returns how to take it away */
  readonly show: (name: string, label: string) => () => void
  readonly shown: () => Iterable<string>
  readonly labelOf: (name: string) => string | undefined
  /** a file is on its way: the form waits with sending */
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
    // the same object as long as it says the same: nothing is drawn for it
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
