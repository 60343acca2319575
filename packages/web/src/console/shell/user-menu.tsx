import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import type { UserInfo } from '@bdr/contract/session/replies'
import { post } from '@bdr/text/posts'
import { pageTitles } from '@bdr/text/entities'
import { shellText } from '@bdr/text/shell'
import { useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { mayLeave } from '../../lib/leaving.ts'
import { signOut, useViewer } from '../../lib/session.ts'
import typography from '../../ui/typography.module.css'
import css from './top-bar.module.css'
import own from './user-menu.module.css'

/** The person's own page, which only this menu contains. */
const personal = pages.find((page: Page) => page.key === 'personalInfo')

/** Who is signed in, and the button to sign out. */
export function UserMenu() {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  const { user } = viewer
  const { pathname, search } = useLocation()

  const leave = async () => {
    card.current!.hidePopover()
    if (!(await mayLeave())) return
    await signOut()
    location.assign(`/?${new URLSearchParams({ redirect: pathname + search })}`)
  }

  return (
    <>
      <button type="button" className={css.user} popoverTarget={id}>
        <Avatar user={user} />
        <span className={css.name}>{user.name}</span>
        <span className="visually-hidden">{shellText.userMenu}</span>
      </button>
      <div ref={card} id={id} popover="auto" className={css.card}>
        <p className={typography.title}>{user.name}</p>
        <dl className={css.facts}>
          <dt>{shellText.account}</dt>
          <dd>{user.account}</dd>
          <dt>{shellText.mobile}</dt>
          <dd>{user.mobile}</dd>
          <dt>{shellText.post}</dt>
          <dd>{post[viewer.post]}</dd>
          {user.introduction.merchant && (
            <>
              <dt>{shellText.merchant}</dt>
              <dd>{user.introduction.merchant.name}</dd>
            </>
          )}
        </dl>
        {personal && (
          <Link
            className={own.personal}
            to={`${personal.path}?type=detail`}
            onClick={() => card.current!.hidePopover()}
          >
            {pageTitles[personal.key]}
          </Link>
        )}
        <button type="button" className={css.leave} onClick={leave}>
          {shellText.signOut}
        </button>
      </div>
    </>
  )
}

/** The person's picture, or the first character of the name. */
function Avatar({ user }: { user: UserInfo }) {
  if (user.headUrl !== '')
    return <img className={css.initial} src={user.headUrl} alt="" width="28" height="28" />
  return (
    <span className={css.initial} aria-hidden>
      {Array.from(user.name)[0]}
    </span>
  )
}
