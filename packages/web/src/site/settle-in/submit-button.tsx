import { applyToSettleIn, resubmitSettleIn } from '@bdr/contract/settle-in/calls'
import type { OwnApplication } from '@bdr/contract/settle-in/model'
import { contactWords, reviewWords as words } from '@bdr/text/site-settle-in'
import { useState, type ReactNode } from 'react'
import { request } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'
import button from '../../ui/site/button.module.css'
import { isTicketOver } from '../sign-in/sms-code.ts'
import { formOf } from './draft.ts'
import { sayFailure } from './failure-text.ts'
import css from './form.module.css'
import { placeOf, stepKeys, stepOf, type StepKey } from './places.ts'
import type { ProofStore } from './proof.ts'
import { ProofPanel } from './proof-panel.tsx'
import type { useSettleInDraft } from './use-settle-in-form.ts'

interface SubmitButtonProps {
  shown: boolean
  form: ReturnType<typeof useSettleInDraft>
  proof: ProofStore
  filesBusy: boolean
  onSent: (application: OwnApplication) => void
  goTo: (step: StepKey, place?: string) => void
  /** draws the bar; the button stands in it while it is shown */
  children: (submit: ReactNode) => ReactNode
}

/** Sends the application. What is wrong is told where it stands; nothing is lost. */
export function SubmitButton({ shown, form, proof, filesBusy, onSent, goTo, children }: SubmitButtonProps) {
  const { draft, missing, ticket } = form
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const refuse = (error: unknown) => {
    if (isTicketOver(error)) proof.end()
    const faults: Record<string, string> = {}
    const whole: string[] = []
    for (const { path, message, sentence } of error instanceof CallError ? error.faults : []) {
      const place = placeOf(path, draft.papers)
      if (place !== null && stepOf(place) !== null) faults[place] ??= message
      else whole.push(sentence)
    }
    const [first] = Object.keys(faults)
    if (first === undefined) return setFailure(whole.join('；') || sayFailure(error))
    form.refuse(faults)
    setFailure([words.refusedFields, ...whole].join(''))
    goTo(stepOf(first)!, first)
  }

  const send = async () => {
    if (busy) return
    const places = Object.keys(missing)
    if (places.length > 0) {
      form.tell(stepKeys)
      return goTo(stepOf(places[0]!)!, places[0])
    }
    setBusy(true)
    setFailure(null)
    try {
      const body = { ticket: ticket!, ...formOf(draft) }
      const { target } = draft
      const sent = target
        ? await request(resubmitSettleIn, { id: target.id, version: target.version, ...body })
        : await request(applyToSettleIn, body)
      form.drop()
      onSent(sent)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  if (!shown) return children(null)
  return (
    <>
      {ticket === null && draft.mobile !== '' && (
        <ProofPanel
          mobile={draft.mobile}
          fixed={draft.target !== null}
          hint={contactWords.mobileHint}
          over={proof.over}
          onProved={proof.proved}
        />
      )}
      <p className={css.failure} role="alert">
        {failure}
      </p>
      {children(
        <button
          type="button"
          className={button.primary}
          disabled={busy || filesBusy}
          onClick={() => void send()}
        >
          {busy
            ? words.submitting
            : filesBusy
              ? words.waitForFiles
              : draft.target
                ? words.resubmit
                : words.submit}
        </button>,
      )}
    </>
  )
}
