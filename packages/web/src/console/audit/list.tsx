import { exportAuditLog, readAuditLog } from '@bdr/contract/audit/calls'
import type { AuditEntry } from '@bdr/contract/audit/replies'
import { auditPage as words } from '@bdr/text/audit'
import { formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import { ChangeList } from '../../ui/console/change-list.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import { merchantFilter } from '../../ui/console/merchant-filter.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { ListPage } from '../../ui/data/list-page.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { actionOptions } from './action-options.ts'
import css from './audit.module.css'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'

export const clientLoader = prefetchList(readAuditLog)

/** The log of who did what: owners see their company's log, operators everything, or one company's. */
export default function AuditLogPage() {
  const isOperator = useViewer().can('merchant:view-all')
  const { query, setFilter } = useTableQuery(readAuditLog.input)
  const showPerson = (personId: string | undefined) => setFilter({ personId })
  return (
    <ListPage
      call={readAuditLog}
      exports={exportAuditLog}
      title={words.title}
      facts={[isOperator ? words.hintForOperator : words.hint]}
      filters={[
        ...(isOperator ? [merchantFilter] : []),
        {
          kind: 'choice',
          name: 'action',
          label: words.action,
          options: actionOptions(isOperator),
          width: 200,
        },
        { kind: 'day-range', from: 'from', to: 'to', label: words.days },
      ]}
      above={(reply) =>
        query.personId !== undefined && (
          <p className={`${layout.row} ${css.person}`} role="status">
            {words.ofOne(
              reply?.list.find(({ actorId }) => actorId === query.personId)?.actor ?? words.someone,
            )}
            <Button look="link" onClick={() => showPerson(undefined)}>
              {words.everybody}
            </Button>
          </p>
        )
      }
      columns={columnsWith(showPerson)}
      card={(row, viewer) => <AuditCard entry={row} withMerchant={viewer.can('merchant:view-all')} />}
      empty={words.empty}
    />
  )
}

const columnsWith = (onPerson: (staffId: string) => void): readonly Column<AuditEntry>[] => [
  { key: 'at', title: words.at, render: (entry) => <Time entry={entry} /> },
  { key: 'actor', title: words.actor, render: (entry) => <Actor entry={entry} onPerson={onPerson} /> },
  {
    key: 'action',
    title: words.action,
    namesRow: true,
    wraps: true,
    render: (entry) => <What entry={entry} />,
  },
  {
    key: 'merchant',
    title: words.merchant,
    only: 'merchant:view-all',
    render: ({ merchant }) => merchant !== null && <Clipped text={merchant} />,
  },
  { key: 'origin', title: words.origin, render: (entry) => <Origin entry={entry} /> },
]

const Time = ({ entry }: { entry: AuditEntry }) => (
  <time className={`${typography.quiet} ${typography.oneLine}`} dateTime={entry.at} title={entry.requestId}>
    {formatInstant(entry.at, 'second')}
  </time>
)

function Actor({
  entry: { actor, actorId },
  onPerson,
}: {
  entry: AuditEntry
  /** filters by the entries of one person */
  onPerson: (staffId: string) => void
}) {
  if (actorId === null) return <Quiet>{actor === '' ? words.nobody : actor}</Quiet>
  return (
    <Button
      look="link"
      className={css.actor}
      aria-label={words.onlyOf(actor)}
      onClick={() => onPerson(actorId)}
    >
      {actor}
    </Button>
  )
}

const What = ({ entry: { title, subject, detail, changes } }: { entry: AuditEntry }) => (
  <span className={`${layout.tight} ${css.what}`}>
    <span>
      <span className={typography.strong}>{title}</span>
      {subject !== '' && <span> {subject}</span>}
    </span>
    {detail !== '' && <Quiet>{detail}</Quiet>}
    <ChangeList
      changes={changes}
      fields={Object.fromEntries(changes.map((change) => [change.field, change]))}
    />
  </span>
)

const Origin = ({ entry: { device, address } }: { entry: AuditEntry }) => (
  <span className={typography.caption}>{[device, address].filter((part) => part !== '').join(' · ')}</span>
)

/** An entry on a phone: the action, the person, the time. */
const AuditCard = ({ entry, withMerchant }: { entry: AuditEntry; withMerchant: boolean }) => (
  <div className={layout.pair}>
    <What entry={entry} />
    {withMerchant && entry.merchant !== null && <Quiet>{entry.merchant}</Quiet>}
    <CardLine>
      <span>{entry.actor === '' ? words.nobody : entry.actor}</span>
      <Time entry={entry} />
    </CardLine>
    <Origin entry={entry} />
  </div>
)
