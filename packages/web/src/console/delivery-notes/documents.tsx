import { deliveryNotePdf } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteDetail as words } from '@bdr/text/console-delivery-notes'
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { downloadDocument, requestDocument } from '../../lib/api.ts'
import { reportError } from '../../lib/report-error.ts'
import css from './detail.module.css'
import { printPdf } from './print-pdf.ts'

/** The note on paper. */
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
  const download = () => downloadDocument(deliveryNotePdf, { id: note.id }, words.pdfName(note.noteNo))
  const print = async () => printPdf((await requestDocument(deliveryNotePdf, { id: note.id })).file)

  return (
    <div className={css.documents}>
      {/* phones show no PDF inside a page: there the downloaded file is what one prints */}
      {navigator.pdfViewerEnabled && (
        <Button
          type="text"
          size="small"
          icon={<PrinterOutlined />}
          loading={busy === 'print'}
          disabled={busy !== null}
          onClick={() => void make('print', print)}
        >
          {words.print}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined />}
        loading={busy === 'download'}
        disabled={busy !== null}
        onClick={() => void make('download', download)}
      >
        {words.download}
      </Button>
    </div>
  )
}
