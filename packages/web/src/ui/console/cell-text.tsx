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
  isCaption?: boolean
}

/**
 * A text in one line, as wide as it is while its table has the room, and cut to less where the table has not. The
 * whole text is in its `title`.
 */
export const Clipped = ({ text, isCaption }: ClippedProps) => (
  <span className={`${isCaption ? typography.caption : ''} ${css.clipped}`} title={text}>
    <span className={css.least} data-text={text} aria-hidden />
    <span className={css.line}>
      <span className={typography.clipped}>{text}</span>
    </span>
  </span>
)

/** The same with a second line, for cards. */
export const Clamped = ({ children }: { children: ReactNode }) => (
  <span className={css.clamped}>{children}</span>
)

interface FoundNameProps {
  name: string
  found: FoundText | undefined
}

/** A record's number, above the text it was found by where the row does not show that otherwise. */
export const FoundName = ({ name, found }: FoundNameProps) =>
  found ? <TwoLines above={name} below={foundBy(found)} /> : <Clipped text={name} />

interface TwoLinesProps {
  above: ReactNode
  below: ReactNode
}

/** A name above what identifies it: a code or a number. Texts are cut where the table has no room for them. */
export const TwoLines = ({ above, below }: TwoLinesProps) => (
  <span className={css.lines}>
    {typeof above === 'string' ? <Clipped text={above} /> : above}
    {typeof below === 'string' ? (
      <Clipped text={below} isCaption />
    ) : (
      <span className={typography.caption}>{below}</span>
    )}
  </span>
)
