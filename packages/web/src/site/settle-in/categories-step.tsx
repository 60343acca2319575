import { settleInLimits } from '@bdr/contract/settle-in/form'
import { categoryPath } from '@bdr/text/names/categories'
import { categoryWords as words } from '@bdr/text/settle-in'
import { useId, useMemo, useState } from 'react'
import layout from '../../ui/layout.module.css'
import { Field } from '../../ui/site/field.tsx'
import typography from '../../ui/typography.module.css'
import { CategoryTree } from './category-tree.tsx'
import type { Choices } from './choices.ts'
import { useShared } from './form-context.ts'
import { Place } from './place.tsx'
import css from './categories-step.module.css'
import formCss from './form.module.css'

/** The step in which the company chooses the categories it supplies. */
export function CategoriesStep({ choices }: { choices: Choices }) {
  const { form } = useShared()
  const [keyword, setKeyword] = useState('')
  const hintId = useId()
  const { categoryIds } = form.values
  const chosen = useMemo(() => new Set(categoryIds), [categoryIds])
  const asking = useMemo(
    () => new Set(choices.requiredKinds.map(({ categoryId }) => categoryId)),
    [choices.requiredKinds],
  )
  const toggle = (id: string) =>
    form.set('categoryIds', chosen.has(id) ? categoryIds.filter((one) => one !== id) : [...categoryIds, id])
  const fault = form.faults.fields['categoryIds']
  return (
    <Place name="categoryIds" wide>
      <p id={hintId} className={formCss.lead}>
        {words.hint}
        <span className={css.keys}>{words.keysHint}</span>
      </p>
      <Field
        label={words.search}
        type="search"
        value={keyword}
        placeholder={words.searchHint}
        autoComplete="off"
        onChange={(event) => setKeyword(event.target.value)}
      />
      <CategoryTree
        tree={choices.tree}
        chosen={chosen}
        keyword={keyword}
        asking={asking}
        describedBy={hintId}
        invalid={fault !== undefined}
        onToggle={toggle}
      />
      <p className={formCss.fault} aria-live="polite">
        {fault}
      </p>
      <p className={`${layout.flush} ${typography.strong}`} role="status">
        {categoryIds.length === 0
          ? words.noneChosen
          : words.chosen(categoryIds.length, settleInLimits.categories)}
      </p>
      <ul className={`${layout.row} ${layout.list} ${css.chosen}`}>
        {categoryIds.map((id) => {
          const path = choices.leaves.get(id)?.path ?? [words.gone]
          return (
            <li key={id} className={`${layout.card} ${css.chip}`}>
              <span>{categoryPath(path.slice(-2))}</span>
              <button type="button" aria-label={words.remove(path.at(-1)!)} onClick={() => toggle(id)}>
                <svg viewBox="0 0 16 16" aria-hidden>
                  <path d="M4 4l8 8M12 4l-8 8" />
                </svg>
              </button>
            </li>
          )
        })}
      </ul>
    </Place>
  )
}
