import { ui } from '@bdr/text/console-ui'
import { Notice } from '../../kit/notice.tsx'
import { Button } from '../../kit/button.tsx'

interface RefusalNoticeProps {
  sentences: readonly string[]
  /** offered when somebody else changed the record */
  onReload?: (() => void) | undefined
}

/** What stands against the whole, and how to go on when the record has changed. */
export function RefusalNotice({ sentences, onReload }: RefusalNoticeProps) {
  if (sentences.length === 0) return null
  return (
    <Notice
      kind="error"
      isUrgent
      title={sentences.join('；')}
      action={onReload && <Button onClick={onReload}>{ui('form.reload')}</Button>}
    >
      {onReload && ui('form.conflictHint')}
    </Notice>
  )
}
