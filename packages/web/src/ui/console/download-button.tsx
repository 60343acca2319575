import type { Call, InputOf } from '@bdr/contract/kernel/call'
import { useState, type ReactNode } from 'react'
import { downloadDocument } from '../../lib/api.ts'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../kit/button.tsx'

interface DownloadButtonProps<C extends Call> {
  call: C
  input: InputOf<C>
  fileName: string
  look?: 'link' | 'quiet'
  label?: string
  children: ReactNode
}

/** Fetches a document and lets the browser save it. */
export function DownloadButton<C extends Call>(props: DownloadButtonProps<C>) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadDocument(props.call, props.input, props.fileName)
    } catch (error) {
      reportError(error, props.call)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look={props.look}
      compact={props.look === 'quiet'}
      isPending={busy}
      aria-label={props.label}
      onClick={() => void download()}
    >
      {props.children}
    </Button>
  )
}
