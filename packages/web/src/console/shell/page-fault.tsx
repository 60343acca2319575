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

/** Milliseconds in which a document has the newest files there are: loading it again brings no others. */
const freshFor = 60_000

/** A page that could not be drawn: what happened, once more, or back to the start. */
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
 * Loads the document again, if there is somebody to load it from: else the browser's own words
 * would stand where frame and menu do now. @returns whether there is
 */
async function loadAgain(): Promise<boolean> {
  const there = await isServerThere()
  if (there) location.reload()
  return there
}
