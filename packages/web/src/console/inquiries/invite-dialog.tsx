import { inquiryCandidates, type inviteMerchants, type publishInquiry } from '@bdr/contract/inquiries/calls'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { keywordLength } from '@bdr/contract/search/found'
import { inquiryActionWords as words } from '@bdr/text/inquiries'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { Checkbox } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import layout from '../../ui/layout.module.css'
import css from './inquiries.module.css'

interface Props extends RecordDialogProps<InquiryDetail> {
  call: typeof publishInquiry | typeof inviteMerchants
  words: { title: (inquiryNo: string) => string; lead: string; ok: string }
}

/** A dialog for whom to invite: suppliers of its categories, and others by name. */
export const InviteDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={props.words.title(props.record.inquiryNo)}
    onClose={props.onClose}
    width={520}
  >
    <InviteForm {...props} />
  </FormDialog>
)

interface Chosen {
  readonly id: string
  readonly name: string
}

function InviteForm({ record, onDone, reload, call, words: { lead, ok } }: Props) {
  const { id, version, history } = record
  const [keyword, setKeyword] = useState('')
  const [named, setNamed] = useState<readonly Chosen[]>([])
  const answer = useCall(
    inquiryCandidates,
    { id, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true },
  )
  const matching = answer.data?.matching ?? 0
  const form = useCallForm({
    call: call as typeof publishInquiry,
    start: { byCategory: record.categoryIds.length > 0, merchantIds: [] as string[] },
    input: (values, version) => ({ id, version, ...values }),
    // their faults are shown below the fields
    placeOf: () => null,
    record: { version, changedBy: latestActor(history), reload },
    draft: null,
    onSent: onDone,
  })
  const ids = useComputed(form, ({ merchantIds }) => merchantIds)
  const choose = (next: readonly Chosen[]) => {
    setNamed(next)
    form.set(
      'merchantIds',
      next.map((one) => one.id),
    )
  }
  const found = (answer.data?.merchants ?? []).filter((one) => !one.invited && !ids.includes(one.id))
  return (
    <DialogForm form={form} lead={lead} submit={ok}>
      {record.categoryIds.length > 0 && (
        <Checkbox {...form.at('byCategory')} label={words.byCategory(matching)} />
      )}
      <ComboBox
        label={words.byName}
        placeholder={words.findMerchant}
        isOptional
        empty={words.noMerchant}
        options={found.map((one) => ({
          value: one.id,
          label: `${one.name}（${one.code}）${one.matches ? ` ${words.matches}` : ''}`,
        }))}
        onSearch={(text) => setKeyword(text.trim().slice(0, keywordLength))}
        isPending={answer.isFetching}
        isAdding
        value={null}
        onChange={(chosen) => {
          const one = found.find((merchant) => merchant.id === chosen)
          if (one) choose([...named, one])
        }}
      />
      <div className={`${layout.tools} ${css.chosen}`}>
        {named.map((one) => (
          <Tag
            key={one.id}
            label={one.name}
            onRemove={() => choose(named.filter((other) => other.id !== one.id))}
          >
            {one.name}
          </Tag>
        ))}
      </div>
    </DialogForm>
  )
}
