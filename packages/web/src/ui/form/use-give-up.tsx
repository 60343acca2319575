import { ui } from '@bdr/text/console-ui'
import { useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
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
      <Dialog
        isOpen={asking}
        title={ui('giveUp.title')}
        onClose={stay}
        width={420}
        buttons={
          <>
            <Button danger onClick={go}>
              {ui('giveUp.go')}
            </Button>
            <Button look="primary" onClick={stay}>
              {ui('giveUp.stay')}
            </Button>
          </>
        }
      >
        {ui('giveUp.text')}
      </Dialog>
      {guard.question}
    </>
  )
  return { giveUp: () => (unsent ? setAsking(true) : close()), question, release: guard.release }
}
