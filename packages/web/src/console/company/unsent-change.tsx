import type { CompanyDetail } from '@bdr/contract/company/replies'
import { changeForm as words } from '@bdr/text/company'
import { useState } from 'react'
import { useViewer } from '../../lib/session.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { draftName, dropDraft, hasDraft } from '../../ui/form/drafts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { changeUrlOf } from './change-url.ts'
import { changeDraft } from './company-drafts.ts'
import layout from '../../ui/layout.module.css'

/** A notice about a change that was filled in on this device but not sent. */
export function UnsentChange({ company }: { company: CompanyDetail }) {
  const { user } = useViewer()
  const nameOf = (requestId: string) => draftName(user.uid, changeDraft(requestId))
  const [found, setFound] = useState(
    () => ['', ...company.changeRequests.map(({ id }) => id)].find((id) => hasDraft(nameOf(id))) ?? null,
  )
  const { ask, dialog } = useConfirm()
  if (found === null) return dialog
  const giveUp = () =>
    ask({
      title: words.giveUpTitle,
      effect: words.giveUpEffect,
      ok: words.giveUp,
      danger: true,
      run: async () => {
        dropDraft(nameOf(found))
        setFound(null)
      },
    })
  return (
    <>
      <Notice
        className={layout.apart}
        title={words.draftTitle}
        action={
          <span className={layout.tools}>
            <Button onClick={giveUp}>{words.giveUp}</Button>
            <LinkButton to={changeUrlOf(found)}>{words.resume}</LinkButton>
          </span>
        }
      />
      {dialog}
    </>
  )
}
