import css from './progress.module.css'

interface ProgressProps {
  label: string
  /** between 0 and 1; absent while nobody knows how far it is */
  value?: number | undefined
}

/** How far something is that takes its time. */
export const Progress = ({ label, value }: ProgressProps) => (
  <progress className={css.progress} aria-label={label} value={value} />
)
