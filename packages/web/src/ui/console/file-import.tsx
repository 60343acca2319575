import type { ReactNode } from 'react'
import css from './file-import.module.css'

interface FileFormatsProps {
  title: string
  points: readonly string[]
  /** a template, where there is one */
  children?: ReactNode
}

/** What a file must be to be imported; stands where it is chosen. */
export const FileFormats = ({ title, points, children }: FileFormatsProps) => (
  <div className={css.formats}>
    <p>{title}</p>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    {children}
  </div>
)

/** What became of the chosen file, below it. */
export const FileResult = ({ children }: { children: ReactNode }) => (
  <div className={css.result}>{children}</div>
)

interface FileVerdictProps {
  isGood: boolean
  /** nothing is wrong, but somebody has to say something first */
  isOpen?: boolean
  children: ReactNode
}

/** Whether the file can be imported, in one sentence. */
export const FileVerdict = ({ isGood, isOpen = false, children }: FileVerdictProps) => (
  <p className={css.verdict} data-good={isGood || undefined} data-open={isOpen || undefined} role="status">
    {children}
  </p>
)
