import { useState, type ReactNode } from 'react'
import { later } from '../later.tsx'
import type { Question } from './confirm-dialog.tsx'

const ConfirmDialog = later(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  ({ open }) => open,
)

/**
 * Asks before an action. `ask` opens the dialog, `dialog` is where the page puts it: `const { ask, dialog } =
 * useConfirm()`. A reason that was typed but not sent is restored when the same question is asked again.
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
