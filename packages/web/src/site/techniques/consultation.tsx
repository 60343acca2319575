import { consultationLimits } from '@bdr/contract/consultations/model'
import { filePurposes } from '@bdr/contract/files/model'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { limitsText } from '../../ui/file-field/field-props.ts'
import { consultationPhotoText as words, consultationText } from '@bdr/text/site-pages/techniques'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import { MarginPart } from '../../ui/site/reading.tsx'
import typography from '../../ui/typography.module.css'
import { formAnchor } from './ask.ts'
import css from './consultation.module.css'
import type {
  ConsultationField,
  ConsultationForm,
  ConsultationOutcome,
  StoredPhoto,
} from '@bdr/contract/site/data'
import layout from '../../ui/layout.module.css'
import { Field } from '../../ui/site/field.tsx'
import { TextArea } from '../../ui/site/text-area.tsx'

export interface ConsultationProps extends Pick<ConsultationFormProps, 'action' | 'answer' | 'message'> {
  words: { title: string; lead: string }
  isSent: boolean
  /** the input that was sent */
  number: string | null
  /** it has the page's width, and explains the next steps beside the form */
  wide?: boolean
}

/** The form for a consultation; after it was sent, the next steps. */
export const Consultation = ({ words, isSent, number, wide, ...form }: ConsultationProps) => (
  <Section
    // the faults are shown there
    id={isRefused(form.answer) ? undefined : formAnchor}
    target={isSent}
    className={css.consultation}
    title={isSent ? consultationText.sentTitle : words.title}
    lead={isSent ? consultationText.sent : <Lead text={words.lead} />}
  >
    {isSent ? (
      <>
        {number !== null && (
          <p className={`${layout.pair} ${css.number}`}>
            <strong>{consultationText.number(number)}</strong>
            <span>{consultationText.keepNumber}</span>
          </p>
        )}
        <p className={layout.ways}>
          {number !== null && (
            <a className={button.primary} href={pageUrl('consultationProgress', { number })}>
              {consultationText.progress}
            </a>
          )}
          <a className={button.quiet} href={pageByKey('techniqueList').path}>
            {consultationText.others}
          </a>
        </p>
      </>
    ) : (
      <div className={wide ? `${layout.halves} ${css.wide}` : undefined}>
        <ConsultationRequest {...form} limits={consultationLimits} />
        {wide && <Afterwards />}
      </div>
    )}
  </Section>
)

const Afterwards = () => (
  <MarginPart title={consultationText.afterwards.title}>
    <ol className={`${layout.rows} ${css.afterwards}`}>
      {consultationText.afterwards.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <a href={pageByKey('consultationProgress').path}>{pageTitles.consultationProgress}</a>
  </MarginPart>
)

const isRefused = (answer: ConsultationProps['answer']) =>
  answer !== undefined && answer.outcome.state !== 'stored'

const fieldOrder: readonly ConsultationField[] = ['name', 'mobile', 'company', 'message', 'photo']
const idOf = (field: ConsultationField) => `consultation-${field}`

const Lead = ({ text }: { text: string }) => (
  <>
    {text}
    {consultationText.whoWeAre}
    <a href={pageByKey('about').path}>{pageTitles.about}</a>。
  </>
)

type TypedField = Exclude<ConsultationField, 'photo'>

interface ConsultationFormProps {
  /** the address the form is sent to: this page's own */
  action: string
  /** the faults and the input of a refused attempt */
  answer: { outcome: ConsultationOutcome; typed: ConsultationForm } | undefined
  /** the beginning of the message */
  message?: string | undefined
  limits: Readonly<Partial<Record<TypedField, number>>>
}

/** A form for a consultation. It is a plain form: it is sent, checked and shown again without script. */
function ConsultationRequest({ action, answer, message, limits }: ConsultationFormProps) {
  const outcome = answer?.outcome
  const faults = outcome?.state === 'faulty' ? outcome.faults : {}
  const input = (field: TypedField) => ({
    name: field,
    id: idOf(field),
    label: consultationText[field],
    error: faults[field],
    defaultValue: answer?.typed[field] ?? (field === 'message' ? message : undefined) ?? '',
    maxLength: limits[field],
  })
  return (
    <form
      className={`${layout.card} ${layout.stack} ${css.form}`}
      method="post"
      encType="multipart/form-data"
      action={`${action}#consultation`}
      noValidate
    >
      {outcome?.state === 'faulty' && (
        <div id={formAnchor} className={`${layout.refused} ${css.refused}`} role="alert" tabIndex={-1}>
          {consultationText.faulty}
          <ul>
            {fieldOrder.map(
              (field) =>
                faults[field] !== undefined && (
                  <li key={field}>
                    <a href={`#${idOf(field)}`}>{consultationText[field]}</a>
                  </li>
                ),
            )}
          </ul>
        </div>
      )}
      {(outcome?.state === 'refused' || outcome?.state === 'too-often') && (
        <p id={formAnchor} className={`${layout.refused} ${css.refused}`} role="alert" tabIndex={-1}>
          <strong>{consultationText.refusedTitle}</strong> {outcome.reason}
        </p>
      )}
      <div className={css.pair}>
        <Field {...input('name')} autoComplete="name" required />
        <Field {...input('mobile')} type="tel" inputMode="numeric" autoComplete="tel-national" required />
      </div>
      <Field {...input('company')} autoComplete="organization" />
      <TextArea {...input('message')} hint={consultationText.messageHint} required />
      <Photo error={faults.photo} stored={outcome?.state === 'stored' ? null : (outcome?.photo ?? null)} />
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

/**
 * The photograph of the nameplate. With script it is shown before it is sent, and made smaller
 * (`islands/nameplate-photo.tsx`).
 */
function Photo({ error, stored }: { error: string | undefined; stored: StoredPhoto | null }) {
  const id = idOf('photo')
  const messageId = `${id}-message`
  return (
    <div className={`${layout.pair} ${css.photo}`} data-photo>
      <label htmlFor={id}>{consultationText.photo}</label>
      {stored !== null && (
        <p className={css.stored}>
          {words.photoStored(stored.name)}
          <input type="hidden" name="storedPhoto" value={stored.key} />
        </p>
      )}
      <input
        id={id}
        type="file"
        name="photo"
        accept={filePurposes['nameplate-photo'].mediaTypes.join()}
        aria-invalid={error !== undefined}
        aria-describedby={messageId}
      />
      <div className={css.preview} data-preview hidden>
        <p>
          <span role="status" />
          <button type="button" className={button.quiet}>
            {words.remove}
          </button>
        </p>
      </div>
      <p
        id={messageId}
        className={`${typography.caption} ${css.photoHint}`}
        data-error={error !== undefined || undefined}
      >
        {error !== undefined && <strong>{error}</strong>} {words.hint(limitsText('nameplate-photo'))}
      </p>
    </div>
  )
}
