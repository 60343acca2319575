import type { PageHandle } from '../root.tsx'
import { ConsoleOutline } from '../ui/console-outline.tsx'
import css from '../ui/console-outline.module.css'

export const handle: PageHandle = { isConsole: true }

/** The document of every back-office page, which is rendered in the browser, see `main.tsx`. */
export default function ConsoleDocument() {
  return (
    <div className={css.root}>
      <ConsoleOutline />
    </div>
  )
}
