import { qualificationKinds, qualificationNumberLength } from '@bdr/contract/categories/qualifications'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { StoredFile } from '@bdr/contract/files/model'
import { qualificationKinds as kindWords } from '@bdr/text/categories'
import { changeForm as words, factWords } from '@bdr/text/console-company'
import { Input } from '../../ui/kit/input.tsx'
import { FileField } from '../../ui/console/file-field.tsx'
import type { PaperRow as PaperRowValue } from './change-draft.ts'
import { Field } from '../../ui/kit/field.tsx'
import css from './section-form.module.css'
import { SelectLine } from './select-line.tsx'
import { TextLine } from './text-line.tsx'

/** Fields of a paper that the server may have something against. */
export const paperPaths = ['kind', 'number', 'validUntil', 'fileId'] as const
export type PaperPath = (typeof paperPaths)[number]

export interface PaperRowProps {
  row: PaperRowValue
  files: readonly StoredFile[]
  faultOf: (field: PaperPath) => string | undefined
  onChange: (patch: Partial<PaperRowValue>, field: PaperPath) => void
  /** takes its place; null takes it out */
  onReplace: (next: (row: PaperRowValue) => PaperRowValue | null) => void
  onBusy: (busy: boolean) => void
}

const kindOptions = qualificationKinds.map((value) => ({ value, label: kindWords[value].label }))

/** What a paper is, how long it holds, and what it looks like. */
export function PaperFields({ row, faultOf, onChange, onBusy }: PaperRowProps) {
  return (
    <div className={css.fields}>
      <SelectLine
        label={factWords.kind}
        hint={row.kind === '' ? undefined : kindWords[row.kind as QualificationKind].hint}
        fault={faultOf('kind')}
        choose={words.choose}
        options={kindOptions}
        value={row.kind}
        onChange={(kind) => onChange({ kind }, 'kind')}
      />
      <TextLine
        label={factWords.number}
        fault={faultOf('number')}
        required
        maxLength={qualificationNumberLength}
        value={row.number}
        onChange={(number) => onChange({ number }, 'number')}
      />
      <Field label={factWords.validUntil} error={faultOf('validUntil')} isRequired>
        {(control) => (
          <>
            <Input
              {...control}
              type="date"
              disabled={row.endless}
              value={row.endless ? '' : row.validUntil}
              onChange={({ target }) => onChange({ validUntil: target.value }, 'validUntil')}
            />
            <label className={css.choice}>
              <input
                type="checkbox"
                checked={row.endless}
                onChange={({ target }) => onChange({ endless: target.checked }, 'validUntil')}
              />
              {factWords.endless}
            </label>
          </>
        )}
      </Field>
      <div className={css.wide}>
        <FileField
          label={factWords.file}
          purpose="qualification"
          value={row.file}
          error={faultOf('fileId')}
          onBusy={onBusy}
          onChange={(file) => onChange({ file: file && { ...file, broughtAt: Date.now() } }, 'fileId')}
        />
      </div>
    </div>
  )
}
