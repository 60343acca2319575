import type { ConsultationField, ConsultationForm, ConsultationOutcome } from '@bdr/contract/site/data'
import { consultationText } from '@bdr/text/site-pages/techniques'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { TextArea } from '../../ui/site/text-area.tsx'
import css from './consultation.module.css'

export interface ConsultationFormProps {
  /** where the form is sent: this page's own address */
  action: string
  /** what came back with faults, and what was typed */
  answer: { outcome: ConsultationOutcome; typed: ConsultationForm } | undefined
  limits: Readonly<Partial<Record<ConsultationField, number>>>
}

/** Asks for a consultation. A plain form: it is sent, checked and shown again without script. */
export function ConsultationRequest({ action, answer, limits }: ConsultationFormProps) {
  const outcome = answer?.outcome
  const faults = outcome?.state === 'faulty' ? outcome.faults : {}
  const input = (field: ConsultationField) => ({
    name: field,
    label: consultationText[field],
    error: faults[field],
    defaultValue: answer?.typed[field] ?? '',
    maxLength: limits[field],
  })
  return (
    <form className={`${layout.card} ${css.form}`} method="post" action={`${action}#consultation`} noValidate>
      {outcome?.state === 'faulty' && (
        <p className={css.refused} role="alert">
          {consultationText.faulty}
        </p>
      )}
      {(outcome?.state === 'refused' || outcome?.state === 'too-often') && (
        <p className={css.refused} role="alert">
          <strong>{consultationText.refusedTitle}</strong> {outcome.reason}
        </p>
      )}
      <div className={css.pair}>
        <Field {...input('name')} autoComplete="name" required />
        <Field {...input('mobile')} type="tel" inputMode="numeric" autoComplete="tel-national" required />
      </div>
      <Field {...input('company')} autoComplete="organization" />
      <TextArea {...input('message')} hint={consultationText.messageHint} required />
      {/* only programs fill it in */}
      <p className={css.trap} aria-hidden>
        <label>
          {consultationText.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button className={button.primary}>{consultationText.submit}</button>
    </form>
  )
}
