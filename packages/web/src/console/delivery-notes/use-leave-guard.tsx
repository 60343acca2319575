import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Button, Modal } from 'antd'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router'

interface LeaveGuard {
  /** draws the question; render it anywhere */
  readonly question: ReactNode
  /** lets the next navigation pass: what was typed is saved */
  readonly release: () => void
}

/**
 * Asks before a page with unsaved input is left, by our own links or by closing the tab.
 * @param onGiveUp called when the person leaves without saving
 */
export function useLeaveGuard(unsaved: boolean, onGiveUp: () => void): LeaveGuard {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  const release = useCallback(() => {
    released.current = true
  }, [])

  const stay = () => blocker.reset?.()
  const leave = () => {
    onGiveUp()
    blocker.proceed?.()
  }
  const question = (
    <Modal
      open={blocker.state === 'blocked'}
      title={words.leaveTitle}
      onCancel={stay}
      footer={[
        <Button key="leave" danger onClick={leave}>
          {words.leaveGo}
        </Button>,
        <Button key="stay" type="primary" onClick={stay}>
          {words.leaveStay}
        </Button>,
      ]}
      width={420}
    >
      {words.leaveText}
    </Modal>
  )
  return { question, release }
}
