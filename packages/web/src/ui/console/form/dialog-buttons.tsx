import type { ReactNode } from 'react'
import css from './dialog-buttons.module.css'

/** The ways out of a dialog, at its end; on a phone each is as wide as a thumb likes. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
)
