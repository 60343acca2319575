import { ui } from '@bdr/text/console-ui'
import { Modal } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before a page with unsent input is left, by our own links or by closing the tab.
 * @returns the question; render it anywhere on the page
 */
export function useLeaveGuard(unsent: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsent])

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={ui('leave.title')}
      okText={ui('leave.stay')}
      cancelText={ui('leave.go')}
      cancelButtonProps={{ danger: true, onClick: () => blocker.proceed?.() }}
      onOk={() => blocker.reset?.()}
      onCancel={() => blocker.reset?.()}
      width={420}
    >
      {ui('leave.text')}
    </Modal>
  )
}
