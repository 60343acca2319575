import layout from '../layout.module.css'

/** A mark for content that can be expanded; the caller turns it while that is open. */
export const Chevron = () => (
  <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
    <path d="M4.5 2.5L8 6l-3.5 3.5" />
  </svg>
)
