import { agendaItems, waitingItems, type AgendaItem, type WaitingKey } from '@bdr/contract/dashboard/model'
import type { AgendaRow } from '@bdr/contract/dashboard/replies'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import { daysUntil } from '@bdr/contract/kernel/days'
import { pageUrl } from '@bdr/contract/navigation'
import { agendaText as words } from '@bdr/text/dashboard'
import { qualificationKind } from '@bdr/text/qualifications'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { serverNow } from '../../lib/server-clock.ts'
import { useViewer } from '../../lib/session.ts'
import { Blank } from '../../ui/console/failure.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './agenda.module.css'
import { Panel } from './panel.tsx'
import { countText, tileTitle, type Counts } from '../../ui/console/waiting-words.ts'

interface AgendaProps {
  items: readonly AgendaRow[]
  /** undefined until they have loaded */
  stats: Counts | undefined
  /** opens the help about the keys */
  keys: ReactNode
}

/** The records that wait for this person, the most urgent first, each with its next step. */
export const Agenda = ({ items, stats, keys }: AgendaProps) => (
  <Panel title={words.title} note={items.length > 1 ? words.note : undefined} extra={keys}>
    {items.length === 0 ? (
      <Blank {...words.empty} />
    ) : (
      <ol className={layout.list}>
        {items.map((item) => (
          <Item key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ol>
    )}
    {stats && items.length > 0 && <AllOfThem stats={stats} />}
  </Panel>
)

function Item({ item }: { item: AgendaRow }) {
  const { page, parameter } = agendaItems[item.kind]
  const { what, step } = words.kinds[item.kind]
  const name = nameOf(item)
  const today = chinaDay(serverNow())
  const waited = item.since === null ? null : words.waited(daysUntil(today, chinaDay(item.since)))
  const facts = [item.merchantName, item.detail, waited].filter(Boolean).join(' · ')
  return (
    <li className={css.item} data-urgency={item.urgency} data-row tabIndex={-1}>
      <span className={`${layout.beside} ${css.when}`}>{whenText(item, today)}</span>
      <span className={css.record}>
        <span className={css.what}>{what}</span> <strong>{name}</strong>
        {facts !== '' && <span className={`${typography.quiet} ${css.facts}`}>{facts}</span>}
      </span>
      <Link
        className={css.step}
        to={pageUrl(page, parameter === null ? {} : { [parameter]: item.id })}
        aria-label={words.stepFor(step, name)}
      >
        {step}
      </Link>
    </li>
  )
}

/** Papers are named by their kind. */
const nameOf = ({ kind, name }: AgendaRow): string =>
  kind === 'paperEnding' ? (qualificationKind[name as keyof typeof qualificationKind] ?? name) : name

/** How late it is, by which the items are sorted, or how much time is left. */
function whenText({ kind, due }: AgendaRow, today: string): string {
  const { isFinal = false }: AgendaItem = agendaItems[kind]
  const days = daysUntil(due, today)
  if (days < 0) return words.late(-days)
  if (days === 0) return isFinal ? words.closesToday : words.dueToday
  return isFinal ? words.closesIn(days) : words.dueIn(days)
}

/** Links to everything that waits, list by list. */
function AllOfThem({ stats }: { stats: Counts }) {
  const viewer = useViewer()
  const mine = (Object.keys(waitingItems) as WaitingKey[]).filter((key) => {
    const { by } = waitingItems[key]
    return viewer.can(by) && (stats[key] ?? 0) > 0
  })
  if (mine.length === 0) return null
  return (
    <p className={`${layout.row} ${typography.aside} ${css.all}`}>
      {words.all}
      {mine.map((key) => (
        <Link key={key} to={pageUrl(waitingItems[key].page, waitingItems[key].query)}>
          {tileTitle(key, viewer)} {countText(stats[key]!)}
        </Link>
      ))}
    </p>
  )
}
