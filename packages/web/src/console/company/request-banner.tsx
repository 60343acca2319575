import { isOpenRequest, isRefusedRequest } from '@bdr/contract/change-requests/meaning'
import type { CompanyDetail, OwnChangeRequest } from '@bdr/contract/company/replies'
import { changeRequestAction } from '@bdr/text/names/change-requests'
import { factNames, requestBanner as words } from '@bdr/text/company'
import { formatInstant } from '../../lib/format.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { FactsDiff } from '../../ui/console/company-facts/facts-diff.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { changeUrlOf } from './change-url.ts'
import css from './request-banner.module.css'
import { useCompanyMutations } from './use-company-mutations.ts'
import { useState } from 'react'
import { useViewer } from '../../lib/session.ts'

/** The change that waits for a decision, or the last one if it was refused. */
export function RequestBanner({ company }: { company: CompanyDetail }) {
  const latest = company.changeRequests[0]
  if (latest && isOpenRequest(latest.status)) return <Pending company={company} request={latest} />
  if (latest && isRefusedRequest(latest.status)) return <Refused company={company} request={latest} />
  return null
}

interface BannerProps {
  company: CompanyDetail
  request: OwnChangeRequest
}

function Pending({ company, request }: BannerProps) {
  const { ask, dialog } = useConfirm()
  const { withdraw } = useCompanyMutations()
  const narrow = useNarrow()
  const act = {
    withdraw: () =>
      ask({
        title: words.withdrawTitle,
        effect: words.withdrawEffect(factNames(request.fields)),
        ok: changeRequestAction.withdraw,
        run: async () => {
          await withdraw({ id: request.id, version: request.version })
          showToast('success', words.withdrawn)
        },
      }),
    // an action of the operators, never offered to the company itself
    approve: () => {},
    refuse: () => {},
  }
  return (
    <section className={`${layout.card} ${css.banner}`} data-state="pending" aria-label={words.pending}>
      <div className={`${layout.row} ${css.head}`}>
        <div>
          <h2 className={typography.title}>{words.pending}</h2>
          <p className={`${typography.quiet} ${css.note}`}>
            {words.pendingNote(request.requestedBy, formatInstant(request.createdAt))}
          </p>
        </div>
        <ActionBar
          actions={request.actions}
          labels={changeRequestAction}
          onAction={(action) => act[action]()}
        />
      </div>
      <Diff company={company} request={request} open={!narrow} />
      {dialog}
    </section>
  )
}

function Refused({ company, request }: BannerProps) {
  const { read, markRead } = useRefusalRead(request.id)
  if (read) return null
  return (
    <section className={`${layout.card} ${css.banner}`} data-state="refused" aria-label={words.refused}>
      <div className={`${layout.row} ${css.head}`}>
        <div>
          <h2 className={typography.title}>{words.refused}</h2>
          <p className={css.reason}>{words.reason(request.decisionReason ?? '')}</p>
          <p className={`${typography.quiet} ${css.note}`}>
            {words.refusedNote(request.requestedBy, formatInstant(request.createdAt))}
          </p>
        </div>
        <div className={`${layout.tools} ${css.actions}`}>
          <Button onClick={markRead}>{words.read}</Button>
          {company.mayEdit && <LinkButton to={changeUrlOf(request.id)}>{words.editAndResubmit}</LinkButton>}
        </div>
      </div>
      <Diff company={company} request={request} />
    </section>
  )
}

const Diff = ({ company, request, open }: BannerProps & { open?: boolean }) => (
  <details className={css.details} open={open}>
    <summary>{words.showDiff}</summary>
    <FactsDiff before={request.before} after={request.after} sources={company} />
  </details>
)

/** Whether this person has read why a change was refused; the list of changes still contains it. */
function useRefusalRead(requestId: string) {
  const name = `company/${useViewer().user.uid}/refusal-read`
  const [read, setRead] = useState(() => found(name) === requestId)
  return {
    read,
    markRead: () => {
      setRead(true)
      try {
        localStorage.setItem(name, requestId)
      } catch {
        // if storing fails, it is shown again at the next visit
      }
    },
  }
}

function found(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
