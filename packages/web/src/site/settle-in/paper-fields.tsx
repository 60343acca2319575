import { qualificationNumberLength } from '@bdr/contract/categories/qualifications'
import { paperWords as words } from '@bdr/text/settle-in'
import { Field } from '../../ui/site/field.tsx'
import type { Paper } from './draft.ts'
import { FileAt } from './file-at.tsx'
import { useShared } from './form-context.ts'
import formCss from './form.module.css'
import css from './papers-step.module.css'
import { paperPlace } from './places.ts'
import { Place, Remarks } from './place.tsx'
import layout from '../../ui/layout.module.css'

interface PaperFieldsProps {
  paperKey: string
  paper: Paper
  kindLabel: string
  /** its number, where there are several of its kind */
  nth: number | null
  removable: boolean
}

/** The fields of one paper: its number, its period of validity, and its file. */
export function PaperFields({ paperKey, paper, kindLabel, nth, removable }: PaperFieldsProps) {
  const { form, today } = useShared()
  const at = <Name extends keyof Paper>(field: Name) => paperPlace(paperKey, field)
  const { [paperKey]: _own, ...others } = form.values.papers
  const number = form.field(at('number'))
  const validUntil = form.field(at('validUntil'))
  return (
    <div className={`${layout.blocks} ${css.paper}`} data-place={`papers.${paperKey}`}>
      {(nth !== null || removable) && (
        <p className={css.paperHead}>
          <strong>{nth !== null && words.nth(nth)}</strong>
          {removable && (
            <button
              type="button"
              className={formCss.link}
              aria-label={words.removeOf(kindLabel, nth ?? 1)}
              onClick={() => form.set('papers', others)}
            >
              {words.remove}
            </button>
          )}
        </p>
      )}
      <Remarks place={`papers.${paperKey}`} />
      <Remarks place={at('kind')} />
      <div className={formCss.fields}>
        <Place name={at('number')}>
          <Field
            {...number}
            label={words.number}
            error={number.error ?? form.faults.fields[at('kind')]}
            maxLength={qualificationNumberLength}
            autoComplete="off"
            spellCheck={false}
          />
        </Place>
        <Place name={at('validUntil')}>
          <div className={layout.pair}>
            <Field
              {...validUntil}
              label={words.validUntil}
              type="date"
              min={today}
              value={paper.endless ? '' : paper.validUntil}
              disabled={paper.endless}
              onBlur={() => {
                if (paper.validUntil !== '') form.revealFaults([at('validUntil')])
              }}
            />
            <label className={css.endless}>
              <input
                type="checkbox"
                checked={paper.endless}
                onChange={(event) => form.set(at('endless'), event.target.checked)}
              />
              {words.endless}
            </label>
          </div>
        </Place>
        <FileAt
          place={at('fileId')}
          label={words.file}
          purpose="qualification"
          needsProof={words.needsProof}
        />
      </div>
    </div>
  )
}
