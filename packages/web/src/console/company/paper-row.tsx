import type { StoredFile } from '@bdr/contract/files/replies'
import { changeForm as words, diffWords, factWords } from '@bdr/text/company'
import { useState } from 'react'
import { kindLabel } from '../../ui/console/company-facts/fact-value.tsx'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import {
  changeOfRow,
  newPaper,
  restoredRow,
  type ChangeValues,
  type PaperRow as PaperRowValue,
} from './change-form.ts'
import typography from '../../ui/typography.module.css'
import css from './change-form.module.css'
import rows from './company-form.module.css'
import { PaperFields } from './paper-fields.tsx'

interface PaperRowProps {
  form: Form<ChangeValues>
  index: number
  files: readonly StoredFile[]
  /** replaces the row; null removes it */
  onReplace: (row: PaperRowValue | null) => void
}

const marks = {
  same: null,
  added: words.willAdd,
  removed: words.willRemove,
  renewed: words.willRenew,
} as const

/** A present paper, or the fields that change it. */
export function PaperRow({ form, index, files, onReplace }: PaperRowProps) {
  const row = useComputed(form, ({ papers }) => papers[index] ?? newPaper)
  const { before } = row
  const change = changeOfRow(row)
  const [renewing, setRenewing] = useState(change === 'renewed')
  const name = before === null ? words.newPaper : kindLabel(before.kind)
  const undo = () => {
    setRenewing(false)
    onReplace(restoredRow(row, files))
  }
  return (
    <li className={`${rows.row} ${css.fact}`} data-changed={change !== 'same' || undefined}>
      <div className={`${layout.row} ${rows.rowHead}`}>
        <span className={rows.rowTitle} data-removed={row.removed || undefined}>
          {name}
          {marks[change] !== null && (
            <span className={css.mark} data-change={change}>
              {marks[change]}
            </span>
          )}
        </span>
        <span className={rows.rowTools}>
          {before !== null && (row.removed || renewing) && (
            <Button aria-label={words.undoOf(name)} onClick={undo}>
              {words.undo}
            </Button>
          )}
          {before !== null && !row.removed && !renewing && (
            <Button aria-label={words.renewOf(name)} onClick={() => setRenewing(true)}>
              {words.renew}
            </Button>
          )}
          {!row.removed && (
            <Button
              danger
              aria-label={words.removeOf(name)}
              onClick={() => {
                setRenewing(false)
                onReplace(before === null ? null : { ...restoredRow(row, files), removed: true })
              }}
            >
              {words.remove}
            </Button>
          )}
        </span>
      </div>
      {before !== null && (
        <div className={`${layout.row} ${css.paperNow}`} data-removed={row.removed || undefined}>
          {(renewing || row.removed) && <span className={typography.quiet}>{diffWords.before}</span>}
          <span>{before.number}</span>
          <span>
            <span className={typography.quiet}>{factWords.validUntil} </span>
            {before.validUntil ?? factWords.endless}
          </span>
          <StoredFileLink label={name} file={files.find((file) => file.id === before.fileId)} />
        </div>
      )}
      {!row.removed && (before === null || renewing) && <PaperFields form={form} index={index} />}
    </li>
  )
}
