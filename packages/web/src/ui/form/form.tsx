import type { ReactNode, SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import layout from '../layout.module.css'
import css from './form.module.css'
import { ChangedNotice, RestoredNotice } from './notices.tsx'
import type { Form as FormState } from './use-form.ts'

interface FormProps<Values extends FieldValues> {
  form: FormState<Values>
  label?: string | undefined
  /** false: only its buttons send it, because Enter in one of many fields would be an accident */
  sendsOnEnter?: boolean
  className?: string | undefined
  /** its children are sections of a page */
  isPage?: boolean
  children: ReactNode
}

/**
 * The form element: notices about restored input and other people's changes, the fields, and the question
 * before leaving.
 */
export function Form<Values extends FieldValues>({
  form,
  label,
  sendsOnEnter = true,
  className,
  isPage = false,
  children,
}: FormProps<Values>) {
  const { element, question } = form
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    // a dialog within the form is a form of its own
    event.stopPropagation()
    if (sendsOnEnter) void form.submit()
  }
  return (
    <>
      <form
        ref={element}
        className={className ?? (isPage ? css.page : layout.stack)}
        aria-label={label}
        noValidate
        onSubmit={send}
      >
        {(form.restored || form.changed) && (
          <div className={`${layout.stack} ${css.notices}`}>
            <RestoredNotice form={form} />
            <ChangedNotice form={form} />
          </div>
        )}
        {children}
      </form>
      {question}
    </>
  )
}
