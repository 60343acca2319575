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
  /** what the form has here; the value itself unless given */
  children?: ReactNode
  /** a shorter name, where what it belongs to stands above */
  label?: string
  /** what the register has here; undefined where it has nothing to say */
  registered?: string | null | undefined
  /** the same as text, where the register may have it */
  value?: string
}

/** A field of the form with what stands against it, and a place to say what is to be mended. */
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
