import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { Notice } from '../../ui/kit/notice.tsx'
import css from './lost-lines-notice.module.css'

/** A draft's lines that cannot be shipped any more: saving takes them off. */
export const LostLinesNotice = ({ lines }: { lines: readonly DeliveryNoteLine[] }) => (
  <Notice kind="warning" className={css.notice} title={words.lostLines(lines.length)}>
    <ul className={css.lost}>
      {lines.map((line) => (
        <li key={line.id}>{words.lostLine(line.orderNo, line.orderLineNo, line.materialName)}</li>
      ))}
    </ul>
  </Notice>
)
