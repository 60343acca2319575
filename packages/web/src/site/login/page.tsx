import { signInText } from '@bdr/text/site'
import { Link } from 'react-router'
import { Brand } from '../../ui/site/brand.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { SignInForm } from '../sign-in/form.tsx'
import css from './page.module.css'

export default function LoginPage() {
  return (
    <div className={css.page}>
      <header>
        <Link className={css.brand} to="/">
          <Brand />
        </Link>
      </header>
      <main className={css.panel}>
        <h1 className={css.title}>{signInText.title}</h1>
        <SignInForm />
      </main>
      <Toasts />
    </div>
  )
}
