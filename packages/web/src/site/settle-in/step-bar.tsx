import { stepWords } from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import typography from '../../ui/typography.module.css'
import type { useSteps } from './use-steps.ts'
import css from './form.module.css'

interface StepBarProps {
  steps: ReturnType<typeof useSteps>
  /** when the device stored the form, or that it cannot */
  storedAt: number | 'not' | null
  /** the main button of the last step */
  submit: ReactNode
}

/** The faults of the step, and the buttons back and on, within thumb reach. */
export function StepBar({ steps: { faultCount, forward, back }, storedAt, submit }: StepBarProps) {
  return (
    <div className={`${layout.row} ${css.bar}`}>
      <span className={`${typography.caption} ${css.lacking}`}>
        {faultCount !== null &&
          (faultCount > 0 ? (
            <button type="button" className={css.link} onClick={forward}>
              {stepWords.stepMissing(faultCount)}
            </button>
          ) : (
            <span data-done>{stepWords.stepDone}</span>
          ))}
        <span role="status">{storedText(storedAt)}</span>
      </span>
      {back && (
        <button type="button" className={button.quiet} onClick={back}>
          {stepWords.back}
        </button>
      )}
      {submit ?? (
        <button type="button" className={button.primary} onClick={forward}>
          {stepWords.next}
        </button>
      )}
    </div>
  )
}

function storedText(storedAt: number | 'not' | null): string {
  if (storedAt === null) return ''
  return storedAt === 'not' ? stepWords.notStored : stepWords.stored(formatInstant(storedAt).slice(11))
}
