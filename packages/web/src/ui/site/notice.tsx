import type { ReactNode } from 'react'
import css from './notice.module.css'

/** A sentence about the page itself, above its content. */
export const Notice = ({ children }: { children: ReactNode }) => <p className={css.notice}>{children}</p>
