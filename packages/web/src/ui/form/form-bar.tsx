import { formWords as words } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BottomBar } from '../console/bottom-bar.tsx'
import { Button } from '../kit/button.tsx'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './form-bar.module.css'
import { useGeneralFaults } from './notices.tsx'
import { useFormFaults } from './use-form-core.ts'
import type { Form } from './use-form.ts'

interface FormBarProps<Values extends FieldValues> {
  form: Form<Values>
  label: string
  /** the form's state while nothing is wrong */
  children: ReactNode
  /** what was done in spite of the faults */
  done?: string | undefined
  buttons: ReactNode
}

/** A long form's state or faults, and its buttons, always visible. */
export function FormBar<Values extends FieldValues>({
  form,
  label,
  children,
  done,
  buttons,
}: FormBarProps<Values>) {
  const general = useGeneralFaults(form)
  const atFields = Object.keys(useFormFaults(form).fields).length
  return (
    <BottomBar label={label}>
      <div className={css.words} aria-live="polite">
        {general.length === 0 && atFields === 0 && !form.renewed ? (
          children
        ) : (
          <div className={`${layout.pair} ${typography.bad}`}>
            {done !== undefined && <span className={css.done}>{done}</span>}
            {general.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
            {form.renewed && <span>{words.renewed}</span>}
            {atFields > 0 && (
              <span>
                {words.faultCount(atFields)}
                <Button look="link" onClick={form.focusFirstFault}>
                  {words.toFirstFault}
                </Button>
              </span>
            )}
          </div>
        )}
      </div>
      <div className={`${layout.beside} ${css.buttons}`}>{buttons}</div>
    </BottomBar>
  )
}
