import { useSyncExternalStore } from 'react'

/** A value that the page shares; components that use it render again when it changes. */
export interface Store<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

interface Storing<Value> {
  /** a function, because a browser that forbids storage throws when the property is read */
  storage: () => Storage
  key: string
  /** reads the stored text, which may be anything, and is null when nothing is stored */
  parse(text: string | null): Value
}

/** A store that survives a reload. Where the browser stores nothing it lasts until the page is left. */
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

/** The stored JSON; null when it is not JSON. */
export const readJson = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null') as unknown)

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
