import { ui } from '@bdr/text/console-ui'
import { Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './use-give-up.module.css'

interface GiveUp {
  /** closes the form, after asking where something would be lost */
  readonly giveUp: () => void
  /** draws the question; render it beside the form, not within it */
  readonly question: ReactNode
}

/** Asks before a form is closed with unsent input: cancel, Esc and the cross are pressed by mistake. */
export function useGiveUp(unsent: boolean, close: () => void): GiveUp {
  const [asking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const go = () => {
    setAsking(false)
    close()
  }
  const question = (
    <Modal open={asking} title={ui('giveUp.title')} onCancel={stay} footer={null} destroyOnHidden width={420}>
      <p className={css.text}>{ui('giveUp.text')}</p>
      <div className={css.buttons}>
        <Button danger onClick={go}>
          {ui('giveUp.go')}
        </Button>
        <Button type="primary" onClick={stay}>
          {ui('giveUp.stay')}
        </Button>
      </div>
    </Modal>
  )
  return { giveUp: () => (unsent ? setAsking(true) : close()), question }
}
