import { useState, type ReactNode } from 'react'
import { later } from '../later.tsx'

const ConfirmDialog = later(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  ({ open }) => open,
)

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
  /** a day is needed */
  readonly day?: { readonly label: string; readonly min: string }
  /** cannot be taken back: the thing's number has to be typed */
  readonly typeNumber?: string
  readonly danger?: boolean
  /** Does it. The dialog stays open meanwhile, and with what was typed when it fails. */
  readonly run: (reason: string, day: string) => Promise<unknown>
}

/**
 * Asks before an action. `ask` opens the dialog, `dialog` is where the page puts it:
 * `const { ask, dialog } = useConfirm()`. A reason that was typed and not sent is there again when the
 * same is asked once more.
 */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; serial: number } | null>(null)
  const [open, setOpen] = useState(false)
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
        onClose={() => setOpen(false)}
      />
    ),
  }
}
