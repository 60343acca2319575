import type { StateLook } from '@bdr/contract/kernel/entity'
import { staffStatuses } from '@bdr/contract/staff/model'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffList as words, staffStatusLabels } from '@bdr/text/staff'
import { Switch } from '../../ui/kit/switch.tsx'
import { StatusMark } from '../../ui/console/status-tag.tsx'
import css from './staff.module.css'

const looks: Readonly<Record<StaffRow['status'], StateLook>> = {
  [staffStatuses.enabled]: { tone: 'done', mark: 'full' },
  [staffStatuses.disabled]: { tone: 'idle', mark: 'crossed' },
}

/** Whether somebody may sign in. */
export const StaffStatus = ({ status }: Pick<StaffRow, 'status'>) => (
  <span className={css.status} data-status={status}>
    <StatusMark look={looks[status]} />
    {staffStatusLabels[status]}
  </span>
)

/** The same with a switch where that is possible; the person's drawer explains why it is not. */
export function StatusSwitch({
  person,
  onSwitch,
}: {
  person: StaffRow
  onSwitch: (action: 'enable' | 'disable') => void
}) {
  const action = person.status === staffStatuses.enabled ? 'disable' : 'enable'
  if (!person.actions.allowed.includes(action)) return <StaffStatus status={person.status} />
  return (
    <span className={css.switch}>
      <Switch
        value={person.status === staffStatuses.enabled}
        aria-label={words.switch(person.name)}
        onChange={() => onSwitch(action)}
      />
      <span className={css.switchLabel} data-status={person.status}>
        {staffStatusLabels[person.status]}
      </span>
    </span>
  )
}
