import { changeForm as words, diffWords, factWords } from '@bdr/text/console-company'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { kindLabel } from '../../ui/console/company-facts/fact-value.tsx'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { changeOfRow, restoredRow } from './change-draft.ts'
import css from './change-form.module.css'
import { PaperFields, type PaperRowProps } from './paper-fields.tsx'
import rows from './section-form.module.css'

const marks = {
  same: null,
  added: words.willAdd,
  removed: words.willRemove,
  renewed: words.willRenew,
} as const

/** A paper as it is, or the fields by which it becomes another. */
export function PaperRow(props: PaperRowProps) {
  const { row, files, onReplace } = props
  const { before } = row
  const change = changeOfRow(row)
  const [renewing, setRenewing] = useState(change === 'renewed')
  const name = before === null ? words.newPaper : kindLabel(before.kind)
  const undo = () => {
    setRenewing(false)
    props.onBusy(false)
    onReplace((one) => restoredRow(one, files))
  }
  return (
    <li className={`${rows.row} ${css.fact}`} data-changed={change !== 'same' || undefined}>
      <div className={rows.rowHead}>
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
                props.onBusy(false)
                onReplace((one) =>
                  one.before === null ? null : { ...restoredRow(one, files), removed: true },
                )
              }}
            >
              {words.remove}
            </Button>
          )}
        </span>
      </div>
      {before !== null && (
        <div className={css.paperNow} data-removed={row.removed || undefined}>
          {(renewing || row.removed) && <span className={css.muted}>{diffWords.before}</span>}
          <span>{before.number}</span>
          <span>
            <span className={css.muted}>{factWords.validUntil} </span>
            {before.validUntil ?? factWords.endless}
          </span>
          <StoredFileLink label={name} file={files.find((file) => file.id === before.fileId)} />
        </div>
      )}
      {!row.removed && (before === null || renewing) && <PaperFields {...props} />}
    </li>
  )
}
