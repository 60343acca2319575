import type { ContentKind } from '@bdr/contract/content/kinds'
import { contentLimits } from '@bdr/contract/content/model'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentEditor as words, contentField as labels } from '@bdr/text/content'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import fieldCss from '../../ui/kit/field.module.css'
import { Field } from '../../ui/kit/field.tsx'
import { Select } from '../../ui/kit/select.tsx'
import layout from '../../ui/layout.module.css'
import type { FormField } from './content-form.ts'
import { categoryOptions, columnOptions, industryOptions, showsCover, type Option } from './kinds.ts'
import type { ContentFormState } from './use-content-form.ts'
import { FileField } from '../../ui/form/file-field.tsx'
import css from './editor.module.css'

interface BasicsFieldsProps {
  kind: ContentKind
  record: ContentDetail | null
  content: ContentFormState
}

/** The fields that every record has, and the one by which its kind is grouped. */
export function BasicsFields({ kind, record, content }: BasicsFieldsProps) {
  const { form, faults, type } = content
  const fault = (field: FormField) => faults.fields[field]
  const choice = (field: 'column' | 'industry' | 'category') => ({
    label: labels[field],
    value: form[field],
    fault: fault(field),
    onChange: (value: string) => type({ [field]: value }),
  })
  return (
    <div className={fieldCss.fields}>
      <Field label={labels.title} error={fault('title')} isRequired isWide>
        {(control) => (
          <Input
            {...control}

            maxLength={contentLimits.title}
            value={form.title}
            onChange={(event) => type({ title: event.target.value })}
          />
        )}
      </Field>
      {kind === 'article' && <ChoiceField {...choice('column')} options={columnOptions} />}
      {kind === 'article' && (
        <ChoiceField {...choice('industry')} options={industryOptions} none={words.noIndustry} />
      )}
      {kind === 'technique' && <ChoiceField {...choice('industry')} options={industryOptions} />}
      {kind === 'entry' && (
        <>
          <ChoiceField {...choice('category')} options={categoryOptions} />
          <Field label={labels.english} error={fault('english')} isRequired>
            {(control) => (
              <Input
                {...control}
                lang="en"
                maxLength={contentLimits.english}
                value={form.english}
                onChange={(event) => type({ english: event.target.value })}
              />
            )}
          </Field>
          <LetterField value={form.letter} fault={fault('letter')} onChange={(letter) => type({ letter })} />
        </>
      )}
      <Field label={labels.author} error={fault('author')} isRequired>
        {(control) => (
          <Input
            {...control}
            maxLength={contentLimits.author}
            value={form.author}
            onChange={(event) => type({ author: event.target.value })}
          />
        )}
      </Field>
      {kind !== 'company' && <SlugField record={record} content={content} fault={fault('slug')} />}
      <Field label={labels.summary} hint={words.summaryHint} error={fault('summary')} isRequired isWide>
        {(control) => (
          <TextAreaInput
            {...control}

            maxLength={contentLimits.summary}
            rows={2}
            value={form.summary}
            onChange={(event) => type({ summary: event.target.value })}
          />
        )}
      </Field>
      {showsCover[kind] && <CoverField content={content} />}
    </div>
  )
}

function SlugField({
  record,
  content,
  fault,
}: Omit<BasicsFieldsProps, 'kind'> & { fault: string | undefined }) {
  const fixed = record !== null && record.publishedAt !== null
  return (
    <Field label={labels.slug} hint={fixed ? words.slugFixed : words.slugHint} error={fault} isRequired>
      {(control) => (
        <Input
          {...control}
          disabled={fixed}
          autoComplete="off"
          spellCheck={false}
          maxLength={contentLimits.slug}
          value={content.form.slug}
          onChange={(event) => content.type({ slug: event.target.value.toLowerCase() })}
        />
      )}
    </Field>
  )
}

/** The picture above the text, which lists show beside the title. */
const CoverField = ({ content }: { content: ContentFormState }) => (
  <div className={`${layout.rows} ${css.cover}`}>
    <FileField
      {...content.state.at('coverFile')}
      label={labels.coverFileId}
      purpose="content-cover"
      hint={words.coverHint}
      optional
    />
  </div>
)

const letters = Array.from({ length: 26 }, (_letter, at) => {
  const letter = String.fromCodePoint(65 + at)
  return { value: letter, label: letter }
})

interface LetterFieldProps {
  value: string
  fault: string | undefined
  onChange: (letter: string) => void
}

/** The letter under which an entry is listed. */
const LetterField = (field: LetterFieldProps) => (
  <ChoiceField label={labels.letter} hint={words.letterHint} options={letters} {...field} />
)

interface ChoiceFieldProps {
  label: string
  hint?: string
  value: string
  options: readonly Option[]
  /** what leaving it empty means, where that is allowed */
  none?: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** A choice of one of a few values. */
const ChoiceField = ({ none, fault, ...field }: ChoiceFieldProps) => (
  <Select
    {...field}
    className={css.choice}
    error={fault}
    isRequired={none === undefined}
    placeholder={none ?? words.choose}
  />
)
