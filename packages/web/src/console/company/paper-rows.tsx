import { settleInLimits } from '@bdr/contract/settle-in/form'
import { changeForm as words } from '@bdr/text/company'
import { useRows } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import { newPaper } from './change-form.ts'
import type { ChangePart } from './change-parts.ts'
import css from './company-form.module.css'
import { PaperRow } from './paper-row.tsx'

/** The company's papers: present ones can be renewed or removed, new ones added. */
export function PaperRows({ form, files }: ChangePart) {
  const { fields: rows, append, update, remove } = useRows(form, 'papers')
  // a missing paper is a fault of the list, not of a row
  const { papers: missing } = useFormFaults(form).fields
  const isFull = rows.filter((row) => !row.removed).length >= settleInLimits.qualifications
  return (
    <>
      <ul className={`${layout.list} ${layout.stack} ${css.rows}`}>
        {rows.map((row, index) => (
          <PaperRow
            key={row.rowKey}
            form={form}
            index={index}
            files={files}
            onReplace={(next) => (next === null ? remove(index) : update(index, next))}
          />
        ))}
      </ul>
      {missing !== undefined && (
        <p className={css.missing} role="alert" tabIndex={-1} data-fault>
          {missing}
        </p>
      )}
      <Button className={css.addBelow} isDisabled={isFull} onClick={() => append(newPaper)}>
        {isFull ? words.fullPapers(settleInLimits.qualifications) : words.addPaper}
      </Button>
    </>
  )
}
