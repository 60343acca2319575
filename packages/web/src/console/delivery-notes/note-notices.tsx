import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Alert, Button } from 'antd'
import css from './note-notices.module.css'

/** The form holds what was typed before the page was loaded again. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert
      className={css.notice}
      type="info"
      showIcon
      title={words.restored}
      action={<Button onClick={onStartOver}>{words.startOver}</Button>}
    />
  )
}

/** A draft's lines that cannot be shipped any more: saving takes them off. */
export function LostLinesNotice({ lines }: { lines: readonly DeliveryNoteLine[] }) {
  return (
    <Alert
      className={css.notice}
      type="warning"
      showIcon
      title={words.lostLines(lines.length)}
      description={
        <ul className={css.lost}>
          {lines.map((line) => (
            <li key={line.id}>{words.lostLine(line.orderNo, line.orderLineNo, line.materialName)}</li>
          ))}
        </ul>
      }
    />
  )
}
