import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Notice } from '../../ui/kit/notice.tsx'
import { Button } from '../../ui/kit/button.tsx'
import css from './note-notices.module.css'

/** The form holds what was typed before the page was loaded again. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      className={css.notice}
      title={words.restored}
      action={<Button onClick={onStartOver}>{words.startOver}</Button>}
    />
  )
}

/** A draft's lines that cannot be shipped any more: saving takes them off. */
export function LostLinesNotice({ lines }: { lines: readonly DeliveryNoteLine[] }) {
  return (
    <Notice className={css.notice} kind="warning" title={words.lostLines(lines.length)}>
      <ul className={css.lost}>
        {lines.map((line) => (
          <li key={line.id}>{words.lostLine(line.orderNo, line.orderLineNo, line.materialName)}</li>
        ))}
      </ul>
    </Notice>
  )
}
