import { ui } from '@bdr/text/console-ui'
import { Button } from '../kit/button.tsx'
import { Input, TextAreaInput } from '../kit/input.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useState, type ReactNode } from 'react'
import css from './confirm.module.css'
import { failureText } from './failure.tsx'
import { Field } from '../kit/field.tsx'

export interface Question {
  /** the action and the thing it is done to */
  readonly title: string
  /** what follows from it */
  readonly effect: ReactNode
  /** the button: says what happens */
  readonly ok: string
  /** the other button, where “取消” could be taken for the action itself */
  readonly cancel?: string
  /** a reason is needed */
  readonly reason?: { readonly label?: string; readonly maxLength: number; readonly placeholder?: string }
  /** cannot be taken back: the thing's number has to be typed */
  readonly typeNumber?: string
  readonly danger?: boolean
  /** Does it. The dialog stays open meanwhile, and with what was typed when it fails. */
  readonly run: (reason: string) => Promise<unknown>
}

/**
 * Asks before a action. `ask` opens the dialog, `dialog` is where the page puts it:
 * `const { ask, dialog } = useConfirm()`. A reason that was typed and not sent is there again when the
 * same is asked once more.
 */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; serial: number } | null>(null)
  const [open, setOpen] = useState(false)
  const [unsent] = useState(() => new Map<string, string>())
  return {
    ask: (question) => {
      setAsked((last) => ({ question, serial: (last?.serial ?? 0) + 1 }))
      setOpen(true)
    },
    dialog: asked && (
      <ConfirmDialog
        key={asked.serial}
        question={asked.question}
        open={open}
        unsent={unsent}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

function ConfirmDialog({
  question,
  open,
  unsent,
  onClose,
}: {
  question: Question
  open: boolean
  /** reasons by the question's title */
  unsent: Map<string, string>
  onClose: () => void
}) {
  const { title, effect, ok, cancel, reason, typeNumber, danger, run } = question
  const [reasonText, setReasonText] = useState(unsent.get(title) ?? '')
  const [numberText, setNumberText] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reasonLabel = reason?.label ?? ui('confirm.reason')
  const reasonMissing = reason !== undefined && reasonText.trim() === ''
  const numberDiffers = typeNumber !== undefined && numberText.trim() !== typeNumber

  const confirm = async () => {
    setTried(true)
    if (reasonMissing || numberDiffers || busy) return
    setBusy(true)
    setFailure(null)
    try {
      await run(reasonText.trim())
      unsent.delete(title)
      onClose()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen={open}
      title={title}
      isLocked={busy}
      onClose={onClose}
      width={460}
      buttons={
        <>
          <Button isDisabled={busy} onClick={onClose}>
            {cancel ?? ui('confirm.cancel')}
          </Button>
          <Button look="primary" danger={danger} isPending={busy} onClick={() => void confirm()}>
            {ok}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <div className={css.effect}>{effect}</div>
        {reason && (
          <Field
            label={reasonLabel}
            error={tried && reasonMissing ? ui('confirm.reasonMissing', { label: reasonLabel }) : undefined}
          >
            {(control) => (
              <TextAreaInput
                {...control}
                value={reasonText}
                maxLength={reason.maxLength}
                placeholder={reason.placeholder}
                rows={2}
                showCount
                onChange={(event) => {
                  setReasonText(event.target.value)
                  unsent.set(title, event.target.value)
                }}
              />
            )}
          </Field>
        )}
        {typeNumber !== undefined && (
          <Field
            label={ui('confirm.typeNumber', { number: typeNumber })}
            error={tried && numberDiffers ? ui('confirm.numberDiffers') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={numberText}
                autoComplete="off"
                onChange={(event) => setNumberText(event.target.value)}
                onEnter={() => void confirm()}
              />
            )}
          </Field>
        )}
        <div role="alert" className={css.failure}>
          {failure}
        </div>
      </div>
    </Dialog>
  )
}
