import css from './progress.module.css'

interface ProgressProps {
  label: string
  /** between 0 and 1; absent while nobody knows how far it is */
  value?: number | undefined
}

/** The progress of something that takes time. */
export const Progress = ({ label, value }: ProgressProps) => (
  // a new element, since browsers animate one whose value is taken away
  <progress
    key={value === undefined ? 'unknown' : 'known'}
    className={css.progress}
    max={1}
    aria-label={label}
    value={value}
  />
)
