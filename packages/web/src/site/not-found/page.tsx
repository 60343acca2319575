import { notFoundText } from '@bdr/text/site'
import button from '../../ui/site/button.module.css'
import { NoticePage } from '../../ui/notice-page.tsx'
import { OpenPipe } from './open-pipe.tsx'

export default function NotFoundPage() {
  return (
    <NoticePage
      code="404"
      title={notFoundText.title}
      hint={notFoundText.hint}
      drawing={<OpenPipe />}
      next={
        <a className={button.primary} href="/">
          {notFoundText.backHome}
        </a>
      }
    />
  )
}
