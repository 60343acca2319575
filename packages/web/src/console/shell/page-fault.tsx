import { transportText } from '@bdr/text/client'
import { shellText } from '@bdr/text/shell'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { TransportError } from '../../lib/call-error.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { logError } from './error-log/error-log.ts'
import { isMissingFile, isServerThere } from './missing-file.ts'

/** Milliseconds in which a document has the newest files: loading it again would load no others. */
const freshFor = 60_000

/** Shown for a page that could not be drawn: the error, a button to try again, and one to the first page. */
export default function PageFault({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const missing = isMissingFile(error)
  useEffect(() => {
    logError('page', error)
    if (missing && performance.now() > freshFor) void loadAgain()
  }, [error, missing])
  const retry = async () => {
    if (!(await loadAgain())) showToast('error', transportText.offline)
  }
  return (
    <Failure
      title={shellText.faultTitle}
      error={missing ? new TransportError(transportText.incomplete, null, { cause: error }) : error}
      onRetry={() => void retry()}
      extra={<Button onClick={() => navigate('/dashboard')}>{shellText.backHome}</Button>}
    />
  )
}

/**
 * Loads the document again, if the server can be reached: otherwise the browser's error page would replace
 * the frame and its menu.
 * @returns whether it can be reached
 */
async function loadAgain(): Promise<boolean> {
  const there = await isServerThere()
  if (there) location.reload()
  return there
}
