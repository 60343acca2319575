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

/** Whether the file can be imported, in one sentence. */
export const FileVerdict = ({ isGood, children }: { isGood: boolean; children: ReactNode }) => (
  <p className={css.verdict} data-good={isGood || undefined} role="status">
    {children}
  </p>
)
