import { isDraftInquiry } from '@bdr/contract/inquiries/meaning'
import { entryCategories, industries } from '@bdr/contract/content/kinds'
import { readConsultation } from '@bdr/contract/consultations/calls'
import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import { createInquiry, listInquiries, readInquiry, updateInquiry } from '@bdr/contract/inquiries/calls'
import { inquiryLimits, valueBands } from '@bdr/contract/inquiries/model'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { consultationDetail } from '@bdr/text/consultations'
import { pageTitles } from '@bdr/text/entities'
import { inquiryFields as labels, inquiryForm as words, valueBandNames } from '@bdr/text/inquiries'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { CategoryField } from '../../ui/console/category-field.tsx'
import { useCategoryOptions } from '../../ui/console/category-options.ts'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Checkbox, Select, TextArea, TextField } from '../../ui/form/fields.tsx'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { RegionField } from '../../ui/form/region-field.tsx'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { useForm, type Form as FormState } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { inputOf, startOf, type InquiryValues } from './inquiry-values.ts'
import css from './inquiries.module.css'
import { LineRows } from './line-rows.tsx'

/** `?id=9` continues a draft; without it a new inquiry is written. */
export default function InquiryFormPage() {
  const draft = useRecordId()
  const consultation = useRecordId('consultation')
  if (draft !== null) return <DraftPage key={draft} id={draft} />
  return consultation === null ? (
    <InquiryEditor key="new" draft={null} source={null} />
  ) : (
    <ConvertPage key={consultation} id={consultation} />
  )
}

/** A new inquiry that starts with a visitor's request. */
function ConvertPage({ id }: { id: string }) {
  const answer = useCall(readConsultation, { id }, { toast: false, fillsForm: true })
  return (
    <RecordState
      query={answer}
      title={pageTitles.inquiryForm}
      back={<Link to={pageUrl('consultationList')}>{pageTitles.consultationList}</Link>}
    >
      {(source: ConsultationDetail) => <InquiryEditor draft={null} source={source} />}
    </RecordState>
  )
}

function DraftPage({ id }: { id: string }) {
  const answer = useCall(readInquiry, { id }, { toast: false, fillsForm: true })
  return (
    <RecordState
      query={answer}
      title={pageTitles.inquiryForm}
      back={<Link to={pageUrl('inquiryList')}>{pageTitles.inquiryList}</Link>}
    >
      {(inquiry: InquiryDetail) =>
        isDraftInquiry(inquiry.status) ? (
          <InquiryEditor draft={inquiry} source={null} reload={() => answer.refetch()} />
        ) : (
          <Blank
            title={words.notDraftTitle}
            hint={words.notDraftHint}
            next={<Link to={pageUrl('inquiryDetail', { id })}>{words.toInquiry}</Link>}
          />
        )
      }
    </RecordState>
  )
}

const InquiryFile = later(
  async () => (await import('./inquiry-file.tsx')).InquiryFile,
  ({ isOpen }) => isOpen,
)

interface EditorProps {
  draft: InquiryDetail | null
  /** the visitor's request it is made from */
  source: ConsultationDetail | null
  reload?: () => Promise<unknown>
}

function InquiryEditor({ draft, source, reload }: EditorProps) {
  const navigate = useNavigate()
  const options = { toast: false, invalidates: [listInquiries, readConsultation] }
  const create = useCallMutation(createInquiry, options)
  const update = useCallMutation(updateInquiry, options)
  const form = useForm<InquiryValues, InquiryDetail>({
    start: startOf(draft, source),
    contract: (values) => faultsOfSchema(createInquiry.input, inputOf(values)),
    send: (values, version) =>
      draft === null
        ? create.mutateAsync({ ...inputOf(values), consultationId: source?.id ?? null } as never)
        : update.mutateAsync({ ...inputOf(values), id: draft.id, version } as never),
    draft: { form: 'inquiry', id: draft?.id ?? (source === null ? undefined : `consultation-${source.id}`) },
    ...(draft &&
      reload && { record: { version: draft.version, changedBy: latestActor(draft.history), reload } }),
    onSent: async (saved) => {
      setCached(readInquiry, { id: saved.id }, saved)
      showToast('success', words.saved)
      await navigate(pageUrl('inquiryDetail', { id: saved.id }), { replace: draft === null })
      return 'leaving'
    },
  })
  const [params] = useSearchParams()
  const [isFilling, setFilling] = useState(params.has('import'))
  const count = useComputed(form, ({ lines }) => lines.length)
  return (
    <>
      <Form form={form} sendsOnEnter={false} isPage>
        <PageHeader title={draft === null ? words.titleNew : words.titleEdit(draft.inquiryNo)} />
        <p className={typography.lead}>{words.lead}</p>
        {source !== null && <Source consultation={source} />}
        <Section title={words.sections.head}>
          <Fields>
            <TextField
              {...form.at('title')}
              label={labels.title}
              maxLength={inquiryLimits.title}
              isRequired
            />
            <TextField
              {...form.at('buyerName')}
              label={labels.buyer}
              maxLength={inquiryLimits.buyer}
              isRequired
            />
            <MomentField
              {...form.at('deadline')}
              label={labels.deadline}
              dayLabel={words.deadlineDay}
              timeLabel={words.deadlineTime}
              hint={words.deadlineHint}
              isRequired
            />
            <Select
              {...form.at('industry')}
              label={labels.industry}
              placeholder={words.choose}
              options={industries.map((value) => ({ value, label: industryTitles[value] }))}
              isRequired
            />
            <Select
              {...form.at('category')}
              label={labels.category}
              placeholder={words.choose}
              options={entryCategories.map((value) => ({ value, label: entryCategoryTitles[value] }))}
              isRequired
            />
            <Select
              {...form.at('valueBand')}
              label={labels.valueBand}
              hint={words.valueBandHint}
              placeholder={words.noBand}
              options={valueBands.map((value) => ({ value, label: valueBandNames[value] }))}
            />
            <Categories form={form} />
            <RegionField
              {...form.at('regionCode')}
              label={labels.region}
              hint={words.regionHint}
              isOptional
            />
            <TextField
              {...form.at('shipTo')}
              label={labels.shipTo}
              maxLength={inquiryLimits.shipTo}
              isRequired
              isWide
            />
          </Fields>
        </Section>
        <Section
          title={words.sections.lines}
          note={words.pasteHint}
          extra={<Button onClick={() => setFilling(true)}>{words.byFile}</Button>}
        >
          <LineRows form={form} />
        </Section>
        <Section title={words.sections.terms}>
          <div className={`${layout.blocks} ${css.terms}`}>
            <Checkbox {...form.at('allowPartial')} label={words.allowPartial} />
            <Checkbox {...form.at('allowSubstitute')} label={words.allowSubstitute} />
            <TextArea
              {...form.at('terms')}
              label={labels.terms}
              hint={words.termsHint}
              maxLength={inquiryLimits.terms}
              rows={4}
              isOptional
            />
          </div>
        </Section>
        <FormBar
          form={form}
          label={words.save}
          buttons={
            <Button look="primary" isPending={form.busy} onClick={() => void form.submit()}>
              {words.save}
            </Button>
          }
        >
          <strong>{words.state(count)}</strong>
        </FormBar>
      </Form>
      <InquiryFile
        isOpen={isFilling}
        onClose={() => setFilling(false)}
        inquiryId={draft?.id ?? null}
        form={form}
      />
    </>
  )
}

/** The visitor's request, beside the form that is filled in from it. */
const Source = ({ consultation }: { consultation: ConsultationDetail }) => (
  <Section title={words.source(consultation.number)} note={words.sourceHint}>
    <p className={`${typography.asTyped} ${css.source}`}>{consultation.message}</p>
    {consultation.photo !== null && (
      <StoredFileLink file={consultation.photo} label={consultationDetail.photo} large />
    )}
  </Section>
)

/** The catalogue's categories it concerns, by which suppliers find it. */
function Categories({ form }: { form: FormState<InquiryValues> }) {
  const ids = useComputed(form, ({ categoryIds }) => categoryIds)
  const { options } = useCategoryOptions(ids.length > 0)
  const set = (next: string[]) => form.set('categoryIds', next)
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  return (
    <div>
      <CategoryField
        label={labels.categories}
        hint={words.categoriesHint}
        isOptional
        placeholder={words.addCategory}
        isDisabled={ids.length >= inquiryLimits.categories}
        value={null}
        onChange={(id) => id !== null && !ids.includes(id) && set([...ids, id])}
      />
      <div className={`${layout.tools} ${css.chosen}`}>
        {ids.map((id) => (
          <Tag
            key={id}
            removeLabel={words.removeCategory(nameOf(id))}
            onRemove={() => set(ids.filter((other) => other !== id))}
          >
            {nameOf(id)}
          </Tag>
        ))}
      </div>
    </div>
  )
}
