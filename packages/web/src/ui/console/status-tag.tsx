import { stateLooks, type StatefulName, type StateNamed } from '@bdr/contract/entities'
import type { StateLook } from '@bdr/contract/kernel/entity'
import { stateNames } from '@bdr/text/entities'
import css from './status-tag.module.css'

/** The small circle that shows how far a record has progressed. */
export function StatusMark({ look }: { look: StateLook }) {
  return <span className={css.mark} data-tone={look.tone} data-mark={look.mark} aria-hidden />
}

interface StatusTagProps<Name extends StatefulName> {
  machine: Name
  status: StateNamed<Name>
}

/** A state's name in the state's colour. */
export function StatusTag<Name extends StatefulName>({ machine, status }: StatusTagProps<Name>) {
  const look: StateLook = stateLooks[machine][status as never]
  return (
    <span className={css.tag} data-tone={look.tone}>
      <StatusMark look={look} />
      {stateNames[machine][status]}
    </span>
  )
}

/** The same for a state of any kind of record; nothing where the kind has no such state. */
export function StatusTagOf({ machine, status }: { machine: string; status: string }) {
  return isState(machine, status) ? <StatusTag machine={machine} status={status as never} /> : null
}

const isState = (machine: string, status: string): machine is StatefulName =>
  machine in stateLooks && status in stateLooks[machine as StatefulName]
