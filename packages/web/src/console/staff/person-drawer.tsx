import { isId } from '@bdr/contract/kernel/field'
import { readStaff } from '@bdr/contract/staff/calls'
import type { StaffAction } from '@bdr/contract/staff/model'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffDetail as words, staffFields as fields, staffList } from '@bdr/text/staff'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './person-drawer.module.css'
import { postNameOf } from './post-name.ts'
import { Sessions } from './sessions.tsx'
import { StaffStatus } from './staff-status.tsx'
import type { StaffActions } from './use-staff-actions.tsx'
import typography from '../../ui/typography.module.css'

interface PersonDrawerProps {
  /** according to the address: perhaps not a valid id */
  id: string | null
  /** shows the person's company, for viewers who see several companies' people */
  withMerchant: boolean
  onClose: () => void
  onEdit: (person: StaffRow) => void
  actions: StaffActions
}

/** A person's data, and the actions on it. */
export function PersonDrawer({ id, withMerchant, onClose, onEdit, actions }: PersonDrawerProps) {
  const valid = isId(id)
  const answer = useCall(readStaff, { id: id ?? '' }, { enabled: valid, toast: false })
  const person = answer.data
  const act = (action: StaffAction) => {
    if (!person) return
    if (action === 'edit') onEdit(person)
    else actions.ask(person, action)
  }
  return (
    <Drawer
      isOpen={valid}
      width={560}
      onClose={onClose}
      title={
        person && (
          <span className={css.title}>
            {person.name} <StaffStatus status={person.status} />
          </span>
        )
      }
      foot={
        person &&
        person.actions.allowed.length > 0 && (
          <ActionBar
            actions={person.actions}
            labels={words.actions}
            primary="edit"
            danger={['delete']}
            // this action is offered beside the list of sessions
            exclude={['endSessions']}
            onAction={act}
          />
        )
      }
    >
      <RecordState query={answer}>
        {(found) => (
          <>
            <PersonFacts person={found} withMerchant={withMerchant} />
            {found.actions.allowed.includes('endSessions') && <Sessions person={found} actions={actions} />}
          </>
        )}
      </RecordState>
    </Drawer>
  )
}

const PersonFacts = ({ person, withMerchant }: { person: StaffRow; withMerchant: boolean }) => (
  <Section title={words.facts}>
    <Facts
      items={[
        { label: fields.account, value: person.account },
        {
          label: fields.mobile,
          value: (
            <a href={`tel:${person.mobile}`} aria-label={words.call(person.mobile)}>
              {person.mobile}
            </a>
          ),
        },
        { label: fields.post, value: postNameOf(person) },
        { label: fields.email, value: person.email },
        { label: fields.merchant, value: withMerchant && person.merchantName },
        {
          label: fields.lastSignInAt,
          value: person.lastSignInAt === null ? staffList.neverSignedIn : formatInstant(person.lastSignInAt),
        },
        { label: fields.createdAt, value: formatInstant(person.createdAt) },
        {
          label: fields.password,
          value: person.mustChangePassword && (
            <span className={typography.warn}>{staffList.passwordDue}</span>
          ),
        },
      ]}
    />
  </Section>
)
