import type { ComponentProps, ReactNode } from 'react'
import { FileUpload } from './file-upload.tsx'
import type { ImportRun } from './use-import.ts'

interface ImportFileProps extends Partial<ComponentProps<typeof FileUpload>> {
  run: ImportRun
  label: string
  maxBytes: number
  /** what a file must be like, until one is chosen */
  howTo: ReactNode
}

/** Where the file of an import is chosen, and what was chosen. */
export const ImportFile = ({ run, howTo, disabled = false, ...upload }: ImportFileProps) => (
  <FileUpload
    extensions={['.xlsx', '.csv']}
    file={run.file}
    onChange={run.choose}
    progress={run.progress}
    disabled={run.isBusy || disabled}
    hint={run.file === null ? howTo : undefined}
    {...upload}
  />
)
