import { useEffect, useState } from 'react'
import { dropDraft, storeDraft, type Draft } from './drafts.ts'

/** Milliseconds without a change until a draft is stored. */
const pause = 300

/** Stores the typed part a moment after a change, and at once when the page is hidden. */
export interface StoredDraft {
  /** @param typed undefined when the form equals the record */
  store(typed: unknown, over: Pick<Draft, 'version' | 'start'>): void
  /** called when the input was sent or discarded */
  drop(): void
  /** stores what is still waiting */
  flush(): void
}

/**
 * @param name null for a form whose input must not be stored: it contains a password or a code
 * @param onStored called with the time in milliseconds, or with `not` when the device could not store it
 */
function createStoredDraft(name: string | null, onStored: (at: number | 'not') => void): StoredDraft {
  let waiting: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const storeNow = waiting
    waiting = null
    storeNow?.()
  }
  return {
    store(typed, { version, start }) {
      if (name === null) return
      waiting = () => {
        const at = Date.now()
        if (typed === undefined) dropDraft(name)
        else
          onStored(storeDraft(name, { at, version, ...(version !== null && { start }), typed }) ? at : 'not')
      }
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    drop() {
      clearTimeout(timer)
      waiting = null
      if (name !== null) dropDraft(name)
    },
    flush,
  }
}

/** The draft of a form that is rendered; another name is another draft. */
export function useStoredDraft(name: string | null) {
  const [storedAt, setStoredAt] = useState<number | 'not' | null>(null)
  const [made, setMade] = useState(() => ({ name, draft: createStoredDraft(name, setStoredAt) }))
  if (made.name !== name) setMade({ name, draft: createStoredDraft(name, setStoredAt) })
  const { draft } = made
  useEffect(() => {
    // a phone may end a hidden page without any event
    addEventListener('pagehide', draft.flush)
    document.addEventListener('visibilitychange', draft.flush)
    return () => {
      removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
      draft.flush()
    }
  }, [draft])
  return { draft, storedAt }
}
