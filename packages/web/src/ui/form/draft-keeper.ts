import { dropDraft, storeDraft, type Draft } from './drafts.ts'

/** Milliseconds without a change until a draft is stored. */
const pause = 300

/** Stores what is typed a moment after it was, and at once when the page goes out of sight. */
export interface DraftKeeper {
  /** @param typed undefined when the form is as the record fills it */
  keep(typed: unknown, over: Pick<Draft, 'version' | 'start'>): void
  /** sent, or given up */
  drop(): void
  /** stores what still waits */
  flush(): void
}

/** @param name null for a form whose input must not be stored: it holds a password or a code */
export function createDraftKeeper(name: string | null): DraftKeeper {
  let waiting: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const store = waiting
    waiting = null
    store?.()
  }
  return {
    keep(typed, { version, start }) {
      if (name === null) return
      waiting = () => {
        if (typed === undefined) dropDraft(name)
        else storeDraft(name, { at: Date.now(), version, ...(version !== null && { start }), typed })
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
