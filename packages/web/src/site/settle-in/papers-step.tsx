import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { paperWords as words } from '@bdr/text/settle-in'
import { useState } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import fieldCss from '../../ui/site/field.module.css'
import type { Choices } from './choices.ts'
import { newPaper, withPaper } from './draft.ts'
import { useShared } from './form-context.ts'
import { PaperFields } from './paper-fields.tsx'
import { Place } from './place.tsx'
import { requiredPapers } from './required-papers.ts'
import formCss from './form.module.css'
import css from './papers-step.module.css'
import typography from '../../ui/typography.module.css'

/** The certificates that the chosen categories require, and others that support the application. */
export function PapersStep({ choices }: { choices: Choices }) {
  const { form, goTo } = useShared()
  const { categoryIds } = form.values
  const all = Object.entries(form.values.papers)
  const required = requiredPapers(categoryIds, choices.requiredKinds)
  const askedBy = new Map(required.map(({ kind, categoryIds }) => [kind, categoryIds]))
  const kinds = choices.qualificationKinds.filter(
    ({ kind }) => askedBy.has(kind) || all.some(([, paper]) => paper.kind === kind),
  )
  const add = (kind: QualificationKind) =>
    form.set('papers', withPaper(form.values.papers, { ...newPaper(kind), added: true }))
  const full = all.length >= settleInLimits.qualifications

  return (
    <Place name="papers" wide>
      <p className={formCss.fault}>{form.faults.fields['papers']}</p>
      {categoryIds.length === 0 ? (
        <p className={formCss.lead}>
          {words.noCategories}{' '}
          <button type="button" className={formCss.link} onClick={() => goTo('categories')}>
            {words.toCategories}
          </button>
        </p>
      ) : (
        required.length === 0 && <p className={formCss.lead}>{words.noneRequired}</p>
      )}
      {kinds.map(({ kind, label, hint }) => {
        const asking = askedBy.get(kind)
        const papers = all.filter(([, paper]) => paper.kind === kind)
        return (
          <section key={kind} className={`${layout.blocks} ${css.kind}`}>
            <h3 className={`${layout.row} ${css.title}`}>
              {label}
              <span
                className={`${typography.caption} ${css.need}`}
                data-required={asking !== undefined || undefined}
              >
                {asking ? words.required : words.optional}
              </span>
            </h3>
            <p className={typography.aside}>
              {hint}
              {asking && (
                <>
                  <br />
                  {words.because(namesOf(asking, choices), asking.length)}
                </>
              )}
            </p>
            {papers.map(([key, paper], index) => (
              <PaperFields
                key={key}
                paperKey={key}
                paper={paper}
                kindLabel={label}
                nth={papers.length > 1 ? index + 1 : null}
                removable={asking === undefined || papers.length > 1}
              />
            ))}
            {!full && (
              <button
                type="button"
                className={formCss.link}
                aria-label={words.anotherOf(label)}
                onClick={() => add(kind)}
              >
                {words.another}
              </button>
            )}
          </section>
        )
      })}
      {!full && (
        <AddKind
          kinds={choices.qualificationKinds.filter(({ kind }) => !kinds.some((one) => one.kind === kind))}
          onAdd={add}
        />
      )}
    </Place>
  )
}

const namesOf = (ids: readonly string[], { leaves }: Choices): string =>
  ids
    .slice(0, 3)
    .map((id) => leaves.get(id)?.name ?? '')
    .join('、')

function AddKind({
  kinds,
  onAdd,
}: {
  kinds: Choices['qualificationKinds']
  onAdd: (kind: QualificationKind) => void
}) {
  const [chosen, setChosen] = useState<string>('')
  const kind = kinds.find((one) => one.kind === chosen)?.kind ?? kinds[0]?.kind
  if (kind === undefined) return null
  return (
    <div className={`${layout.row} ${css.add}`}>
      <label className={fieldCss.field}>
        <span className={fieldCss.label}>{words.add}</span>
        <select className={fieldCss.input} value={kind} onChange={(event) => setChosen(event.target.value)}>
          {kinds.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={button.quiet} onClick={() => onAdd(kind)}>
        {words.addButton}
      </button>
    </div>
  )
}
