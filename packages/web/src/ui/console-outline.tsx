import { shellText } from '@bdr/text/shell'
import css from './console-outline.module.css'
import { Brand } from './site/brand.tsx'

/** The back office's frame with nothing in it: what the server sends while the scripts load. */
export function ConsoleOutline() {
  return (
    <div className={css.outline}>
      <div className={css.side}>
        <Brand />
      </div>
      <div className={css.bar} />
      <p className="visually-hidden" role="status">
        {shellText.loadingPage}
      </p>
    </div>
  )
}
