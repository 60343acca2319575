import { qualificationNumberLength } from '@bdr/contract/categories/qualifications'
import { paperWords as words } from '@bdr/text/site-settle-in'
import { Field } from '../../ui/site/field.tsx'
import type { Paper } from './draft.ts'
import { FileAt } from './file-at.tsx'
import { useSettleInForm } from './form-context.ts'
import formCss from './form.module.css'
import css from './papers-step.module.css'
import { paperPlace } from './places.ts'
import { Place, Remarks } from './place.tsx'

interface PaperFieldsProps {
  paper: Paper
  kindLabel: string
  /** where there are several of its kind */
  nth: number | null
  removable: boolean
}

/** One paper: its number, how long it holds, and the paper itself. */
export function PaperFields({ paper, kindLabel, nth, removable }: PaperFieldsProps) {
  const { changePapers, leave, faultAt, today } = useSettleInForm()
  const at = (field: string) => paperPlace(paper.key, field)
  const change = (patch: Partial<Paper>) =>
    changePapers((papers) => papers.map((one) => (one.key === paper.key ? { ...one, ...patch } : one)))
  const remove = () => changePapers((papers) => papers.filter((one) => one.key !== paper.key))
  return (
    <div className={css.paper} data-place={paperPlace(paper.key)}>
      {(nth !== null || removable) && (
        <p className={css.paperHead}>
          <strong>{nth !== null && words.nth(nth)}</strong>
          {removable && (
            <button
              type="button"
              className={formCss.link}
              aria-label={words.removeOf(kindLabel, nth ?? 1)}
              onClick={remove}
            >
              {words.remove}
            </button>
          )}
        </p>
      )}
      <Remarks place={paperPlace(paper.key)} />
      <Remarks place={at('kind')} />
      <div className={formCss.fields}>
        <Place name={at('number')}>
          <Field
            label={words.number}
            error={faultAt(at('number')) ?? faultAt(at('kind'))}
            value={paper.number}
            maxLength={qualificationNumberLength}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ number: event.target.value })}
          />
        </Place>
        <Place name={at('validUntil')}>
          <div className={css.dates}>
            <Field
              label={words.validUntil}
              error={faultAt(at('validUntil'))}
              type="date"
              min={today}
              value={paper.endless ? '' : paper.validUntil}
              disabled={paper.endless}
              onChange={(event) => change({ validUntil: event.target.value })}
              onBlur={() => {
                if (paper.validUntil !== '') leave(at('validUntil'))
              }}
            />
            <label className={css.endless}>
              <input
                type="checkbox"
                checked={paper.endless}
                onChange={(event) => change({ endless: event.target.checked })}
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
          value={paper.file}
          onChange={(file) => change({ file })}
        />
      </div>
    </div>
  )
}
