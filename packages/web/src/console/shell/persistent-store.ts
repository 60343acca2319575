import { useSyncExternalStore } from 'react'

/** A value the whole page shares; components that use it are drawn again when it changes. */
export interface Store<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

interface Storing<Value> {
  /** asked for late: a browser that forbids storage throws at the word itself */
  storage: () => Storage
  key: string
  /** reads what was stored; anything may stand there, and null when nothing does */
  parse(text: string | null): Value
}

/** A store that outlives a reload. where the browser stores nothing it lasts as long as the page. */
export function persistentStore<Value>({ storage, key, parse }: Storing<Value>): Store<Value> {
  const listeners = new Set<() => void>()
  let value: { is: Value } | null = null

  return {
    get: () => (value ??= { is: parse(attempt(() => storage().getItem(key))) }).is,
    set(next) {
      value = { is: next }
      attempt(() => storage().setItem(key, JSON.stringify(next)))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** What was stored as JSON; null when it is not JSON. */
export const readJson = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null') as unknown)

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
