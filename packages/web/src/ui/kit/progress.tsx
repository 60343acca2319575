import css from './progress.module.css'

interface ProgressProps {
  label: string
  /** between 0 and 1; left out while it is unknown */
  value?: number | undefined
}

/** The progress of something that takes time. */
export const Progress = ({ label, value }: ProgressProps) => (
  // a new element, since browsers animate one whose value is removed
  <progress
    key={value === undefined ? 'unknown' : 'known'}
    className={css.progress}
    max={1}
    aria-label={label}
    value={value}
  />
)
