import { ui } from '@bdr/text/ui'
import { Button } from '../kit/button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import css from './action-bar.module.css'
import { useNarrow } from './use-narrow.ts'

/** A reply's `actions`: what may be done with the record now, and why not the rest. */
export interface ActionSet<Action extends string> {
  readonly allowed: readonly Action[]
  readonly blocked: readonly { readonly action: Action; readonly reason: string }[]
}

interface ActionBarProps<Action extends string> {
  actions: ActionSet<Action>
  labels: Readonly<Record<Action, string>>
  /** the one that stands out when it is allowed */
  primary?: NoInfer<Action>
  /** drawn as dangerous */
  danger?: readonly NoInfer<Action>[]
  /** not drawn here, because the page offers them elsewhere */
  exclude?: readonly NoInfer<Action>[]
  /** in flight now */
  pending?: NoInfer<Action> | null
  onAction: (action: Action) => void
}

/** A record's buttons, drawn from what the server says is possible. */
export function ActionBar<Action extends string>({
  actions,
  exclude = [],
  primary,
  pending = null,
  ...rest
}: ActionBarProps<Action>) {
  const narrow = useNarrow()
  const allowed = actions.allowed.filter((action) => !exclude.includes(action))
  const blocked = actions.blocked.filter(({ action }) => !exclude.includes(action))
  // the primary one ends up at the outer edge, where eye and thumb look first
  const ordered = [...allowed].sort((a, b) => Number(a === primary) - Number(b === primary))
  if (ordered.length + blocked.length === 0) return null
  return (
    <div className={css.bar}>
      {narrow ? (
        <BlockedList blocked={blocked} labels={rest.labels} />
      ) : (
        blocked.map(({ action, reason }) => (
          <BlockedButton key={action} label={rest.labels[action]} reason={reason} />
        ))
      )}
      {ordered.map((action) => (
        <Button
          key={action}
          look={action === primary ? 'primary' : 'plain'}
          danger={rest.danger?.includes(action)}
          isPending={pending === action}
          isDisabled={pending !== null && pending !== action}
          onClick={() => rest.onAction(action)}
          className={rest.danger?.includes(action) ? css.danger : css.button}
        >
          {rest.labels[action]}
        </Button>
      ))}
    </div>
  )
}

/** Looks disabled and does nothing, yet takes focus and touch, so that its reason can be read. */
function BlockedButton({ label, reason }: { label: string; reason: string }) {
  return (
    <Tooltip text={reason}>
      {(reasonId) => (
        <Button className={css.blocked} aria-disabled aria-describedby={reasonId}>
          {label}
        </Button>
      )}
    </Tooltip>
  )
}

/** On a phone the reasons are text: there is nothing to hover. */
function BlockedList<Action extends string>({
  blocked,
  labels,
}: {
  blocked: ActionSet<Action>['blocked']
  labels: Readonly<Record<Action, string>>
}) {
  if (blocked.length === 0) return null
  return (
    <details className={css.more}>
      <summary>{ui('action.more')}</summary>
      <div className={css.sheet}>
        <p>{ui('action.blockedTitle')}</p>
        <ul>
          {blocked.map(({ action, reason }) => (
            <li key={action}>{ui('action.blocked', { action: labels[action], reason })}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
