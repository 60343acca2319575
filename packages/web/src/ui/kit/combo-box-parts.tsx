import { kitWords as words } from '@bdr/text/ui'
import layout from '../layout.module.css'
import css from './combo-box.module.css'

/** The button that clears a combo box. */
export const ClearButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={css.clear} aria-label={words.clear(label)} tabIndex={-1} onClick={onClick}>
    <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
      <path d="M3 3l6 6M9 3l-6 6" />
    </svg>
  </button>
)

export const OpenMark = () => (
  <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
    <path d="M2.5 4.5L6 8l3.5-3.5" />
  </svg>
)
