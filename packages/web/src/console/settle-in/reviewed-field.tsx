import { absent } from '@bdr/text/client'
import { settleInReview as words } from '@bdr/text/settle-in-review'
import { settleInPlaceName } from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { RemarkEditor } from './remark-editor.tsx'
import { useReview } from './review-context.ts'
import css from './reviewed-field.module.css'

interface ReviewedFieldProps {
  path: string
  /** how the form shows the value; the value itself unless given */
  children?: ReactNode
  /** a shorter name, where the heading above says what it belongs to */
  label?: string
  /** the register's value; undefined where the register has none */
  registered?: string | null | undefined
  /** the form's value, for comparison with the register */
  value?: string
}

/** A field of the form with its deviations from the register, and a place for a remark. */
export function ReviewedField({ path, value, children = value, label, registered }: ReviewedFieldProps) {
  const { application, findingsAt } = useReview()
  const name = settleInPlaceName(path, application.form)
  return (
    <div className={css.field} data-path={path}>
      <dt className={`${typography.quiet} ${css.label}`}>{label ?? name}</dt>
      <dd className={`${layout.row} ${css.value}`}>
        {children === '' ? absent : children}
        {registered && value !== undefined && (
          <span className={css.registered} data-differs={registered !== value || undefined}>
            {registered === value ? words.sameAsRegistered : words.registered(registered)}
          </span>
        )}
        {findingsAt(path).map(({ kind, blocking, message }) => (
          <span key={kind} className={css.finding} data-blocking={blocking || undefined}>
            {message}
          </span>
        ))}
        <RemarkEditor path={path} name={name} />
      </dd>
    </div>
  )
}
