import { createContext, useContext, useState, type ReactNode } from 'react'
import { DialogForm as PlainDialogForm, type DialogFormProps } from '../../ui/console/form/dialog-form.tsx'
import { Dialog as PlainDialog } from '../../ui/kit/dialog.tsx'
import { useGiveUp } from '../../ui/console/use-give-up.tsx'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** false while closing would lose what is shown only once */
  closable?: boolean
  children: ReactNode
}

/** How a form within a dialog closes it without having done anything. */
const GiveUp = createContext<() => void>(() => {})

/** A dialog whose content begins anew each time it opens. What was typed is not lost by mistake. */
export function Dialog({ title, open, onClose, closable = true, children }: DialogProps) {
  const [typed, setTyped] = useState(false)
  if (typed && !open) setTyped(false)
  const { giveUp, question } = useGiveUp(typed, onClose)
  return (
    <>
      <PlainDialog isOpen={open} title={title} onClose={giveUp} isLocked={!closable} width={480}>
        <GiveUp value={giveUp}>
          <div onChange={() => setTyped(true)}>{children}</div>
        </GiveUp>
      </PlainDialog>
      {question}
    </>
  )
}

/** The form within such a dialog. */
export const DialogForm = (props: Omit<DialogFormProps, 'onCancel'>) => (
  <PlainDialogForm {...props} onCancel={useContext(GiveUp)} />
)
