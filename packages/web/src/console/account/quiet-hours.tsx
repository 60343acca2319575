import { noticeWords as words } from '@bdr/text/account'
import { Checkbox } from '../../ui/form/fields.tsx'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import type { FieldRef, Form } from '../../ui/form/use-form.ts'
import { Input } from '../../ui/kit/input.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import type { NoticeForm } from './notice-choices.ts'
import css from './notices.module.css'

/** The hours in which SMS and mails are held back. */
export function QuietHours({ form }: { form: Form<NoticeForm> }) {
  const isQuiet = useComputed(form, (values) => values.quiet)
  // a fault concerns both times together
  const { from: fault } = useFormFaults(form).fields
  return (
    <fieldset className={`${layout.rows} ${css.quiet}`}>
      <Checkbox {...form.at('quiet')} label={words.quiet} />
      {isQuiet && (
        <div className={`${layout.row} ${css.times}`}>
          <Time {...form.at('from')} label={words.from} isWrong={fault !== undefined} />
          <Time {...form.at('until')} label={words.until} isWrong={fault !== undefined} />
        </div>
      )}
      {fault !== undefined && (
        <p className={`${typography.bad} ${typography.fine} ${layout.flush} ${css.fault}`} role="alert">
          {fault}
        </p>
      )}
      <p className={`${typography.below} ${css.note}`}>{words.quietHint}</p>
    </fieldset>
  )
}

function Time({ label, isWrong, ...at }: FieldRef<string> & { label: string; isWrong: boolean }) {
  const { name, value, onChange } = useField<string>(at, label)
  return (
    <label className={`${layout.beside} ${css.time}`}>
      {label}
      <Input
        type="time"
        name={name}
        value={value}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
