import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
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
  /** what its main button does, where that stands outside of it and does more than to send it */
  onSend?: (() => void) | undefined
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
  onSend = () => void form.submit(),
  className,
  isPage = false,
  children,
}: FormProps<Values>) {
  const { element, question } = form
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    // a dialog within the form is a form of its own
    event.stopPropagation()
    if (sendsOnEnter) onSend()
  }
  /** Ctrl and Enter, or ⌘ and Enter, press its main button from any field. */
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSend || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    // a dialog within the form is a form of its own
    event.stopPropagation()
    const main = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-look=primary]')].at(-1)
    if (main) main.click()
    else onSend()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus */}
      <form
        ref={element}
        className={className ?? (isPage ? css.page : layout.stack)}
        aria-label={label}
        noValidate
        onSubmit={send}
        onKeyDown={sendByKeys}
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
