import { changeForm as words } from '@bdr/text/console-company'
import { Notice } from '../../ui/kit/notice.tsx'
import { useState } from 'react'
import { useViewer } from '../../lib/session.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { changeUrlOf } from './change-url.ts'
import css from './company.module.css'
import { keep } from './kept-form.ts'
import { isKept, keptNames } from './kept-names.ts'

/** A change somebody began to fill in on this device and did not send. */
export function UnsentChange() {
  const { user } = useViewer()
  const name = keptNames(user.uid).change
  const [kept, setKept] = useState(() => isKept(localStorage, name))
  const { ask, dialog } = useConfirm()
  if (!kept) return dialog
  const giveUp = () =>
    ask({
      title: words.giveUpTitle,
      effect: words.giveUpEffect,
      ok: words.giveUp,
      danger: true,
      run: async () => {
        keep(localStorage, name, null)
        setKept(false)
      },
    })
  return (
    <>
      <Notice
        className={css.draft}
        title={words.draftTitle}
        action={
          <span className={css.draftTools}>
            <Button onClick={giveUp}>{words.giveUp}</Button>
            <LinkButton to={changeUrlOf()}>{words.resume}</LinkButton>
          </span>
        }
      />
      {dialog}
    </>
  )
}
