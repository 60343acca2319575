import type { NoteCopy } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { formatQuantity } from '../../lib/format.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import css from './lost-lines-notice.module.css'

/** States which note the form was copied from, and what could not be copied. */
export function CopyNotice({ copy }: { copy: NoteCopy }) {
  const differences = [
    ...copy.lines
      .filter(({ wanted, quantity }) => wanted !== quantity)
      .map((line) =>
        words.copiedLess({
          ...line,
          wanted: formatQuantity(line.wanted, line.unit),
          now: formatQuantity(line.quantity, line.unit),
        }),
      ),
    ...copy.leftOut.map(words.copiedNot),
    ...(copy.formerDeliverer === null ? [] : [words.copiedDeliverer(copy.formerDeliverer)]),
  ]
  return (
    <Notice
      kind={differences.length === 0 ? 'info' : 'warning'}
      className={layout.apart}
      title={words.copied(copy.noteNo)}
    >
      {differences.length === 0 ? words.copiedAll : words.copiedPart}
      {differences.length > 0 && (
        <ul className={css.lost}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
