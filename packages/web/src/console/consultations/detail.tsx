import { readConsultation } from '@bdr/contract/consultations/calls'
import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import { pageUrl } from '@bdr/contract/navigation'
import {
  consultationDetail as words,
  consultationFields as fields,
  consultationList,
} from '@bdr/text/consultations'
import { consultationAction } from '@bdr/text/names/consultations'
import { industryTitles } from '@bdr/text/site-labels'
import { formatInstant } from '../../lib/format.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { consultationActions } from './consultation-actions.tsx'
import css from './consultations.module.css'

export default function ConsultationDetailPage() {
  return (
    <RecordPage call={readConsultation}>
      {(consultation) => <ConsultationView consultation={consultation} />}
    </RecordPage>
  )
}

function ConsultationView({ consultation }: { consultation: ConsultationDetail }) {
  const { name, mobile, company, industry, createdAt, status, message, history } = consultation
  const { bar, dialogs } = useRecordActions(consultationActions, consultation)
  return (
    <RecordView
      title={words.title(name)}
      state={{ machine: 'consultation', status }}
      facts={[formatInstant(createdAt)]}
      actions={bar}
      history={{ entries: history, labels: consultationAction, reasonLabel: words.remark }}
    >
      <Section title={words.sections.visitor}>
        <Facts
          items={[
            { label: fields.name, value: name },
            { label: fields.mobile, value: <Call name={name} mobile={mobile} /> },
            { label: fields.company, value: company },
            { label: fields.industry, value: industry && industryTitles[industry] },
            { label: fields.about, value: <Technique consultation={consultation} />, wide: true },
          ]}
        />
      </Section>
      <Section title={words.sections.message}>
        <p className={css.message}>{message}</p>
      </Section>
      {dialogs}
    </RecordView>
  )
}

const Call = ({ name, mobile }: { name: string; mobile: string }) => (
  <a className={css.number} href={`tel:${mobile}`} aria-label={consultationList.call(name, mobile)}>
    {mobile}
  </a>
)

/** What the visitor read when they asked, as visitors see it. */
function Technique({ consultation: { techniqueId, about } }: { consultation: ConsultationDetail }) {
  if (techniqueId === null || about === null) return consultationList.general
  return (
    <a
      href={pageUrl('techniqueDetail', { id: techniqueId })}
      target="_blank"
      rel="noreferrer"
      aria-label={words.openTechnique(about)}
    >
      {about}
    </a>
  )
}
