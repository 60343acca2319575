import type { FieldChange } from '@bdr/contract/kernel/changes'
import { describeChange, type RecordedFields } from '@bdr/text/changes'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './change-list.module.css'

/** Changes that are shown before somebody expands the list; a single further one is shown at once. */
const firstChanges = 4

interface ChangeListProps {
  changes: readonly FieldChange[]
  /** the names of the fields of this kind of record */
  fields: RecordedFields
}

/** The former and the new value of every changed field; long lists are collapsed. */
export function ChangeList({ changes, fields }: ChangeListProps) {
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const folds = changes.length > firstChanges + 1
  const shown = folds && !all ? changes.slice(0, firstChanges) : changes
  return (
    <div className={css.changes}>
      <ul className={`${layout.list} ${css.list}`} aria-label={ui('changes.label')}>
        {shown.map((change, index) => (
          <li key={index} className={css.change}>
            <Described change={change} fields={fields} />
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

function Described({ change, fields }: { change: FieldChange; fields: RecordedFields }) {
  const { label, before, after } = describeChange(change, fields)
  return (
    <>
      <span className={`${typography.quiet} ${css.label}`}>{label}</span>
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
