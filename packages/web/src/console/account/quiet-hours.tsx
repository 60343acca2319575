import { noticeWords as words } from '@bdr/text/console-account'
import { useId } from 'react'
import control from '../../ui/kit/control.module.css'
import type { NoticeForm } from './notice-choices.ts'
import css from './notices.module.css'

interface QuietHoursProps {
  form: NoticeForm
  fault: string | undefined
  onChange: (form: NoticeForm) => void
}

/** When SMS and mails wait. */
export function QuietHours({ form, fault, onChange }: QuietHoursProps) {
  const id = useId()
  const time = (name: 'from' | 'until') => (
    <label className={css.time}>
      {words[name]}
      <input
        type="time"
        className={control.control}
        value={form[name]}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault ${id}-hint`}
        onChange={(event) => onChange({ ...form, [name]: event.target.value })}
      />
    </label>
  )
  return (
    <fieldset className={css.quiet}>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={form.quiet}
          onChange={(event) => onChange({ ...form, quiet: event.target.checked })}
        />
        {words.quiet}
      </label>
      {form.quiet && (
        <div className={css.times}>
          {time('from')}
          {time('until')}
        </div>
      )}
      <p id={`${id}-fault`} className={css.fault} role="alert">
        {fault}
      </p>
      <p id={`${id}-hint`} className={css.note}>
        {words.quietHint}
      </p>
    </fieldset>
  )
}
