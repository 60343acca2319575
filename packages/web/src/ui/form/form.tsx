import type { ReactNode, SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import css from './form.module.css'
import { ChangedNotice, RestoredNotice } from './notices.tsx'
import type { Form as FormState } from './use-form.ts'

interface FormProps<Values extends FieldValues> {
  form: FormState<Values>
  label?: string | undefined
  /** where its buttons do more than send it */
  onSubmit?: () => unknown
  className?: string | undefined
  children: ReactNode
}

/** The form element: what was restored or changed by others, the fields, and the question before leaving. */
export function Form<Values extends FieldValues>({
  form,
  label,
  onSubmit,
  className,
  children,
}: FormProps<Values>) {
  const { element, question } = form
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    // a dialog within the form is a form of its own
    event.stopPropagation()
    if (onSubmit) onSubmit()
    else void form.submit()
  }
  return (
    <>
      <form ref={element} className={className ?? css.form} aria-label={label} noValidate onSubmit={send}>
        <RestoredNotice form={form} />
        <ChangedNotice form={form} />
        {children}
      </form>
      {question}
    </>
  )
}
