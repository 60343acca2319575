import type { FieldChange } from '@bdr/contract/kernel/changes'
import { describeChange } from '@bdr/text/changes'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import css from './change-list.module.css'

/** Changes shown before one asks for all; one more than that is shown at once. */
const firstChanges = 4

/** What every changed field was and is, many of them folded. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const folds = changes.length > firstChanges + 1
  const shown = folds && !all ? changes.slice(0, firstChanges) : changes
  return (
    <div className={css.changes}>
      <ul className={css.list} aria-label={ui('changes.label')}>
        {shown.map((change, index) => (
          <li key={index} className={css.change}>
            <Described change={change} />
          </li>
        ))}
      </ul>
      {folds && (
        <Button look="link" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? ui('changes.showFewer') : ui('changes.showAll', { count: changes.length })}
        </Button>
      )}
    </div>
  )
}

function Described({ change }: { change: FieldChange }) {
  const { label, before, after } = describeChange(change)
  return (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.values}>
        {before !== null && (
          <>
            <del className={css.before}>{before}</del>
            <span aria-hidden="true"> → </span>
          </>
        )}
        <ins className={css.after}>{after}</ins>
      </span>
    </>
  )
}
