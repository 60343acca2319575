import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft, Paper } from './draft.ts'
import type { TextKey } from './fields.ts'
import { dropDraft, keepDraft } from './kept-draft.ts'

/** Milliseconds without a change until a draft is kept. */
const pause = 400

export type DraftStore = ReturnType<typeof useDraft>

/** A draft that keeps itself on the device a moment after it was changed. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first)
  const [storedAt, setStoredAt] = useState<number | 'not' | null>(null)
  const kept = useRef(first)
  const latest = useRef(first)

  const keep = useCallback(() => {
    if (kept.current === latest.current) return
    kept.current = latest.current
    const now = Date.now()
    setStoredAt(keepDraft(latest.current, now) ? now : 'not')
  }, [])
  const change = useCallback((next: (before: Draft) => Draft) => {
    latest.current = next(latest.current)
    setDraft(latest.current)
  }, [])
  const changePapers = useCallback(
    (next: (papers: readonly Paper[]) => readonly Paper[]) =>
      change((before) => {
        const papers = next(before.papers)
        return papers === before.papers ? before : { ...before, papers }
      }),
    [change],
  )
  useEffect(() => {
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    // a phone may end the page without a word once it is out of sight
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      // another part of the page takes its place
      keep()
    }
  }, [keep])

  return {
    draft,
    /** when it was kept last, or that it cannot be */
    storedAt,
    change: (patch: Partial<Draft>) => change((before) => ({ ...before, ...patch })),
    setText: (key: TextKey, text: string) => change((before) => withTexts(before, { [key]: text })),
    setTexts: (texts: Partial<Record<TextKey, string>>) => change((before) => withTexts(before, texts)),
    changePapers,
    /** Sent, or given up: the device forgets it. */
    drop: () => {
      kept.current = latest.current
      dropDraft(latest.current.target?.id ?? null)
    },
  }
}

const withTexts = (draft: Draft, texts: Partial<Record<TextKey, string>>): Draft => ({
  ...draft,
  texts: { ...draft.texts, ...texts },
})
