import { stateLooks } from '@bdr/contract/entities'
import { readConsultation } from '@bdr/contract/consultations/calls'
import type { ConsultationDetail } from '@bdr/contract/consultations/model'
import { pageUrl } from '@bdr/contract/navigation'
import {
  consultationDetail as words,
  consultationFields as fields,
  consultationList,
} from '@bdr/text/console-consultations'
import { pageTitles } from '@bdr/text/pages'
import { consultationAction, consultationStatus } from '@bdr/text/labels'
import { industryTitles } from '@bdr/text/site-labels'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { ConsultationActions } from './consultation-actions.tsx'
import css from './consultations.module.css'

export default function ConsultationDetailPage() {
  const id = useRecordId()
  const answer = useCall(readConsultation, { id: id ?? '' }, { enabled: id !== null, toast: false })
  const back = <Link to={pageUrl('consultationList')}>{words.backToList}</Link>
  return (
    <RecordState query={answer} missing={id === null} back={back} title={pageTitles.consultationDetail}>
      {(consultation) => <ConsultationPage key={consultation.id} consultation={consultation} />}
    </RecordState>
  )
}

function ConsultationPage({ consultation }: { consultation: ConsultationDetail }) {
  const { name, mobile, company, industry, createdAt, status, message, history } = consultation
  return (
    <>
      <PageHeader
        title={words.title(name)}
        status={<StatusTag machine="consultation" status={status} />}
        facts={[formatInstant(createdAt)]}
        actions={<ConsultationActions consultation={consultation} />}
      />
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
      <Section title={words.sections.history}>
        <HistoryTimeline
          entries={history}
          labels={consultationAction}
          stateLabels={consultationStatus}
          reasonLabel={words.remark}
          looks={stateLooks.consultation}
        />
      </Section>
    </>
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
