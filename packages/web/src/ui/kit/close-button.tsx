import layout from '../layout.module.css'
import css from './close-button.module.css'

/** A cross in the corner of the element it closes. */
export const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className={css.close} aria-label={label} onClick={onClose}>
    <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <path d="M5 5l10 10M15 5L5 15" />
    </svg>
  </button>
)
