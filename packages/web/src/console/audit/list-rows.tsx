import type { AuditEntry } from '@bdr/contract/audit/model'
import { auditPage as words } from '@bdr/text/console-audit'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { ChangeList } from '../../ui/console/change-list.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import css from './audit.module.css'

interface AuditColumnsOptions {
  /** operators see several companies' */
  withMerchant: boolean
  /** shows one person's entries alone */
  onPerson: (staffId: string) => void
}

export function auditColumns({ withMerchant, onPerson }: AuditColumnsOptions): Column<AuditEntry>[] {
  const merchant: Column<AuditEntry> = {
    key: 'merchant',
    title: words.merchant,
    render: ({ merchant: name }) => name !== null && <Clipped text={name} />,
  }
  return [
    { key: 'at', title: words.at, render: (entry) => <Time entry={entry} /> },
    { key: 'actor', title: words.actor, render: (entry) => <Actor entry={entry} onPerson={onPerson} /> },
    { key: 'action', title: words.action, render: (entry) => <What entry={entry} /> },
    ...(withMerchant ? [merchant] : []),
    { key: 'origin', title: words.origin, render: (entry) => <Origin entry={entry} /> },
  ]
}

const Time = ({ entry }: { entry: AuditEntry }) => (
  <time className={css.time} dateTime={entry.at} title={entry.requestId}>
    {formatInstant(entry.at, 'second')}
  </time>
)

function Actor({
  entry: { actor, actorId },
  onPerson,
}: { entry: AuditEntry } & Pick<AuditColumnsOptions, 'onPerson'>) {
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
  <span className={css.what}>
    <span>
      <span className={css.title}>{title}</span>
      {subject !== '' && <span> {subject}</span>}
    </span>
    {detail !== '' && <Quiet>{detail}</Quiet>}
    <ChangeList changes={changes} />
  </span>
)

const Origin = ({ entry: { device, address } }: { entry: AuditEntry }) => (
  <span className={css.origin}>{[device, address].filter((part) => part !== '').join(' · ')}</span>
)

/** An entry on a phone: what, by whom, when. */
export const AuditCard = ({ entry, withMerchant }: { entry: AuditEntry; withMerchant: boolean }) => (
  <div className={css.card}>
    <What entry={entry} />
    {withMerchant && entry.merchant !== null && <Quiet>{entry.merchant}</Quiet>}
    <CardLine>
      <span>{entry.actor === '' ? words.nobody : entry.actor}</span>
      <Time entry={entry} />
    </CardLine>
    <Origin entry={entry} />
  </div>
)
