import { qualificationKinds, qualificationNumberLength } from '@bdr/contract/categories/qualifications'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { qualificationHints, qualificationKind } from '@bdr/text/qualifications'
import { changeForm as words, factWords } from '@bdr/text/company'
import { Checkbox, DayField, Select, TextField } from '../../ui/form/fields.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import type { ChangeValues } from './change-form.ts'
import css from './company-form.module.css'
import layout from '../../ui/layout.module.css'

const kindOptions = qualificationKinds.map((value) => ({ value, label: qualificationKind[value] }))

/** The fields of a paper: its kind, its period of validity, and its file. */
export function PaperFields({ form, index }: { form: Form<ChangeValues>; index: number }) {
  const kind = useComputed(form, ({ papers }) => papers[index]?.kind ?? '')
  const endless = useComputed(form, ({ papers }) => papers[index]?.endless ?? false)
  return (
    <div className={css.fields}>
      <Select
        {...form.at(`papers.${index}.kind`)}
        label={factWords.kind}
        hint={kind === '' ? undefined : qualificationHints[kind as QualificationKind]}
        isRequired
        placeholder={words.choose}
        options={kindOptions}
      />
      <TextField
        {...form.at(`papers.${index}.number`)}
        label={factWords.number}
        isRequired
        autoComplete="off"
        maxLength={qualificationNumberLength}
      />
      <div className={layout.lines}>
        <DayField
          {...form.at(`papers.${index}.validUntil`)}
          label={factWords.validUntil}
          isRequired
          isDisabled={endless}
        />
        <Checkbox {...form.at(`papers.${index}.endless`)} label={factWords.endless} />
      </div>
      <div className={css.wide}>
        <FileField {...form.at(`papers.${index}.file`)} label={factWords.file} purpose="qualification" />
      </div>
    </div>
  )
}
