import { transportText } from '@bdr/text/client'
import { ui } from '@bdr/text/ui'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../../lib/session.ts'
import { draftName, readDraft } from '../form/drafts.ts'
import { fieldFaults } from '../form/faults.ts'
import { RestoredNotice } from '../form/notices.tsx'
import { useStoredDraft } from '../form/use-stored-draft.ts'
import { useLightForm } from '../form/use-light-form.ts'
import { Button } from '../kit/button.tsx'
import { DayField } from '../kit/day-field.tsx'
import { parseDay } from '../kit/day-text.ts'
import { Dialog, DialogButtons } from '../kit/dialog.tsx'
import { TextArea, TextField } from '../kit/text-field.tsx'
import layout from '../layout.module.css'
import css from './confirm-dialog.module.css'
import typography from '../typography.module.css'

export interface Question {
  /** the action and the record it concerns */
  readonly title: string
  /** the consequences */
  readonly effect: ReactNode
  /** the confirming button, labelled with what happens */
  readonly ok: string
  /** the other button, where the label “取消” could be taken for the action itself */
  readonly cancel?: string
  /** requires or offers a reason */
  readonly reason?: { readonly label?: string; readonly maxLength: number; readonly placeholder?: string }
  /** requires or offers a day */
  readonly day?: { readonly label: string; readonly min: string }
  /** the action cannot be undone: the record's number has to be typed */
  readonly typeNumber?: string
  readonly danger?: boolean
  /** Performs the action. Meanwhile the dialog stays open; if it fails, it keeps what was typed. */
  readonly run: (reason: string, day: string) => Promise<unknown>
}

interface ConfirmDialogProps {
  question: Question
  open: boolean
  onClose: () => void
}

/** The question before an action, with a reason, a day or the record's number where it needs one. */
export function ConfirmDialog({ question, open, onClose }: ConfirmDialogProps) {
  const { title, effect, ok, cancel, reason, day, typeNumber, danger, run } = question
  const reasonLabel = reason?.label ?? ui('confirm.reason')
  const { name, found } = useReasonDraft(title)
  const [restored, setRestored] = useState(found)
  const { draft: stored } = useStoredDraft(name)
  const form = useLightForm({
    start: { reason: found?.reason ?? '', day: '', number: '' },
    check: (typed) =>
      fieldFaults({
        reason:
          reason && typed.reason.trim() === '' ? ui('confirm.reasonMissing', { label: reasonLabel }) : null,
        day: !day
          ? null
          : parseDay(typed.day) === null
            ? ui('confirm.dayMissing', { label: day.label })
            : parseDay(typed.day)! < day.min
              ? ui('confirm.dayTooEarly', { day: day.min })
              : null,
        number:
          typeNumber !== undefined && typed.number.trim() !== typeNumber ? ui('confirm.numberDiffers') : null,
      }),
    // faults that no field of the dialog belongs to are shown below it
    placeOf: (path) => (path === 'reason' && reason ? path : null),
    send: (typed) => run(typed.reason.trim(), parseDay(typed.day) ?? ''),
    onSent: () => {
      stored.drop()
      onClose()
    },
  })
  const { element, values, faults, busy, submit } = form
  const startOver = () => {
    stored.drop()
    setRestored(null)
    form.setAll({ reason: '', day: '', number: '' })
  }

  return (
    <Dialog isOpen={open} title={title} isLocked={busy} onClose={onClose} width={460}>
      <form ref={element} className={layout.stack} noValidate onSubmit={submit}>
        <RestoredNotice form={{ restored, startOver }} />
        <div className={typography.quiet}>{effect}</div>
        {day && (
          <DayField
            name="day"
            label={day.label}
            min={day.min}
            value={values.day}
            onChange={(value) => form.set('day', value)}
            error={faults.fields['day']}
          />
        )}
        {reason && (
          <TextArea
            name="reason"
            label={reasonLabel}
            error={faults.fields['reason']}
            value={values.reason}
            maxLength={reason.maxLength}
            placeholder={reason.placeholder}
            rows={2}
            showCount
            onChange={(text) => {
              form.set('reason', text)
              stored.store(text === '' ? undefined : { reason: text }, { version: null })
            }}
          />
        )}
        {typeNumber !== undefined && (
          <TextField
            name="number"
            label={ui('confirm.typeNumber', { number: typeNumber })}
            error={faults.fields['number']}
            value={values.number}
            autoComplete="off"
            onChange={(text) => form.set('number', text)}
          />
        )}
        <div role="alert" className={`${typography.bad} ${css.failure}`}>
          {faults.general.join(transportText.and)}
        </div>
        <DialogButtons>
          <Button isDisabled={busy} onClick={onClose}>
            {cancel ?? ui('confirm.cancel')}
          </Button>
          <Button type="submit" look="primary" danger={danger} isPending={busy}>
            {ok}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/**
 * The name under which a reason is stored until it is sent: by the person, the record's page and the
 * question.
 */
function useReasonDraft(title: string) {
  const { user } = useViewer()
  const { pathname, search } = useLocation()
  const record = new URLSearchParams(search).get('id') ?? ''
  const name = draftName(user.uid, { form: 'reason', id: `${pathname} ${record} ${title}` })
  const [found] = useState(() => {
    const draft = readDraft(name)
    const reason = (draft?.typed as { reason?: unknown } | undefined)?.reason
    return draft && typeof reason === 'string' ? { at: draft.at, filesGone: false, reason } : null
  })
  return { name, found }
}
