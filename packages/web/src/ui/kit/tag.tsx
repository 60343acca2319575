import { kitWords as words } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './tag.module.css'

interface TagProps {
  tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad'
  /** its name in the label of the button that removes it */
  label?: string
  /** the label of the button that removes it, if it does not follow from `label` */
  removeLabel?: string
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** A short word about something, or something chosen that can be removed. */
export const Tag = ({ tone = 'plain', label, removeLabel, onRemove, children }: TagProps) => (
  <span className={css.tag} data-tone={tone}>
    {children}
    {onRemove && (
      <button
        type="button"
        className={css.remove}
        aria-label={removeLabel ?? words.remove(label ?? '')}
        onClick={onRemove}
      >
        <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <path d="M3 3l6 6M9 3l-6 6" />
        </svg>
      </button>
    )}
  </span>
)
