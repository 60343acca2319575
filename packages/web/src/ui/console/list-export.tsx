import type { Call } from '@bdr/contract/kernel/call'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { downloadDocument } from '../../lib/api.ts'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../kit/button.tsx'

interface ListExportProps {
  call: Call
  /** the list's query: its page is left out */
  query: Readonly<Record<string, unknown>>
  /** what the file is called, without its extension */
  name: string
}

/** Hands over what the filter leaves of a list, all pages of it, as a workbook. */
export function ListExport({ call, query, name }: ListExportProps) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const { pageNum: _page, pageSize: _size, ...filter } = query
    try {
      await downloadDocument(call, filter, `${name}.xlsx`)
    } catch (error) {
      reportError(error, call)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button isPending={busy} onClick={() => void download()}>
      {ui(busy ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
