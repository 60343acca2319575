import { readConsultation, handleConsultation, listConsultations } from '@bdr/contract/consultations/calls'
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
import { useRecordActions, recordActions, type RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import css from './consultations.module.css'
import { HandleDialog } from './handle-dialog.tsx'
import { consultationLimits } from '@bdr/contract/consultations/model'
import { sendCall } from '../../lib/query.ts'

export default function ConsultationDetailPage() {
  return (
    <RecordPage call={readConsultation}>
      {(consultation) => <ConsultationView consultation={consultation} />}
    </RecordPage>
  )
}

function ConsultationView({ consultation }: { consultation: ConsultationDetail }) {
  const { name, mobile, company, industry, number, createdAt, status, message, history } = consultation
  const { bar, dialogs } = useRecordActions(consultationActions, consultation)
  return (
    <RecordView
      title={words.title(name)}
      state={{ machine: 'consultation', status }}
      facts={[number, formatInstant(createdAt)]}
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
      <Section title={words.sections.answer}>
        <p className={css.message}>{consultation.answer ?? words.noAnswer}</p>
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

/** Each step says what came of it; the visitor may be answered with it. */
const handle = (action: 'contact' | 'close') => ({
  label: consultationAction[action],
  primary: true,
  form: (props: RecordDialogProps<ConsultationDetail>) => <HandleDialog {...props} action={action} />,
  done: words[action].done,
})

const reopen = {
  label: consultationAction.reopen,
  primary: true,
  dialog: ({ name }: ConsultationDetail) => ({
    title: words.reopen.title(name),
    effect: words.reopen.effect,
    ok: words.reopen.ok,
    reason: { label: words.remark, maxLength: consultationLimits.remark },
  }),
  call: (target: { id: string; version: number }, remark: string) =>
    sendCall(handleConsultation, { ...target, action: 'reopen', remark }),
  done: words.reopen.done,
}

const consultationActions = recordActions({
  read: readConsultation,
  outdates: [listConsultations],
  // what lies behind or is not its turn yet gets no button: each state has its own
  explains: () => [],
  actions: { contact: handle('contact'), close: handle('close'), reopen },
})
