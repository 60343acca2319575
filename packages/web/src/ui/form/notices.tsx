import { transportText } from '@bdr/text/client'
import { formWords as words } from '@bdr/text/ui'
import type { FieldValues } from 'react-hook-form'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import css from './notices.module.css'
import type { Change } from './typed.ts'
import { useFormFaults } from './use-form-core.ts'
import type { Form } from './use-form.ts'

/** Input that was typed earlier has been restored; it can be discarded. */
export function RestoredNotice({ form }: { form: Pick<Form<FieldValues>, 'restored' | 'startOver'> }) {
  const { restored } = form
  if (restored === null) return null
  return (
    <Notice
      kind={restored.filesGone ? 'warning' : 'info'}
      title={words.restored(formatInstant(new Date(restored.at).toISOString()))}
      action={<Button onClick={form.startOver}>{words.startOver}</Button>}
    >
      {restored.filesGone && words.filesGone}
    </Notice>
  )
}

/** Somebody else changed the record meanwhile: who, what, and that no typed input is lost. */
export function ChangedNotice<Values extends FieldValues>({ form }: { form: Form<Values> }) {
  const { changed, core } = form
  if (changed === null) return null
  const named = changed.changes.map((change) => ({ ...change, label: core.labelOf(change.name) }))
  const labels = [...new Set(named.map(({ label }) => label ?? words.otherFields))]
  return (
    // it is focused, because the form must not be sent before the person has read it
    <div tabIndex={-1} data-fault className={css.changed}>
      <Notice
        kind="warning"
        isUrgent
        title={words.changed(changed.by, labels)}
        action={<Button onClick={form.acknowledgeChanges}>{words.goOn}</Button>}
      >
        {words.nothingLost}
        <details>
          <summary>{words.look}</summary>
          <ul className={css.changes}>
            {named.map((change) => (
              <li key={change.name}>
                {words.change(
                  change.label ?? words.otherFields,
                  shownText(change.before),
                  shownText(change.after),
                )}
              </li>
            ))}
          </ul>
        </details>
      </Notice>
    </div>
  )
}

/** A value as text within a sentence; for a value that is no text the sentence only says that it changed. */
function shownText(value: Change['before']): string {
  if (value === null || value === '') return words.empty
  if (typeof value === 'string') return value
  const { name } = value as { name?: unknown }
  return typeof name === 'string' ? name : words.something
}

/** The form-level faults. */
export function GeneralFaultNotice<Values extends FieldValues>({ form }: { form: Form<Values> }) {
  const general = useGeneralFaults(form)
  if (form.renewed) return <Notice kind="warning" isUrgent title={words.renewed} />
  if (general.length === 0) return null
  return <Notice kind="error" isUrgent title={general.join(transportText.and)} />
}

/** A fault that another person's change explains is not shown a second time. */
export function useGeneralFaults<Values extends FieldValues>(form: Form<Values>): readonly string[] {
  const { general } = useFormFaults(form)
  return form.renewed || form.changed !== null ? [] : general
}
