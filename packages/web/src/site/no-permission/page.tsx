import { noPermissionText } from '@bdr/text/site'
import button from '../../ui/site/button.module.css'
import { NoticePage } from '../../ui/notice-page.tsx'

export default function NoPermissionPage() {
  return (
    <NoticePage
      code="401"
      title={noPermissionText.title}
      hint={noPermissionText.hint}
      drawing={<ClosedValve />}
      next={
        <a className={button.primary} href="/">
          {noPermissionText.backHome}
        </a>
      }
    />
  )
}

/** A closed gate valve in its line. */
const ClosedValve = () => (
  <svg viewBox="0 0 320 120" aria-hidden>
    <path d="M8 60h112M200 60h112" />
    <path d="M120 38v44l80-44v44z" />
    <path data-dimension d="M160 60V22M140 22h40M140 16v12M180 16v12" />
    <path d="M112 38v44M208 38v44M112 38h8M112 82h8M200 38h8M200 82h8" />
  </svg>
)
