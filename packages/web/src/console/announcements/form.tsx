import {
  createAnnouncement,
  listAnnouncements,
  readAnnouncement,
  saveAnnouncement,
} from '@bdr/contract/announcements/calls'
import { announcementLimits, audienceKinds } from '@bdr/contract/announcements/model'
import type { AnnouncementDetail } from '@bdr/contract/announcements/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { merchantPosts } from '@bdr/contract/posts/model'
import {
  announcementFields as fields,
  announcementForm as words,
  audienceLabels,
} from '@bdr/text/announcements'
import { post as postLabels } from '@bdr/text/posts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCompleteMoment } from '../../lib/local-time.ts'
import { invalidate, setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { BodyField } from '../../ui/body/body-field.tsx'
import { CheckboxGroup, RadioGroup, TextField } from '../../ui/form/fields.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import { useForm, type Form as FormState } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import layout from '../../ui/layout.module.css'
import {
  emptyAnnouncement,
  fieldsOf,
  placeOf,
  valuesOf,
  type AnnouncementValues,
} from './announcement-form.ts'
import css from './announcements.module.css'
import { MerchantsField } from './merchants-field.tsx'
import { NoticeSheet } from './notice-sheet.tsx'

/** `?id=9` continues a draft, `?copy=9` starts a new one from another; without either it is empty. */
export default function AnnouncementFormPage() {
  const draftId = useRecordId()
  const copied = useRecordId('copy')
  const source = draftId ?? copied
  const answer = useCall(
    readAnnouncement,
    { id: source ?? '' },
    { enabled: source !== null, toast: false, fillsForm: true },
  )
  if (source === null)
    return <AnnouncementForm key="new" draft={null} start={emptyAnnouncement} pictures={[]} />
  return (
    <RecordState query={answer} title={words.editTitle}>
      {(record: AnnouncementDetail) => (
        <AnnouncementForm
          key={record.id}
          draft={draftId === null ? null : record}
          pictures={record.pictures}
          start={draftId === null ? { ...valuesOf(record), showUntil: '' } : valuesOf(record)}
        />
      )}
    </RecordState>
  )
}

interface AnnouncementFormProps {
  /** null for a new announcement */
  draft: AnnouncementDetail | null
  start: AnnouncementValues
  /** the files of the text it starts with */
  pictures: readonly StoredFile[]
}

function AnnouncementForm({ draft, start, pictures }: AnnouncementFormProps) {
  const navigate = useNavigate()
  const [previewing, setPreviewing] = useState(false)
  /** whether a picture was chosen or uploaded that is not in the text yet */
  const [isWaiting, setWaiting] = useState(false)
  const options = { toast: false, invalidates: [listAnnouncements] }
  const create = useCallMutation(createAnnouncement, options)
  const save = useCallMutation(saveAnnouncement, options)
  const form = useForm<AnnouncementValues, AnnouncementDetail>({
    start,
    contract: (values) => faultsOfSchema(createAnnouncement.input, { fields: fieldsOf(values) }),
    check: ({ showUntil }) => fieldFaults({ showUntil: untilFault(showUntil) }),
    placeOf,
    send: (values, version) => {
      const sent = { fields: fieldsOf(values) }
      return draft === null ? create.mutateAsync(sent) : save.mutateAsync({ id: draft.id, version, ...sent })
    },
    draft: draft === null ? { form: 'announcement' } : { form: 'announcement', id: draft.id },
    ...(draft !== null && {
      record: {
        version: draft.version,
        changedBy: latestActor(draft.history),
        reload: () => invalidate([readAnnouncement]),
      },
    }),
    onSent: (saved) => {
      setCached(readAnnouncement, { id: saved.id }, saved)
      showToast('success', words.saved)
      // going back leads to the list, not to a form that has been sent
      return navigate(pageUrl('announcementDetail', { id: saved.id }), { replace: true })
    },
  })
  return (
    <Form form={form} sendsOnEnter={false} isPage>
      <PageHeader title={draft === null ? words.newTitle : words.editTitle} />
      <Section title={words.sections.what}>
        <div className={`${layout.stack} ${css.what}`}>
          <TextField
            {...form.at('title')}
            label={fields.title}
            maxLength={announcementLimits.title}
            isRequired
          />
          <Body form={form} pictures={pictures} onBusy={setWaiting} />
        </div>
      </Section>
      <Section title={words.sections.whom}>
        <Whom form={form} />
      </Section>
      <FormBar
        form={form}
        label={words.bar}
        buttons={
          <>
            <Button onClick={() => setPreviewing(true)}>{words.preview}</Button>
            <Button
              look="primary"
              isPending={form.busy}
              isDisabled={isWaiting}
              onClick={() => void form.submit()}
            >
              {words.save}
            </Button>
          </>
        }
      >
        <span>{isWaiting ? words.pictureWaiting : words.state}</span>
      </FormBar>
      <Dialog isOpen={previewing} title={words.previewTitle} width={760} onClose={() => setPreviewing(false)}>
        {previewing && <Preview values={form.values()} pictures={pictures} />}
      </Dialog>
    </Form>
  )
}

/** The files of the initial text, and those that were uploaded since and still exist. */
const allOf = (pictures: readonly StoredFile[], uploaded: AnnouncementValues['pictures']) => [
  ...pictures,
  ...uploaded.filter((file) => file !== null),
]

interface PreviewProps {
  values: AnnouncementValues
  pictures: readonly StoredFile[]
}

const Preview = ({ values, pictures }: PreviewProps) => (
  <NoticeSheet
    title={values.title}
    body={values.body}
    pictures={allOf(pictures, values.pictures)}
    publishedAt={serverNow().toISOString()}
    showUntil={fieldsOf(values).showUntil}
  />
)

interface BodyProps {
  form: FormState<AnnouncementValues>
  pictures: readonly StoredFile[]
  onBusy: (busy: boolean) => void
}

function Body({ form, pictures, onBusy }: BodyProps) {
  const { value, error, onChange } = useField<string>(form.at('body'), fields.body)
  const uploaded = useComputed(form, (values) => values.pictures)
  const all = useMemo(() => allOf(pictures, uploaded), [pictures, uploaded])
  return (
    <div>
      <p className={css.bodyLabel} aria-hidden>
        {fields.body}
      </p>
      <BodyField
        label={fields.body}
        hint={words.bodyHint}
        value={value}
        fault={error}
        onChange={onChange}
        pictures={all}
        picturesFor="announcement-picture"
        onPicture={(file) =>
          form.set('pictures', [...form.values().pictures, { ...file, uploadedAt: Date.now() }])
        }
        onBusy={onBusy}
      />
    </div>
  )
}

const audiences = audienceKinds.map((value) => ({ value, ...audienceLabels[value] }))
const posts = merchantPosts.map((value) => ({ value, label: postLabels[value] }))

/**
 * An incomplete time counts as empty for the contract, which could not tell that somebody started to type
 * one.
 */
const untilFault = (showUntil: string) =>
  showUntil === '' || isCompleteMoment(showUntil) ? null : words.untilMissing

/** Who receives it, and until when it is shown. */
function Whom({ form }: { form: FormState<AnnouncementValues> }) {
  const to = useComputed(form, (values) => values.to)
  return (
    <div className={`${layout.stack} ${css.whom}`}>
      <RadioGroup {...form.at('to')} label={fields.audience} options={audiences} isStacked isRequired />
      {to === 'merchants' && <MerchantsField {...form.at('merchants')} />}
      {to === 'posts' && (
        <CheckboxGroup {...form.at('posts')} label={fields.posts} options={posts} isRequired />
      )}
      <MomentField
        {...form.at('showUntil')}
        label={fields.showUntil}
        dayLabel={words.untilDay}
        timeLabel={words.untilTime}
        hint={words.untilHint}
        isOptional
      />
    </div>
  )
}
