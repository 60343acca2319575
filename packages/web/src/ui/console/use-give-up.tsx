import { ui } from '@bdr/text/console-ui'
import { Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { DialogButtons } from './form/dialog-buttons.tsx'
import css from './use-give-up.module.css'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface GiveUp {
  /** closes the form, after asking where something would be lost */
  readonly giveUp: () => void
  /** draws the questions; render it beside the form, not within it */
  readonly question: ReactNode
  /** lets the next navigation pass: what was typed is saved */
  readonly release: () => void
}

/**
 * Asks before a form is closed with unsent input: cancel, Esc and the cross are pressed by mistake. The
 * same before the page is left with it.
 * @param onLeave called when the person leaves the page without saving
 */
export function useGiveUp(unsent: boolean, close: () => void, onLeave?: () => void): GiveUp {
  const [asking, setAsking] = useState(false)
  const guard = useLeaveGuard(unsent, onLeave)
  const stay = () => setAsking(false)
  const go = () => {
    setAsking(false)
    close()
  }
  const question = (
    <>
      <Modal
        open={asking}
        title={ui('giveUp.title')}
        onCancel={stay}
        footer={null}
        destroyOnHidden
        width={420}
      >
        <p className={css.text}>{ui('giveUp.text')}</p>
        <DialogButtons>
          <Button danger onClick={go}>
            {ui('giveUp.go')}
          </Button>
          <Button type="primary" onClick={stay}>
            {ui('giveUp.stay')}
          </Button>
        </DialogButtons>
      </Modal>
      {guard.question}
    </>
  )
  return { giveUp: () => (unsent ? setAsking(true) : close()), question, release: guard.release }
}
