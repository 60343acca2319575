import { states, type MachineName, type StateLook, type StatusByMachine } from './status-tones.ts'
import css from './status-tag.module.css'

/** The little circle that shows how far a thing is. */
export function StatusMark({ look }: { look: StateLook }) {
  return <span className={css.mark} data-tone={look.tone} data-mark={look.mark} aria-hidden />
}

/** A state's name in its one colour. */
export function StatusTag<Name extends MachineName>({
  machine,
  status,
}: {
  machine: Name
  status: StatusByMachine[Name]
}) {
  const { looks, labels } = states[machine]
  const look = looks[status]
  return (
    <span className={css.tag} data-tone={look.tone}>
      <StatusMark look={look} />
      {labels[status]}
    </span>
  )
}
