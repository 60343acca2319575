import { stands } from '@bdr/contract/quotations/meaning'
import { decimalScale } from '@bdr/contract/kernel/decimal'
import {
  attachToQuotation,
  countOpportunities,
  detachFromQuotation,
  listOpportunities,
  readOpportunity,
  readPriceHistory,
  readQuotationAttachments,
  saveQuotationDraft,
  submitQuotation,
} from '@bdr/contract/quotations/calls'
import { quotationLimits } from '@bdr/contract/quotations/model'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { quotationForm as words } from '@bdr/text/quotations'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount, formatInstant } from '../../lib/format.ts'
import {
  invalidate,
  setCached,
  sendCall,
  useCall,
  useCallMutation,
  type MutationInput,
} from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { AttachmentSection } from '../../ui/data/attachments.tsx'
import { DayField, NumberField, TextArea } from '../../ui/form/fields.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { ServerDraftState, useServerDraft } from '../../ui/form/server-draft.tsx'
import { useForm, type Form as FormState } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import { NumberField as PlainNumber } from '../../ui/kit/number-field.tsx'
import { Select } from '../../ui/kit/select.tsx'
import typography from '../../ui/typography.module.css'
import css from './quotation-form.module.css'
import {
  checkQuotation,
  dayScale,
  draftOf,
  inputOf,
  keyOf,
  placeOf,
  startOf,
  summaryOf,
  type LineValues,
  type QuotationValues,
} from './quotation-values.ts'
import { QuotedLine } from './quoted-line.tsx'
import { basisOptions, taxOptions } from './tax-options.ts'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'

const QuotationFile = later(
  async () => (await import('./quotation-file.tsx')).QuotationFile,
  ({ isOpen }) => isOpen,
)

const attached = { kind: 'quotation', attach: attachToQuotation, detach: detachFromQuotation } as const

interface Props {
  opportunity: OpportunityDetail
  /** whether a version was submitted already, and nothing needs to be changed */
  onLeave?: (() => void) | undefined
}

/** The form of a quotation: prices by line, and the terms of all lines. */
export function QuotationForm({ opportunity, onLeave }: Props) {
  const { id, version, lines, draft } = opportunity
  const narrow = useNarrow()
  const [params] = useSearchParams()
  const [isFilling, setFilling] = useState(params.has('import'))
  const [found] = useState(draft)
  const submit = useCallMutation(submitQuotation, { toast: false })
  const history = useCall(readPriceHistory, { id }, { toast: false })
  const form = useForm<QuotationValues, OpportunityDetail>({
    start: startOf(opportunity),
    check: (values) => checkQuotation(opportunity, values),
    contract: (values) => faultsOfSchema(submitQuotation.input, inputOf(opportunity, version, values)),
    placeOf: (path, values) => placeOf(path, lines, values) as never,
    send: (values) =>
      submit.mutateAsync(inputOf(opportunity, version, values) as MutationInput<typeof submitQuotation>),
    draft: { form: 'quotation', id },
    record: {
      version: draft.version,
      changedBy: draft.savedBy ?? undefined,
      reload: () => invalidate([readOpportunity]),
    },
    onSent: (answer) => {
      showToast('success', words.submitted(answer.versions[0]!.number))
      setCached(readOpportunity, { id }, answer)
      void invalidate([listOpportunities, countOpportunities])
    },
  })
  const saving = useServerDraft(form, {
    contentOf: (values) => draftOf(lines, values),
    store: async (content, draftVersion) => {
      const stored = await sendCall(saveQuotationDraft, { id, draftVersion, draft: content })
      setCached(readOpportunity, { id }, (now) => now && { ...now, hasDraft: true, draft: stored })
      return stored.version
    },
  })
  const summary = useComputed(form, (values) => summaryOf(lines, values))
  const revises = stands(opportunity.status)
  return (
    <>
      <Form form={form} label={words.submit} sendsOnEnter={false} isPage>
        {found.values !== null && found.savedBy !== null && found.savedAt !== null && (
          <p className={typography.hint}>{words.resumed(found.savedBy, formatInstant(found.savedAt))}</p>
        )}
        <div className={`${layout.row} ${css.tools}`}>
          <Button onClick={() => setFilling(true)}>{words.byFile}</Button>
          {lines.length > 1 && <FillAll lines={lines.map(keyOf)} form={form} />}
        </div>
        {!narrow && <LineHead />}
        <ol className={layout.list}>
          {lines.map((line) => (
            <QuotedLine
              key={line.id}
              opportunityId={id}
              line={line}
              form={form}
              allowSubstitute={opportunity.allowSubstitute}
              past={(history.data?.prices ?? []).filter(({ lineId }) => lineId === line.id)}
              isNarrow={narrow}
            />
          ))}
        </ol>
        <div className={css.whole}>
          <Fields>
            <DayField {...form.at('validUntil')} label={words.validUntil} isRequired />
            <NumberField
              {...form.at('freight')}
              label={words.freight}
              unit={words.yuan}
              scale={decimalScale.amount}
              isOptional
            />
            <TextArea
              {...form.at('remark')}
              label={words.quoteRemark}
              maxLength={quotationLimits.remark}
              isOptional
              isWide
            />
          </Fields>
        </div>
        <div className={css.attached}>
          <AttachmentSection
            id={id}
            read={readQuotationAttachments}
            change={attached}
            title={words.attachments}
            note={words.attachmentsGo}
            empty={words.noAttachments}
          />
        </div>
        <FormBar
          form={form}
          label={words.submit}
          buttons={
            <>
              {onLeave && (
                <Button isDisabled={form.busy} onClick={onLeave}>
                  {words.less}
                </Button>
              )}
              <Button look="primary" isPending={form.busy} onClick={() => void form.submit()}>
                {revises ? words.revise : words.submit}
              </Button>
            </>
          }
        >
          <strong>{words.quotedLines(summary.quoted, lines.length)}</strong>
          <span>
            {words.totals({
              net: formatAmount(summary.net),
              tax: formatAmount(summary.tax),
              gross: formatAmount(summary.gross, opportunity.currency),
            })}
          </span>
          <ServerDraftState state={saving.state} />
        </FormBar>
      </Form>
      <QuotationFile
        isOpen={isFilling}
        onClose={() => setFilling(false)}
        opportunity={opportunity}
        form={form}
      />
    </>
  )
}

/** The columns' headings, once for all lines; screen readers get each field's own label. */
const LineHead = () => (
  <div className={css.head} aria-hidden>
    <span>{words.material}</span>
    <span>{words.unitPrice}</span>
    <span>{words.taxRate}</span>
    <span>{words.basis}</span>
    <span>{words.leadDays}</span>
    <span>{words.brand}</span>
    <span className={css.figure}>{words.amount}</span>
    <span />
  </div>
)

/** One tax rate, one basis and one lead time for all lines. */
function FillAll({ lines, form }: { lines: readonly string[]; form: FormState<QuotationValues> }) {
  const [rate, setRate] = useState('0.13')
  const [basis, setBasis] = useState<string>('included')
  const [days, setDays] = useState('')
  const fill = (patch: Partial<LineValues>) => {
    for (const name of lines) form.set(`lines.${name}`, { ...form.values().lines[name]!, ...patch })
  }
  return (
    <details className={css.fill}>
      <summary>{words.fillAll}</summary>
      <div className={`${layout.row} ${css.fillFields}`}>
        <Select label={words.taxRate} options={taxOptions(rate)} isRequired value={rate} onChange={setRate} />
        <Select label={words.basis} options={basisOptions} isRequired value={basis} onChange={setBasis} />
        <Button onClick={() => fill({ taxRate: rate, basis: basis as LineValues['basis'] })}>
          {words.fillTax}
        </Button>
        <PlainNumber
          label={words.leadDays}
          unit={words.days}
          scale={dayScale}
          value={days}
          onChange={setDays}
        />
        <Button isDisabled={days === ''} onClick={() => fill({ leadDays: days })}>
          {words.fillLead}
        </Button>
      </div>
    </details>
  )
}
