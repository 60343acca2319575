import { transportText } from '@bdr/text/client'
import { contactWords, reviewWords as words } from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import button from '../../ui/site/button.module.css'
import { useShared } from './form-context.ts'
import css from './form.module.css'
import { stepOf } from './places.ts'
import { ProofPanel } from './proof-panel.tsx'

interface SubmitButtonProps {
  shown: boolean
  /** draws the bar; it contains the button while that is shown */
  children: (submit: ReactNode) => ReactNode
}

/** Sends the application. Faults are shown at their fields, and nothing that was typed is lost. */
export function SubmitButton({ shown, children }: SubmitButtonProps) {
  const { form, target, proof, ticket, goTo } = useShared()
  if (!shown) return children(null)
  const { busy, isHeld } = form
  const { mobile } = form.values.contact
  const { fields, general } = form.core.refused()
  const refused = Object.keys(fields).length > 0 ? [words.refusedFields] : []

  const send = async () => {
    if (await form.submit()) return
    const [first] = Object.keys(form.core.faults().fields)
    if (first !== undefined) goTo(stepOf(first)!, first)
  }
  return (
    <>
      {ticket === null && mobile !== '' && (
        <ProofPanel
          mobile={mobile}
          fixed={target !== null}
          hint={contactWords.mobileHint}
          over={proof.over}
          onProved={proof.proved}
        />
      )}
      <p className={css.failure} role="alert">
        {[...refused, general.join(transportText.and)].join('')}
      </p>
      {children(
        <button
          type="button"
          className={button.primary}
          disabled={busy || isHeld}
          onClick={() => void send()}
        >
          {busy ? words.submitting : isHeld ? words.waitForFiles : target ? words.resubmit : words.submit}
        </button>,
      )}
    </>
  )
}
