import type { ImportAssumption, UnreadPart } from '@bdr/contract/kernel/replies'
import { fileReading as words } from '@bdr/text/import-file'
import { Fragment, type ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './file-reading.module.css'
import { Section } from './section.tsx'

/** How ambiguous parts of a file were understood. */
export function FileAssumptions({ assumptions }: { assumptions: readonly ImportAssumption[] }) {
  const withoutQuestion = assumptions.filter(({ question }) => question === null)
  if (withoutQuestion.length === 0) return null
  return (
    <Section title={words.assumptions.title} note={words.assumptions.note}>
      <ul className={`${layout.list} ${layout.lines} ${css.list}`}>
        {withoutQuestion.map(({ sheet, message }) => (
          <li key={`${sheet} ${message}`}>
            {message}
            {sheet !== null && (
              <span className={`${typography.caption} ${css.place}`}>{words.questions.sheet(sheet)}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The parts of a file that were not read, sheet by sheet, and why; of an XML document its head and its lines. */
export function FileUnread({ unread, unreadCount }: { unread: readonly UnreadPart[]; unreadCount: number }) {
  if (unread.length === 0) return null
  return (
    <Section title={words.unread.title} note={words.unread.note(unreadCount)}>
      {[...Map.groupBy(unread, titleOf)].map(([title, parts]) => (
        <div key={title} className={css.sheet}>
          <h3>{title}</h3>
          <dl>
            {parts.map((part) => (
              <div key={`${part.path} ${part.column} ${part.rows.join()} ${part.message}`}>
                <dt>{placeOf(part)}</dt>
                <dd>{part.message}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {unread.length < unreadCount && <p>{words.unread.more(unreadCount - unread.length)}</p>}
    </Section>
  )
}

function titleOf({ sheet, rows }: UnreadPart): string {
  if (sheet !== null) return words.questions.sheet(sheet)
  return rows.length === 0 ? words.unread.head : words.unread.lines
}

function placeOf({ rows, column, path }: UnreadPart): ReactNode {
  if (path) return <Path path={path} rows={rows} />
  if (column !== null) return words.unread.column(column)
  return rows.length === 0 ? words.unread.wholeSheet : words.unread.rows(rows)
}

/** An element of an XML document from the order or the line on, and the lines that have it. */
const Path = ({ path, rows }: { path: string; rows: readonly number[] }) => (
  <>
    {rows.length > 0 && words.unread.rows(rows)}
    <code className={`${typography.caption} ${css.path}`}>
      {path
        .replace(/^.*?\/Order\/(OrderLine\/(LineItem\/)?)?/, '')
        .split('/')
        .map((name, index) => (
          // positions do not change: the path is drawn once
          <Fragment key={index}>
            {index > 0 && '/'}
            <wbr />
            {name}
          </Fragment>
        ))}
    </code>
  </>
)
