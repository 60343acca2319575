import { readOpportunity, saveQuotationDraft } from '@bdr/contract/quotations/calls'
import type { InquiryLine, OpportunityDetail } from '@bdr/contract/quotations/replies'
import { useEffect, useRef, useState } from 'react'
import { CallError, isConflict } from '../../lib/call-error.ts'
import { request } from '../../lib/api.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { draftOf, type QuotationValues } from './quotation-values.ts'

/** Milliseconds without a key until what is typed is stored, and until a failure is tried again. */
const pause = 1_200
const retryPause = 8_000

export type DraftState =
  | { readonly kind: 'idle' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: string }
  /** a colleague stored something else meanwhile: somebody has to choose */
  | { readonly kind: 'conflict'; readonly message: string }

interface ServerDraft {
  readonly state: DraftState
  /** Stores what is typed here over what the colleague stored. */
  readonly keepMine: () => Promise<void>
}

/**
 * Stores what is typed on the server a moment after it was, one save at a time. The form's own store on
 * this device holds what has not arrived yet.
 * @param onSaved the form as the server has it now
 */
export function useServerDraft(
  { id, draft }: Pick<OpportunityDetail, 'id' | 'draft'>,
  lines: readonly InquiryLine[],
  form: Form<QuotationValues>,
  onSaved: (values: QuotationValues) => void,
): ServerDraft {
  const [state, setState] = useState<DraftState>({ kind: 'idle' })
  const version = useRef(draft.version)
  const running = useRef(false)
  const typed = useComputed(form, (values) => JSON.stringify(draftOf(lines, values)))
  const stored = useRef(typed)

  const save = async () => {
    if (running.current || form.busy) return
    running.current = true
    const values = structuredClone(form.values())
    const draft = draftOf(lines, values)
    setState({ kind: 'saving' })
    try {
      const answer = await request(saveQuotationDraft, { id, draftVersion: version.current, draft })
      version.current = answer.draftVersion
      stored.current = JSON.stringify(draft)
      setState({ kind: 'saved', at: answer.savedAt })
      onSaved(values)
    } catch (error) {
      setState(
        isConflict(error) && error instanceof CallError && error.key === 'quotation.draftChanged'
          ? { kind: 'conflict', message: error.message }
          : { kind: 'failed' },
      )
    } finally {
      running.current = false
    }
  }
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    if (typed === stored.current || state.kind === 'conflict' || state.kind === 'saving') return
    const wait = state.kind === 'failed' ? retryPause : pause
    const timer = setTimeout(() => void latestSave.current(), wait)
    return () => clearTimeout(timer)
  }, [typed, state])

  return {
    state,
    keepMine: async () => {
      const latest = await request(readOpportunity, { id })
      version.current = latest.draft.version
      setState({ kind: 'idle' })
      await latestSave.current()
    },
  }
}
