import { endOtherSessions, endSession, readSessions } from '@bdr/contract/account/calls'
import type { ActiveSession } from '@bdr/contract/account/replies'
import { sessionsWords as words, signInsWords } from '@bdr/text/account'
import { formatInstant, formatRelative } from '../../lib/format.ts'
import { useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import css from './sessions.module.css'
import typography from '../../ui/typography.module.css'

const deviceOf = ({ device }: ActiveSession): string => device || words.unknownDevice

/** The sessions of the person's account, each with a button to end it. */
export function Sessions() {
  const query = useCall(readSessions, {}, { toast: false })
  const { ask, dialog } = useConfirm()
  const options = { toast: false, invalidates: [readSessions] }
  const end = useCallMutation(endSession, { ...options, onSuccess: () => showToast('success', words.ended) })
  const endOthers = useCallMutation(endOtherSessions, {
    ...options,
    onSuccess: ({ ended }) => showToast('success', words.othersEnded(ended)),
  })
  const list = query.data?.list ?? []
  const others = list.filter((session) => !session.current).length

  const askEnd = (session: ActiveSession) =>
    ask({
      title: words.endTitle(deviceOf(session)),
      effect: words.endEffect,
      ok: words.end,
      danger: true,
      run: () => end.mutateAsync({ id: session.id }),
    })
  const askEndOthers = () =>
    ask({
      title: words.endOthersTitle,
      effect: words.endOthersEffect(others),
      ok: words.endOthers,
      danger: true,
      run: () => endOthers.mutateAsync({}),
    })
  return (
    <Section
      title={words.title}
      note={query.data && words.count(list.length)}
      extra={others > 0 && <Button onClick={askEndOthers}>{words.endOthers}</Button>}
    >
      <RecordState query={query}>
        {() => (
          <ul className={layout.list} aria-label={words.title}>
            {list.map((session) => (
              <li key={session.id} className={css.session}>
                <div>
                  <span className={typography.strong}>{deviceOf(session)}</span>
                  {session.current && <span className={css.current}>{words.current}</span>}
                </div>
                <div className={`${layout.row} ${css.facts}`}>
                  <span>{signInsWords.addressAt(session.address, session.place)}</span>
                  <span>{words.since(formatInstant(session.since))}</span>
                  {!session.current && <span>{words.usedAt(formatRelative(session.usedAt))}</span>}
                </div>
                {!session.current && (
                  <Button aria-label={words.endOf(deviceOf(session))} onClick={() => askEnd(session)}>
                    {words.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </RecordState>
      {dialog}
    </Section>
  )
}
