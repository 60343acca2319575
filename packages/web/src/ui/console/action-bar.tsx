import { ui } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import layout from '../layout.module.css'
import css from './action-bar.module.css'
import { useNarrow } from './use-narrow.ts'

/** A reply's `actions`: what may be done with the record now, and why the rest may not. */
export interface ActionSet<Action extends string> {
  readonly allowed: readonly Action[]
  readonly blocked: readonly { readonly action: Action; readonly reason: string }[]
}

interface ActionBarProps<Action extends string> {
  actions: ActionSet<Action>
  labels: Readonly<Record<Action, string>>
  /** the action that is the primary button when it is allowed */
  primary?: NoInfer<Action>
  /** drawn as dangerous */
  danger?: readonly NoInfer<Action>[]
  /** left out here, because the page offers them elsewhere */
  exclude?: readonly NoInfer<Action>[]
  /** the action that is in flight */
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
  // the primary button comes last, at the outer edge, where eye and thumb look first
  const ordered = [...allowed].sort((a, b) => Number(a === primary) - Number(b === primary))
  if (ordered.length + blocked.length === 0) return null
  const isDanger = (action: Action) => rest.danger?.includes(action) ?? false
  // what ends something stands at the other end than the next step, unless it is the next step
  const isEnding = (action: Action) => isDanger(action) && action !== primary
  const behind = narrow ? withoutRoom(ordered, isDanger, { labels: rest.labels, blocked }) : []
  const button = (action: Action) => (
    <Button
      key={action}
      look={action === primary ? 'primary' : 'plain'}
      danger={isDanger(action)}
      isPending={pending === action}
      isDisabled={pending !== null && pending !== action}
      onClick={(event) => {
        // where the action was in the sheet of further actions, the sheet closes
        event.currentTarget.closest('details')?.removeAttribute('open')
        rest.onAction(action)
      }}
      className={isDanger(action) ? css.danger : css.button}
    >
      {rest.labels[action]}
    </Button>
  )
  return (
    <div className={`${layout.tools} ${css.bar}`}>
      {narrow ? (
        <>
          <More blocked={blocked} labels={rest.labels}>
            {behind.map(button)}
          </More>
          {ordered.filter((action) => !behind.includes(action)).map(button)}
        </>
      ) : (
        <>
          {ordered.filter(isEnding).map(button)}
          {blocked.map(({ action, reason }) => (
            <BlockedButton key={action} label={rest.labels[action]} reason={reason} />
          ))}
          {ordered.filter((action) => !isEnding(action)).map(button)}
        </>
      )}
    </div>
  )
}

/** How many characters fit beside each other on the narrowest phone; each button's frame counts as two. */
const room = 22
const widthOf = (labels: readonly string[]) => labels.reduce((sum, label) => sum + label.length + 2, 0)

/** The actions that do not fit into a phone's bar, the dangerous ones first. */
function withoutRoom<Action extends string>(
  ordered: readonly Action[],
  isDanger: (action: Action) => boolean,
  { labels, blocked }: { labels: Readonly<Record<Action, string>>; blocked: readonly unknown[] },
): readonly Action[] {
  const movable = [...ordered].sort((a, b) => Number(isDanger(b)) - Number(isDanger(a)))
  for (let moved = 0; moved < movable.length; moved += 1) {
    const shown = movable.slice(moved).map((action) => labels[action])
    const more = moved + blocked.length > 0 ? [ui('action.more')] : []
    if (widthOf([...more, ...shown]) <= room) return movable.slice(0, moved)
  }
  return movable
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

/**
 * On a phone: the actions that do not fit into the bar and, since a phone has no hovering, the reasons why
 * the others cannot be done, as text.
 */
function More<Action extends string>({
  blocked,
  labels,
  children,
}: {
  blocked: ActionSet<Action>['blocked']
  labels: Readonly<Record<Action, string>>
  children: readonly ReactNode[]
}) {
  if (blocked.length + children.length === 0) return null
  return (
    <details className={css.more}>
      <summary>{ui('action.more')}</summary>
      <div className={`${layout.card} ${css.sheet}`}>
        {children.length > 0 && <div className={`${layout.tools} ${css.behind}`}>{children}</div>}
        {blocked.length > 0 && (
          <>
            <p>{ui('action.blockedTitle')}</p>
            <ul>
              {blocked.map(({ action, reason }) => (
                <li key={action}>{ui('action.blocked', { action: labels[action], reason })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
