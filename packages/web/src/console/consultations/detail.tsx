import { readConsultation, handleConsultation, listConsultations } from '@bdr/contract/consultations/calls'
import type { StateNamed } from '@bdr/contract/entities'
import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import { pageUrl } from '@bdr/contract/navigation'
import {
  consultationChanges,
  consultationDetail as words,
  consultationFields as fields,
  consultationList,
} from '@bdr/text/consultations'
import { consultationAction } from '@bdr/text/names/consultations'
import { industryTitles } from '@bdr/text/site-labels'
import { formatInstant } from '../../lib/format.ts'
import { Link } from 'react-router'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions, recordActions, type RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import css from './consultations.module.css'
import { later } from '../../ui/later.tsx'
import { consultationLimits } from '@bdr/contract/consultations/model'
import { sendCall } from '../../lib/query.ts'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'

const HandleDialog = later(
  async () => (await import('./handle-dialog.tsx')).HandleDialog,
  ({ isOpen }) => isOpen,
)

export default function ConsultationDetailPage() {
  return (
    <RecordPage call={readConsultation}>
      {(consultation) => <ConsultationView consultation={consultation} />}
    </RecordPage>
  )
}

function ConsultationView({ consultation }: { consultation: ConsultationDetail }) {
  const {
    name,
    mobile,
    company,
    industry,
    number,
    createdAt,
    status,
    message,
    photo,
    inquiries,
    applications,
    history,
  } = consultation
  const { bar, dialogs } = useRecordActions(consultationActions, consultation)
  return (
    <RecordView
      title={words.title(name)}
      state={{ machine: 'consultation', status }}
      facts={[number, formatInstant(createdAt)]}
      actions={bar}
      history={{
        entries: history,
        labels: consultationAction,
        fields: consultationChanges,
        reasonLabel: words.remark,
      }}
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
        {photo !== null && (
          <p className={css.photo}>
            <StoredFileLink file={photo} label={words.photo} large />
          </p>
        )}
      </Section>
      <Section title={words.sections.answer}>
        <p className={css.message}>{consultation.answer ?? words.noAnswer}</p>
      </Section>
      {inquiries.length + applications.length > 0 && (
        <Section title={words.sections.outcome}>
          <Facts
            items={[
              {
                label: words.inquiries,
                value: inquiries.length > 0 && (
                  <Outcomes machine="inquiry" rows={inquiries.map(inquiryLink)} />
                ),
                wide: true,
              },
              {
                label: words.applications,
                value: applications.length > 0 && (
                  <Outcomes machine="settle-in" rows={applications.map(applicationLink)} />
                ),
                wide: true,
              },
            ]}
          />
        </Section>
      )}
      {dialogs}
    </RecordView>
  )
}

const inquiryLink = ({ id, inquiryNo, status }: ConsultationDetail['inquiries'][number]) => ({
  href: pageUrl('inquiryDetail', { id }),
  name: inquiryNo,
  status,
})
const applicationLink = ({ id, companyName, status }: ConsultationDetail['applications'][number]) => ({
  href: pageUrl('settleInDetail', { id }),
  name: companyName,
  status,
})

/** The records that a request led to, each with its state. */
const Outcomes = <Name extends 'inquiry' | 'settle-in'>({ machine, rows }: OutcomesProps<Name>) => (
  <ul className={`${layout.list} ${layout.rows}`}>
    {rows.map(({ href, name, status }) => (
      <li key={href}>
        <Link to={href}>{name}</Link> <StatusTag machine={machine} status={status} />
      </li>
    ))}
  </ul>
)

interface OutcomesProps<Name extends 'inquiry' | 'settle-in'> {
  machine: Name
  rows: readonly { href: string; name: string; status: StateNamed<Name> }[]
}

const Call = ({ name, mobile }: { name: string; mobile: string }) => (
  <a className={typography.oneLine} href={`tel:${mobile}`} aria-label={consultationList.call(name, mobile)}>
    {mobile}
  </a>
)

/** A link to the technique the visitor asked about, on the website. */
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

/** The actions that record an outcome, which may also be sent to the visitor. */
const handle = (action: 'contact' | 'close') => ({
  label: consultationAction[action],
  primary: action === 'contact',
  form: (props: RecordDialogProps<ConsultationDetail>) => <HandleDialog {...props} action={action} />,
  done: words[action].done,
})

/** Requires only a remark. */
const asked = (action: 'invite' | 'reopen') => ({
  label: consultationAction[action],
  primary: action === 'reopen',
  dialog: ({ name }: ConsultationDetail) => ({
    title: words[action].title(name),
    effect: words[action].effect,
    ok: words[action].ok,
    reason: { label: words.remark, maxLength: consultationLimits.remark },
  }),
  call: (target: { id: string; version: number }, remark: string) =>
    sendCall(handleConsultation, { ...target, action, remark }),
  done: words[action].done,
})

const consultationActions = recordActions({
  read: readConsultation,
  outdates: [listConsultations],
  // actions of earlier or later states get no button: each state has its own
  explains: () => [],
  actions: {
    contact: handle('contact'),
    convert: {
      label: consultationAction.convert,
      to: ({ id }) => pageUrl('inquiryForm', { consultation: id }),
    },
    invite: asked('invite'),
    close: handle('close'),
    reopen: asked('reopen'),
  },
})
