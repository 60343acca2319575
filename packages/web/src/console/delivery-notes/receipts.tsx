import type { DeliveryNoteDetail, DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { isZero, plus } from '@bdr/contract/kernel/decimal'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { differenceWords } from '@bdr/text/differences'
import { formatInstant, formatQuantity } from '../../lib/format.ts'
import { receiptPdf } from '@bdr/contract/delivery-notes/calls'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'
import css from './receipts.module.css'

type Receipt = DeliveryNoteDetail['receipts'][number]
type ReceiptLine = Receipt['lines'][number]

/** The arrivals so far: who signed, what was refused and why. */
export function Receipts({ note }: { note: DeliveryNoteDetail }) {
  if (note.receipts.length === 0) return <p className={typography.aside}>{words.noReceipts}</p>
  const lines = new Map(note.lines.map((line) => [line.id, line]))
  return (
    <ol className={`${layout.list} ${layout.stack}`}>
      {note.receipts.map((receipt) => (
        <ReceiptEntry key={receipt.id} note={note} receipt={receipt} lines={lines} />
      ))}
    </ol>
  )
}

function ReceiptEntry({
  note,
  receipt,
  lines,
}: {
  note: DeliveryNoteDetail
  receipt: Receipt
  lines: ReadonlyMap<string, DeliveryNoteLine>
}) {
  const arrived = receipt.lines.filter((line) => !isZero(plus(line.accepted, line.rejected)))
  const refused = arrived.filter((line) => !isZero(line.rejected))
  return (
    <li className={`${layout.lines} ${css.receipt}`}>
      <div className={`${layout.row} ${css.head}`}>
        <strong>{words.receiptBy(receipt.receiverName)}</strong>
        <time dateTime={receipt.receivedAt} className={typography.quiet}>
          {formatInstant(receipt.receivedAt)}
        </time>
        <span className={typography.quiet}>
          {arrived.length === 0 ? words.receiptNothing : words.receiptSummary(arrived.length, refused.length)}
        </span>
      </div>
      {receipt.note !== null && <p className={typography.asTyped}>{receipt.note}</p>}
      <Quantities lines={refused} of={lines} />
      {receipt.photos.length > 0 && (
        <ul className={`${layout.list} ${layout.tools} ${css.photos}`} aria-label={words.receiptPhotos}>
          {receipt.photos.map(({ file, lineNo }, at) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer">
                <img
                  src={file.thumbnailUrl ?? file.url}
                  alt={words.receiptPhoto(lineNo, at + 1)}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {receipt.contentHash !== null && (
        <div className={`${layout.row} ${css.signed}`}>
          <DownloadButton
            call={receiptPdf}
            input={{ id: note.id, receiptId: receipt.id }}
            fileName={words.receiptPdfName(note.noteNo)}
          >
            {words.receiptPdf}
          </DownloadButton>
          <span className={typography.quiet}>
            {words.receiptSigned}，{words.receiptHash} <code>{receipt.contentHash}</code>
          </span>
        </div>
      )}
      {arrived.length > refused.length && (
        <details>
          <summary>{words.receiptAllLines}</summary>
          <Quantities lines={arrived} of={lines} />
        </details>
      )}
    </li>
  )
}

function Quantities({
  lines,
  of,
}: {
  lines: readonly ReceiptLine[]
  of: ReadonlyMap<string, DeliveryNoteLine>
}) {
  if (lines.length === 0) return null
  return (
    <ul className={`${layout.list} ${css.lines}`}>
      {lines.map((line) => {
        const sent = of.get(line.noteLineId)
        return (
          <li key={line.noteLineId}>
            <span>{words.materialOfLine(line.lineNo, sent?.materialName ?? '')}</span>
            <span className={typography.quiet}>
              {words.acceptedQuantity(formatQuantity(line.accepted, sent?.unit))}
            </span>
            {!isZero(line.rejected) && (
              <span className={typography.bad}>
                {differenceWords.rejected(formatQuantity(line.rejected, sent?.unit))}
                {line.reason !== null && `：${line.reason}`}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
