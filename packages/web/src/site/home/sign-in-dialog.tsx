import { homeText, signInText } from '@bdr/text/site'
import { useEffect, useRef, type RefObject } from 'react'
import { SignInForm } from '../sign-in/form.tsx'
import css from './sign-in-dialog.module.css'

export interface SignInDialogState {
  ref: RefObject<HTMLDialogElement | null>
  open(): void
}

/** The sign-in over the page; opens by itself when somebody was sent here to sign in. */
export function useSignInDialog(opensByItself: boolean): SignInDialogState {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (opensByItself) show(ref.current!)
  }, [opensByItself])
  return { ref, open: () => show(ref.current!) }
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')!.focus()
}

export function SignInDialog({ ref }: SignInDialogState) {
  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby="sign-in-title">
      <div className={css.head}>
        <h2 id="sign-in-title" className={css.title}>
          {signInText.title}
        </h2>
        <form method="dialog">
          <button className={css.close} aria-label={homeText.closeSignIn}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </form>
      </div>
      <SignInForm />
    </dialog>
  )
}
