import { ui } from '@bdr/text/console-ui'
import type { ReactNode } from 'react'
import { countFaults, type PlacedFaults } from '../../../lib/fault-placement.ts'
import { BottomBar } from '../bottom-bar.tsx'
import { Button } from '../../kit/button.tsx'
import css from './form-bar.module.css'

interface FaultsProps {
  faults: PlacedFaults
  onFirstFault: () => void
  /** offered when somebody else changed the record */
  onReload?: (() => void) | undefined
  /** what was done in spite of the faults */
  done?: string | undefined
}

interface FormBarProps extends FaultsProps {
  label: string
  /** how the form stands while nothing is wrong */
  children: ReactNode
  buttons: ReactNode
}

/** How a long form stands or what is wrong with it, and the ways on: always in sight. */
export const FormBar = ({ label, children, buttons, ...faults }: FormBarProps) => (
  <BottomBar label={label}>
    <div className={css.words} aria-live="polite">
      {countFaults(faults.faults) === 0 ? children : <Faults {...faults} />}
    </div>
    <div className={css.buttons}>{buttons}</div>
  </BottomBar>
)

function Faults({ faults, onFirstFault, onReload, done }: FaultsProps) {
  const beside = countFaults({ ...faults, whole: [] })
  return (
    <div className={css.faults}>
      {done !== undefined && <span className={css.done}>{done}</span>}
      {faults.whole.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {beside > 0 && (
        <span>
          {ui('form.faultCount', { count: beside })}
          <Button look="link" onClick={onFirstFault}>
            {ui('form.toFirstFault')}
          </Button>
        </span>
      )}
      {onReload && (
        <span>
          {ui('form.conflictHint')}
          <Button look="link" onClick={onReload}>
            {ui('form.reload')}
          </Button>
        </span>
      )}
    </div>
  )
}
