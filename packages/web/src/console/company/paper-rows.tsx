import { settleInLimits } from '@bdr/contract/settle-in/form'
import { changeForm as words } from '@bdr/text/console-company'
import { Button } from '../../ui/kit/button.tsx'
import { wantedPapers, type PaperRow as PaperRowValue } from './change-draft.ts'
import type { ChangeFields } from './change-fields.ts'
import type { PaperPath } from './paper-fields.tsx'
import { PaperRow } from './paper-row.tsx'
import { newKey } from './rows.ts'
import css from './section-form.module.css'

/** The papers as a whole: where the server says which one is missing. */
export const papersPath = 'facts.qualifications'
/** @param index among the papers that are sent */
export const paperPath = (index: number, field: PaperPath): string => `${papersPath}[${index}].${field}`

/** The company's papers: those it has can be renewed or taken away, new ones added. */
export function PaperRows({ draft, files, change, faultOf, onBusy }: ChangeFields) {
  const wanted = wantedPapers(draft)
  const full = wanted.length >= settleInLimits.qualifications
  const missing = faultOf(papersPath)
  const add = () =>
    change((before) => ({
      ...before,
      papers: [
        ...before.papers,
        {
          key: newKey(),
          kind: '',
          number: '',
          validUntil: '',
          endless: false,
          file: null,
          before: null,
          removed: false,
        },
      ],
    }))
  /** Rows that come and go move the places of which the server spoke. */
  const replace = (key: string, next: (row: PaperRowValue) => PaperRowValue | null) =>
    change((before) => ({
      ...before,
      papers: before.papers.flatMap((row) => (row.key === key ? (next(row) ?? []) : [row])),
    }))
  return (
    <>
      <ul className={css.rows}>
        {draft.papers.map((row) => {
          const index = wanted.indexOf(row)
          return (
            <PaperRow
              key={row.key}
              row={row}
              files={files}
              faultOf={(field) => (index === -1 ? undefined : faultOf(paperPath(index, field)))}
              onChange={(patch, field) =>
                change(
                  (before) => ({
                    ...before,
                    papers: before.papers.map((one) => (one.key === row.key ? { ...one, ...patch } : one)),
                  }),
                  // of another kind it may be the one that was missing
                  field === 'kind' ? undefined : paperPath(index, field),
                )
              }
              onReplace={(next) => replace(row.key, next)}
              onBusy={(busy) => onBusy(row.key, busy)}
            />
          )
        })}
      </ul>
      {missing !== undefined && (
        <p className={css.missing} role="alert" tabIndex={-1} data-fault>
          {missing}
        </p>
      )}
      <Button className={css.addBelow} isDisabled={full} onClick={add}>
        {full ? words.fullPapers(settleInLimits.qualifications) : words.addPaper}
      </Button>
    </>
  )
}
