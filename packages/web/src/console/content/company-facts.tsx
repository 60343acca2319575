import { readCompanyFacts, saveCompanyFacts } from '@bdr/contract/content/calls'
import { companyFactLength, type CompanyFactName } from '@bdr/contract/content/company-facts'
import type { StoredCompanyFacts } from '@bdr/contract/content/replies'
import { pageByKey } from '@bdr/contract/navigation'
import { companyFactsWords as words } from '@bdr/text/content'
import { invalidate, setCached, prefetch, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'

export const clientLoader = () => prefetch(readCompanyFacts, {}, { toast: false })

/** Facts that only the company knows: each with the place where the website shows it. */
export default function CompanyFactsPage() {
  const answer = useCall(readCompanyFacts, {}, { toast: false })
  return (
    <RecordState query={answer} back={null} title={words.title}>
      {(stored: StoredCompanyFacts) => <FactsForm stored={stored} />}
    </RecordState>
  )
}

type Values = Record<CompanyFactName, string>

function FactsForm({ stored: { version, facts } }: { stored: StoredCompanyFacts }) {
  const form = useCallForm<typeof saveCompanyFacts, Values>({
    call: saveCompanyFacts,
    start: Object.fromEntries(facts.map(({ name, value }) => [name, value ?? ''])) as Values,
    input: (values, version) => ({ version, facts: values }),
    placeOf: (path) =>
      path.startsWith('facts.') ? (path.slice('facts.'.length) as CompanyFactName) : undefined,
    record: { version, changedBy: undefined, reload: () => invalidate([readCompanyFacts]) },
    draft: { form: 'company-facts', id: 'own' },
    onSent: (saved) => {
      setCached(readCompanyFacts, {}, saved)
      showToast('success', words.saved)
    },
  })
  const given = useComputed(
    form,
    (values) => Object.values(values).filter((value) => value.trim() !== '').length,
  )
  return (
    <Form form={form} sendsOnEnter={false} isPage>
      <PageHeader
        title={words.title}
        facts={[words.hint]}
        actions={
          <a href={pageByKey('about').path} target="_blank" rel="noreferrer">
            {words.toSite}
          </a>
        }
      />
      <Fields>
        {facts.map(({ name, label, usedFor, example }) => (
          <TextField
            key={name}
            {...form.at(name)}
            label={label}
            hint={[words.usedFor(usedFor), ...(example === null ? [] : [words.example(example)])].join('；')}
            maxLength={companyFactLength}
            isOptional
            isWide
          />
        ))}
      </Fields>
      <FormBar
        form={form}
        label={words.save}
        buttons={
          <Button look="primary" isPending={form.busy} onClick={() => void form.submit()}>
            {words.save}
          </Button>
        }
      >
        <strong>{words.given(given, facts.length)}</strong>
      </FormBar>
    </Form>
  )
}
