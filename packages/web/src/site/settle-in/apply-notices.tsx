import { settleInProgress } from '@bdr/contract/settle-in/calls'
import { mostLiveApplications } from '@bdr/contract/settle-in/model'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { settleInFormRefusals as refusals, contactWords, draftWords } from '@bdr/text/settle-in'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Target } from './draft.ts'
import { useRequest } from './use-request.ts'
import css from './form.module.css'

interface ApplyNoticesProps {
  target: Target | null
  ticket: string | null
  /** when the device stored it; null for one that is begun now */
  resumedAt: number | null
  /** uploads the server has removed meanwhile */
  filesGone: string | null
  /** uploads of another mobile were taken out */
  filesLeft: boolean
  onDiscard: () => void
}

/** What is to be known of a form before it is gone on with. */
export function ApplyNotices({
  target,
  ticket,
  resumedAt,
  filesGone,
  filesLeft,
  onDiscard,
}: ApplyNoticesProps) {
  const live = useLiveApplications(ticket, target?.id ?? null)
  return (
    <>
      {target && (
        <p className={`${layout.row} ${css.notice}`}>
          <span>{draftWords.mending(target.applicationNo)}</span>
          <a href="#progress">{draftWords.leaveMending}</a>
        </p>
      )}
      {resumedAt !== null && <Resumed at={resumedAt} onDiscard={onDiscard} />}
      {filesGone !== null && (
        <p className={`${layout.row} ${css.notice}`} data-warn>
          {filesGone}
        </p>
      )}
      {filesLeft && (
        <p className={`${layout.row} ${css.notice}`} data-warn role="status">
          {draftWords.filesLeft}
        </p>
      )}
      {live.length > 0 && (
        <p className={`${layout.row} ${css.notice}`} data-warn>
          <span>
            {live.length < mostLiveApplications
              ? contactWords.liveApplication(live[0]!.form.company.name, live.length)
              : refusals['settleIn.tooManyLive']({ most: mostLiveApplications })}
          </span>
          <a href="#progress">{contactWords.toProgress}</a>
        </p>
      )}
    </>
  )
}

function Resumed({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const [discarding, setDiscarding] = useState(false)
  return (
    <div className={`${layout.row} ${css.notice}`}>
      <span>{draftWords.resumed(formatInstant(at))}</span>
      <button type="button" className={css.link} onClick={() => setDiscarding(true)}>
        {draftWords.discard}
      </button>
      {discarding && (
        <ConfirmDialog
          title={draftWords.discardTitle}
          effect={draftWords.discardEffect}
          ok={draftWords.discard}
          cancel={draftWords.keep}
          run={onDiscard}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  )
}

/**
 * Applications of this mobile that are under way besides one that is mended. Where they cannot be
 * read, the server says so again when the form is sent.
 */
function useLiveApplications(ticket: string | null, mendedId: string | null): readonly OwnApplication[] {
  const { data } = useRequest(settleInProgress, ticket === null || mendedId !== null ? null : { ticket })
  return data?.list.filter(({ status }) => status === 'submitted' || status === 'returned') ?? []
}
