import { shellText } from '@bdr/text/shell'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Failure } from '../../ui/console/failure.tsx'

/** A page that could not be drawn: what happened, once more, or back to the start. */
export default function PageFault({ error }: { error: unknown }) {
  const navigate = useNavigate()
  return (
    <Failure
      error={error}
      onRetry={() => location.reload()}
      extra={<Button onClick={() => navigate('/dashboard')}>{shellText.backHome}</Button>}
    />
  )
}
