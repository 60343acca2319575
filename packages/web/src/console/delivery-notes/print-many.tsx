import { printDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/replies'
import { printLimits } from '@bdr/contract/delivery-notes/template'
import { printManyWords as words } from '@bdr/text/delivery-note-documents'
import { useState } from 'react'
import { requestDocument } from '../../lib/api.ts'
import { reportError } from '../../lib/report-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/kit/button.tsx'
import { printPdf } from '../../lib/print-pdf.ts'

/** Prints the chosen notes as one file, in the order they were chosen. */
export function PrintMany({ notes }: { notes: readonly DeliveryNoteRow[] }) {
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      const { file } = await requestDocument(printDeliveryNotes, { ids: notes.map(({ id }) => id).join(',') })
      // phones show no PDF inside a page
      if (navigator.pdfViewerEnabled) await printPdf(file)
      else saveFile(file, words.fileName(notes.length))
    } catch (error) {
      reportError(error, printDeliveryNotes)
    } finally {
      setBusy(false)
    }
  }
  const isTooMany = notes.length > printLimits.notes
  return (
    <Button look="primary" isPending={busy} isDisabled={isTooMany} onClick={() => void print()}>
      {isTooMany ? words.tooMany(printLimits.notes) : words.print(notes.length)}
    </Button>
  )
}
