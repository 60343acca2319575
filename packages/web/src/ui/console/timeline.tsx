import type { StateLook } from '@bdr/contract/kernel/entity'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { RecordedFields } from '@bdr/text/changes'
import { ui } from '@bdr/text/ui'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../kit/button.tsx'
import { ChangeList } from './change-list.tsx'
import { StatusMark } from './status-tag.tsx'
import layout from '../layout.module.css'
import css from './timeline.module.css'
import { groupHistory, lineRanges, type HistoryGroup } from './timeline-groups.ts'
import typography from '../typography.module.css'

interface HistoryTimelineProps {
  entries: readonly HistoryEntry[]
  /** the names of the actions */
  labels: Readonly<Record<string, string>>
  /** the names of the fields in the recorded changes */
  fields: RecordedFields
  /** the names of the states */
  stateLabels: Readonly<Record<string, string>>
  /** the label of the text given with an action, where it is not a reason */
  reasonLabel?: string
  /** the states' colours, as in their tags */
  looks?: Readonly<Record<string, StateLook>>
  /** a link to what an entry is about, such as a delivery note's page */
  linkTo?: (about: string) => string | undefined
}

/** Entries that are shown before somebody expands the history. */
const firstEntries = 8
const nowhere = () => undefined
const noLook: StateLook = { tone: 'idle', mark: 'open' }

/** Shows who did what and when, newest first. */
export function HistoryTimeline({
  entries,
  labels,
  fields,
  stateLabels,
  reasonLabel = ui('confirm.reason'),
  looks = {},
  linkTo = nowhere,
}: HistoryTimelineProps) {
  const [all, setAll] = useState(false)
  const groups = useMemo(() => groupHistory(newestFirst(entries)), [entries])
  if (groups.length === 0) return <p className={typography.quiet}>{ui('timeline.empty')}</p>
  const shown = all ? groups : groups.slice(0, firstEntries)
  return (
    <>
      <ol className={layout.list}>
        {shown.map((group) => (
          <li key={group.entry.id} className={css.entry}>
            <span className={css.rail}>
              <StatusMark look={looks[group.entry.to] ?? noLook} />
            </span>
            <HistoryItem
              group={group}
              labels={labels}
              fields={fields}
              stateLabels={stateLabels}
              reasonLabel={reasonLabel}
              linkTo={linkTo}
            />
          </li>
        ))}
      </ol>
      {shown.length < groups.length && (
        <Button look="link" className={css.more} onClick={() => setAll(true)}>
          {ui('timeline.showAll', { count: groups.length })}
        </Button>
      )}
    </>
  )
}

/** Ids increase, so they order what happened at one instant. */
const newestFirst = (entries: readonly HistoryEntry[]) =>
  entries.toSorted((a, b) => (a.at === b.at ? Number(b.id) - Number(a.id) : a.at < b.at ? 1 : -1))

function HistoryItem({
  group,
  labels,
  fields,
  stateLabels,
  reasonLabel: label,
  linkTo,
}: { group: HistoryGroup } & Required<
  Pick<HistoryTimelineProps, 'labels' | 'fields' | 'stateLabels' | 'reasonLabel' | 'linkTo'>
>) {
  const { action, to, from, actor, at, reason } = group.entry
  const lines = lineRanges(group.about)
  const about = lines === null ? group.about.join('、') : ui('timeline.lines', { lines })
  return (
    <div className={css.item}>
      <p className={`${layout.row} ${css.what}`}>
        <span className={typography.strong}>{labels[action] ?? action}</span>
        {about !== '' && <About about={about} to={linkTo(about)} />}
        {from !== to && (
          <span className={typography.quiet}>
            {from !== null && `${stateLabels[from] ?? from} `}→ {stateLabels[to] ?? to}
          </span>
        )}
      </p>
      <p className={`${typography.quiet} ${layout.row} ${css.who}`}>
        {actor}
        <time dateTime={at}>{formatInstant(at)}</time>
      </p>
      {reason !== null && <p className={typography.breaks}>{ui('timeline.reason', { label, reason })}</p>}
      <ChangeList changes={group.changes} fields={fields} />
    </div>
  )
}

const About = ({ about, to }: { about: string; to: string | undefined }) =>
  to === undefined ? <span>{about}</span> : <Link to={to}>{about}</Link>
