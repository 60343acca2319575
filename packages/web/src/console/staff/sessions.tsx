import type { ActiveSession } from '@bdr/contract/account/replies'
import { listStaffSessions } from '@bdr/contract/staff/calls'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffDetail } from '@bdr/text/staff'
import { formatInstant, formatRelative } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { Section } from '../../ui/console/section.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './person-drawer.module.css'
import type { StaffActions } from './use-staff-actions.tsx'

const words = staffDetail.sessions

/** A person's present sessions. */
export function Sessions({ person, actions }: { person: StaffRow; actions: StaffActions }) {
  const answer = useCall(listStaffSessions, { id: person.id }, { toast: false })
  const sessions = answer.data
  return (
    <Section
      title={words.title}
      note={sessions && sessions.length > 0 ? words.count(sessions.length) : undefined}
      extra={
        sessions &&
        sessions.length > 1 && (
          <Button onClick={() => actions.ask(person, 'endSessions')}>
            {staffDetail.actions.endSessions}
          </Button>
        )
      }
    >
      {sessions === undefined ? (
        answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonLines count={2} />
        )
      ) : sessions.length === 0 ? (
        <p className={typography.aside}>{words.none}</p>
      ) : (
        <ul className={`${layout.list} ${css.sessions}`} aria-label={words.title}>
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              onEnd={() => actions.endSession(person, { id: session.id, device: deviceOf(session) })}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

const deviceOf = ({ device }: ActiveSession) => (device === '' ? words.unknownDevice : device)

function Session({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const from = [session.address, session.place].filter((part) => part !== '').join(' ')
  return (
    <li className={css.session}>
      <div>
        <p className={layout.flush}>{deviceOf(session)}</p>
        <p className={typography.aside}>
          {[from, words.since(formatInstant(session.since)), words.used(formatRelative(session.usedAt))]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <Button onClick={onEnd} aria-label={words.endOf(deviceOf(session))}>
        {words.end}
      </Button>
    </li>
  )
}
