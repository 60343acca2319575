import type { FoundText } from '@bdr/contract/search/replies'
import { foundBy } from '@bdr/text/shell'
import type { ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './cell-text.module.css'

/** A text in grey, less important than the rest of its row. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <span className={typography.quiet}>{children}</span>
)

interface ClippedProps {
  text: string
  tight?: boolean | undefined
  isCaption?: boolean
}

/** A text in one line that shows the rest on hover, because names and addresses can be long. */
export const Clipped = ({ text, tight, isCaption }: ClippedProps) => (
  <span
    className={`${typography.clipped} ${isCaption ? typography.caption : ''} ${css.clipped}`}
    data-tight={tight || undefined}
    title={text}
  >
    {text}
  </span>
)

/** The same with a second line, for cards. */
export const Clamped = ({ children }: { children: ReactNode }) => (
  <span className={css.clamped}>{children}</span>
)

interface ClippedLinesProps {
  above: string
  below: string | null
  tight?: boolean
}

/** Two such texts: a name above what identifies it. */
export const ClippedLines = ({ above, below, tight }: ClippedLinesProps) => (
  <span className={css.lines}>
    <Clipped text={above} tight={tight} />
    {below !== null && <Clipped text={below} tight={tight} isCaption />}
  </span>
)

/** A record's number, above the text it was found by where the row does not show that otherwise. */
export const FoundName = ({ name, found, ...width }: FoundNameProps) =>
  found ? <ClippedLines above={name} below={foundBy(found)} {...width} /> : <Clipped text={name} {...width} />

interface FoundNameProps {
  name: string
  found: FoundText | undefined
  tight?: boolean
}

/** A name above what identifies it: a code or a number. */
export const TwoLines = ({ above, below }: { above: ReactNode; below: ReactNode }) => (
  <span className={css.lines}>
    {above}
    <span className={typography.caption}>{below}</span>
  </span>
)
