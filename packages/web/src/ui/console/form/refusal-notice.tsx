import { ui } from '@bdr/text/console-ui'
import { Alert, Button } from 'antd'

interface RefusalNoticeProps {
  sentences: readonly string[]
  /** offered when somebody else changed the record */
  onReload?: (() => void) | undefined
}

/** What stands against the whole, and how to go on when the record has changed. */
export function RefusalNotice({ sentences, onReload }: RefusalNoticeProps) {
  if (sentences.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={sentences.join('；')}
      description={onReload && ui('form.conflictHint')}
      action={onReload && <Button onClick={onReload}>{ui('form.reload')}</Button>}
    />
  )
}
