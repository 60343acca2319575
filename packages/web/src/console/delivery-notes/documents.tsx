import { deliveryNoteDocx, deliveryNotePdf, deliveryNoteXlsx } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { Button } from '../../ui/kit/button.tsx'
import { useState } from 'react'
import { downloadDocument, requestDocument } from '../../lib/api.ts'
import { printPdf } from '../../lib/print-pdf.ts'
import { reportError } from '../../lib/report-error.ts'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { LineIcon } from '../../ui/console/line-icon.tsx'
import layout from '../../ui/layout.module.css'
import { LabelsButton } from './labels-dialog.tsx'
import typography from '../../ui/typography.module.css'
import css from './detail.module.css'

const formats = [
  ['docx', deliveryNoteDocx],
  ['xlsx', deliveryNoteXlsx],
] as const

/** The note on paper: printing it comes first, then its files, in one place. */
export function Documents({ note }: { note: DeliveryNoteDetail }) {
  const [busy, setBusy] = useState<'download' | 'print' | null>(null)

  async function make(what: 'download' | 'print', work: () => Promise<void>) {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      reportError(error, deliveryNotePdf)
    } finally {
      setBusy(null)
    }
  }
  const download = () =>
    downloadDocument(deliveryNotePdf, { id: note.id }, words.fileName(note.noteNo, 'pdf'))
  const print = async () => printPdf((await requestDocument(deliveryNotePdf, { id: note.id })).file)

  return (
    <div className={`${layout.row} ${css.documents}`} role="group" aria-label={words.documents}>
      <span className={typography.quiet} aria-hidden>
        {words.documents}
      </span>
      {/* phones show no PDF inside a page: there people print the downloaded file */}
      {navigator.pdfViewerEnabled && (
        <Button
          compact
          isPending={busy === 'print'}
          isDisabled={busy !== null}
          onClick={() => void make('print', print)}
        >
          <LineIcon d={printer} />
          {words.print}
        </Button>
      )}
      <Button
        compact
        isPending={busy === 'download'}
        isDisabled={busy !== null}
        onClick={() => void make('download', download)}
      >
        <LineIcon d={arrowDown} />
        {words.download}
      </Button>
      {formats.map(([format, call]) => (
        <DownloadButton
          key={format}
          call={call}
          input={{ id: note.id }}
          fileName={words.fileName(note.noteNo, format)}
          look="link"
          label={words.downloadAs(words.otherFormats[format])}
        >
          {words.otherFormats[format]}
        </DownloadButton>
      ))}
      <LabelsButton note={note} />
    </div>
  )
}

const printer = 'M4.5 5V2.5h7V5M4.5 11H2.5V5h11v6h-2M4.5 9h7v4.5h-7z'
const arrowDown = 'M8 2.5v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11'
