import css from './progress.module.css'

interface ProgressProps {
  label: string
  /** between 0 and 1; absent while nobody knows how far it is */
  value?: number | undefined
}

/** How far something is that takes its time. */
export const Progress = ({ label, value }: ProgressProps) => (
  // another element: browsers animate one that forgets how far it is
  <progress
    key={value === undefined ? 'unknown' : 'known'}
    className={css.progress}
    max={1}
    aria-label={label}
    value={value}
  />
)
