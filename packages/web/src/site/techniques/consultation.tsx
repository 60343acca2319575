import { consultationLimits } from '@bdr/contract/consultations/model'
import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { consultationText } from '@bdr/text/site-pages/techniques'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import { formAnchor } from './ask.ts'
import css from './consultation.module.css'
import { ConsultationRequest, type ConsultationFormProps } from './consultation-form.tsx'

export interface ConsultationProps extends Pick<ConsultationFormProps, 'action' | 'answer'> {
  words: { title: string; lead: string }
  isSent: boolean
}

/** Where one asks; once that is done, what comes next. */
export const Consultation = ({ words, isSent, ...form }: ConsultationProps) => (
  <Section
    id={formAnchor}
    className={css.consultation}
    title={isSent ? consultationText.sentTitle : words.title}
    lead={isSent ? consultationText.sent : <Lead text={words.lead} />}
  >
    {isSent ? (
      <a className={button.quiet} href={pageByKey('techniqueList').path}>
        {consultationText.others}
      </a>
    ) : (
      <ConsultationRequest {...form} limits={consultationLimits} />
    )}
  </Section>
)

const Lead = ({ text }: { text: string }) => (
  <>
    {text}
    {consultationText.whoWeAre}
    <a href={pageByKey('about').path}>{pageTitles.about}</a>。
  </>
)
