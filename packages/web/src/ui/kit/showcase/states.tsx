import { useState, type ReactNode } from 'react'
import typography from '../../typography.module.css'
import css from './showcase.module.css'

/** The states of a widget beside each other. */
export const States = ({ children }: { children: ReactNode }) => <div className={css.states}>{children}</div>

/** One state, with its name above. */
export const State = ({
  name,
  isWide,
  children,
}: {
  name: string
  isWide?: boolean
  children: ReactNode
}) => (
  <div className={css.state} data-wide={isWide || undefined}>
    <span className={typography.caption}>{name}</span>
    {children}
  </div>
)

interface WithValueProps<Value> {
  start: Value
  children: (value: Value, onChange: (next: Value) => void) => ReactNode
}

/** Holds the value of one widget, so that each of them can be changed by itself. */
export function WithValue<Value>({ start, children }: WithValueProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

export const nothing = (): void => {}
