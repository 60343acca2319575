import { shellText } from '@bdr/text/shell'
import button from './site/button.module.css'
import { NoticePage } from './notice-page.tsx'

/** Shown where a page outside the back office's frame cannot be drawn. */
export function Fault({ error }: { error: unknown }) {
  return (
    <NoticePage
      title={shellText.faultTitle}
      hint={error instanceof Error && error.message !== '' ? error.message : shellText.faultHint}
      next={
        <>
          <button type="button" className={button.primary} onClick={() => location.reload()}>
            {shellText.retry}
          </button>
          <a className={button.quiet} href="/">
            {shellText.backHome}
          </a>
        </>
      }
    />
  )
}
