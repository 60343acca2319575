import { afterSignIn } from '@bdr/contract/guard'
import { homeText, signInText } from '@bdr/text/site'
import { useEffect, useRef } from 'react'
import { useLocationQuery } from '../../lib/location-query.ts'
import { showWhyEnded } from '../../lib/session-ended.ts'
import layout from '../../ui/layout.module.css'
import { Toasts } from '../../ui/toasts.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import css from './sign-in-dialog.module.css'

/**
 * The sign-in in a dialog over the page. Links marked `data-opens="sign-in"` open it instead of the sign-in
 * page; it opens without a click when somebody was sent here to sign in.
 */
export function SignInDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  const wanted = useLocationQuery('redirect')
  useEffect(showWhyEnded, [])
  useEffect(() => {
    const dialog = ref.current!
    if (new URLSearchParams(location.search).has('redirect')) show(dialog)
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('[data-opens="sign-in"]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(dialog)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return (
    <>
      <dialog ref={ref} className={`${layout.card} ${css.dialog}`} aria-labelledby="sign-in-title">
        <form method="dialog" className={css.closing}>
          <button className={css.close} aria-label={homeText.closeSignIn}>
            <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </form>
        <SignIn
          heading={(title) => (
            <h2 id="sign-in-title" className={css.title}>
              {title}
            </h2>
          )}
          hint={wanted === null ? undefined : signInText.resume}
          // a new document: nothing one person has read stays in memory for the next
          onDone={() => location.replace(afterSignIn(wanted))}
        />
      </dialog>
      <Toasts />
    </>
  )
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.showModal()
  const [principal, password] = dialog.querySelectorAll('input')
  const next = principal!.value === '' ? principal : password
  next?.focus()
}
