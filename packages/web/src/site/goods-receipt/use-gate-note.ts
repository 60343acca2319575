import { useEffect, useRef, useState } from 'react'
import { codes } from '@bdr/contract/errors'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { CallError } from '../../lib/call-error.ts'
import { keepPage } from './page-cache.ts'
import { writeStored, readStored, type StoredReceipt } from './stored-receipt.ts'
import type { Waiting } from './receipt-values.ts'
import { readNote, sendReceipt } from './send-receipt.ts'

/** The state of the note on this phone. */
export type GateState =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly message: string }
  | {
      readonly at: 'open'
      readonly stored: StoredReceipt
      /** no connection: this is what the phone has stored */
      readonly isStale: boolean
      /** whether the phone stores anything at all */
      readonly isStored: boolean
    }

/** Milliseconds between attempts to send what waits, in addition to those when the phone is online again. */
const retryEvery = 15_000

const nothingYet = { values: null, strokes: [], photos: [], waiting: null } as const

/**
 * Whether the server has decided; after an error of its own or with too many requests another attempt makes
 * sense.
 */
const isAnswer = (error: unknown): boolean => error instanceof CallError && error.code.startsWith('A')
const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === codes.conflict

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * The note of a link: first as the phone has stored it, then as the server returns it. What was signed is
 * sent as soon as possible, even if the page was closed in between.
 * @param onSigned called when the server has received it
 */
export function useGateNote(token: string, onSigned: () => void) {
  const [state, setState] = useState<GateState>({ at: 'reading' })
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const now = useRef<{ stored: StoredReceipt; isStale: boolean } | null>(null)
  const sending = useRef(false)

  const show = async (stored: StoredReceipt, isStale: boolean) => {
    now.current = { stored, isStale }
    const isStored = await writeStored(token, stored)
    if (now.current?.stored === stored) setState({ at: 'open', stored, isStale, isStored })
  }
  /** Stores a changed part of it. */
  const change = async (part: Partial<StoredReceipt>) => {
    if (now.current !== null) await show({ ...now.current.stored, ...part }, now.current.isStale)
  }

  const open = async () => {
    if (now.current === null) {
      const stored = await readStored(token)
      if (stored !== null) await show(stored, false)
    }
    try {
      const note = await readNote(token)
      const readAt = new Date().toISOString()
      await show({ ...(now.current?.stored ?? nothingYet), note, readAt }, false)
      void keepPage()
    } catch (error) {
      const { stored } = now.current ?? {}
      if (stored && !isAnswer(error)) await show(stored, true)
      // what the server refuses to show must not be shown from storage either, except what still has to be
      // sent
      else if (stored?.waiting) setFailure(messageOf(error))
      else setState({ at: 'failed', message: messageOf(error) })
    }
  }

  /** @throws CallError when it is refused: then it is no longer retried, and the form shows why */
  const attempt = async (): Promise<'sent' | 'waiting'> => {
    const { stored } = now.current ?? {}
    if (!stored?.waiting || sending.current) return 'waiting'
    sending.current = true
    setBusy(true)
    try {
      await sendReceipt(token, stored.waiting, stored.photos, (photo) =>
        change({ photos: now.current!.stored.photos.map((one) => (one.key === photo.key ? photo : one)) }),
      )
      await writeStored(token, null)
      now.current = null
      onSigned()
      return 'sent'
    } catch (error) {
      setFailure(messageOf(error))
      if (!isAnswer(error)) return 'waiting'
      await change({ waiting: null, photos: stored.photos.map((photo) => ({ ...photo, fileId: null })) })
      if (isConflict(error)) {
        setFailure(words.changed)
        await open()
      }
      throw error
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const sign = async (
    waiting: Waiting,
    last: Pick<StoredReceipt, 'values' | 'strokes' | 'photos'>,
  ): Promise<'sent' | 'waiting'> => {
    setFailure(null)
    await change({ waiting, ...last })
    return attempt()
  }

  const latest = useRef({ attempt, open })
  useEffect(() => {
    latest.current = { attempt, open }
  })
  useEffect(() => {
    const begin = async () => {
      await latest.current.open()
      await latest.current.attempt().catch(() => {})
    }
    void begin()
    // another token is another page
  }, [])
  const isWaiting = state.at === 'open' && state.stored.waiting !== null
  const isStale = state.at === 'open' && state.isStale
  useEffect(() => {
    if (!isWaiting && !isStale) return
    const again = () => {
      if (document.hidden) return
      if (isWaiting) latest.current.attempt().catch(() => {})
      else void latest.current.open()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    const timer = setInterval(again, retryEvery)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
      clearInterval(timer)
    }
  }, [isWaiting, isStale])

  return {
    state,
    /** why the last attempt to send failed */
    failure,
    busy,
    sign,
    retry: () => latest.current.attempt().catch(() => {}),
    open: () => void open(),
    storeDraft: (part: Pick<Partial<StoredReceipt>, 'values' | 'strokes' | 'photos'>) => void change(part),
    /** the latest of what is stored on the phone */
    current: () => now.current?.stored ?? null,
  }
}

export type GateNoteHold = ReturnType<typeof useGateNote>
