import { readSignIns } from '@bdr/contract/account/calls'
import type { SignIn } from '@bdr/contract/account/replies'
import { absent } from '@bdr/text/client'
import { signInsWords as words, signInWayTitles } from '@bdr/text/account'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import { ListCard } from '../../ui/console/list-card.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import typography from '../../ui/typography.module.css'

/** Successful and failed sign-ins to the account, newest first. */
export function SignIns() {
  const table = useTableQuery(readSignIns.input)
  const answer = useCall(readSignIns, table.query, { keepPrevious: true })
  return (
    <Section title={words.title} note={words.hint}>
      <ListTable
        label={words.title}
        columns={columns}
        answer={answer}
        card={(row) => <Card row={row} />}
        query={table}
        empty={<Blank title={words.empty} />}
      />
    </Section>
  )
}

const addressOf = (row: SignIn) => words.addressAt(row.address, row.place) || absent

const columns: readonly Column<SignIn>[] = [
  { key: 'at', title: words.at, render: (row) => <Quiet>{formatInstant(row.at, 'second')}</Quiet> },
  { key: 'way', title: words.way, render: (row) => signInWayTitles[row.way] },
  { key: 'result', title: words.result, render: (row) => <Result row={row} /> },
  { key: 'device', title: words.device, render: (row) => row.device || absent },
  { key: 'address', title: words.address, render: addressOf },
]

function Result({ row: { succeeded, reason } }: { row: SignIn }) {
  if (succeeded) return <>{words.succeeded}</>
  return (
    <span className={typography.bad}>{reason === '' ? words.refused : words.refusedBecause(reason)}</span>
  )
}

function Card({ row }: { row: SignIn }) {
  return (
    <ListCard title={formatInstant(row.at, 'second')} state={<Result row={row} />}>
      <Quiet>
        {signInWayTitles[row.way]} · {row.device || absent}
      </Quiet>
      <Quiet>{addressOf(row)}</Quiet>
    </ListCard>
  )
}
