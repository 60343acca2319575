import { homeText } from '@bdr/text/site'
import { useSearchParams } from 'react-router'
import { Brand } from '../../ui/site/brand.tsx'
import button from '../../ui/site/button.module.css'
import { Toasts } from '../../ui/toasts.tsx'
import { ProcessDrawing } from './drawing.tsx'
import css from './page.module.css'
import { SignInDialog, useSignInDialog } from './sign-in-dialog.tsx'

export default function HomePage() {
  const [query] = useSearchParams()
  const dialog = useSignInDialog(query.has('redirect'))
  const openSignIn = (look: string | undefined) => (
    <button type="button" className={look} onClick={dialog.open}>
      {homeText.openSignIn}
    </button>
  )
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Brand />
        {openSignIn(button.quiet)}
      </header>
      <main className={css.main}>
        <h1 className={css.claim}>{homeText.claim}</h1>
        <p className={css.paragraph}>{homeText.paragraph}</p>
        {openSignIn(`${button.primary} ${css.enter}`)}
        <ProcessDrawing />
        <ol className={css.steps}>
          {homeText.steps.map(({ title, text }, index) => (
            <li key={title} id={`step-${index + 1}`} className={css.step}>
              <span className={css.number} aria-hidden>
                {index + 1}
              </span>
              <h2 className={css.stepTitle}>{title}</h2>
              <p className={css.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      </main>
      <SignInDialog {...dialog} />
      <Toasts />
    </div>
  )
}
