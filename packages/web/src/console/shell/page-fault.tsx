import { shellText } from '@bdr/text/shell'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/console/button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { logError } from './error-log/error-log.ts'

/** A page that could not be drawn: what happened, once more, or back to the start. */
export default function PageFault({ error }: { error: unknown }) {
  const navigate = useNavigate()
  useEffect(() => logError('page', error), [error])
  return (
    <Failure
      title={shellText.faultTitle}
      error={error}
      onRetry={() => location.reload()}
      extra={<Button onClick={() => navigate('/dashboard')}>{shellText.backHome}</Button>}
    />
  )
}
