import { shellText } from '@bdr/text/shell'
import { CountBadge } from '../count-badge.tsx'
import { Tool } from '../tool.tsx'
import { usePanel } from '../use-panel.tsx'
import { useErrorLog } from './error-log.ts'

/** The button that opens the error log, once it has an entry. */
export function ErrorLogButton() {
  const log = useErrorLog()
  const { open, panel } = usePanel(() => import('./panel/error-log-panel.tsx'), {})
  const count = log.reduce((sum, { times }) => sum + times, 0)
  return (
    <>
      {count > 0 && (
        <Tool
          label={shellText.errorLog(count)}
          drawing="M10 3l7.5 13.5h-15zM10 8v4M10 14v.5"
          aria-haspopup="dialog"
          onClick={open}
        >
          <CountBadge count={count} />
        </Tool>
      )}
      {panel}
    </>
  )
}
