import layout from '../layout.module.css'
import css from './view-switch.module.css'

interface ViewSwitchProps {
  label: string
  table: string
  pictures: string
  isGallery: boolean
  onChange: (isGallery: boolean) => void
}

/** Switches between rows as lines and as pictures. It does not narrow the list, so it is not a tab. */
export const ViewSwitch = ({ label, table, pictures, isGallery, onChange }: ViewSwitchProps) => (
  <div className={css.switch} role="group" aria-label={label}>
    <button type="button" aria-pressed={!isGallery} onClick={() => onChange(false)}>
      <svg className={layout.icon} viewBox="0 0 16 16" aria-hidden>
        <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
      </svg>
      {table}
    </button>
    <button type="button" aria-pressed={isGallery} onClick={() => onChange(true)}>
      <svg className={layout.icon} viewBox="0 0 16 16" aria-hidden>
        <path d="M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z" />
      </svg>
      {pictures}
    </button>
  </div>
)
