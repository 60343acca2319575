import { imports as words } from '@bdr/text/imports'
import type { ComponentProps, ReactNode } from 'react'
import { FileUpload } from './file-upload.tsx'
import { useGiveUpImport } from './give-up-import.tsx'
import type { ImportRun } from './use-import.ts'

interface ImportFileProps extends Partial<ComponentProps<typeof FileUpload>> {
  run: ImportRun
  label: string
  maxBytes: number
  /** what a file must be like, until one is chosen */
  howTo: ReactNode
}

/**
 * Where the file of an import is chosen, and what was chosen. Removing a file that waits for a decision gives its import
 * up, which is asked first.
 */
export function ImportFile({
  run,
  howTo,
  disabled = false,
  onChange = run.choose,
  ...upload
}: ImportFileProps) {
  const giveUp = useGiveUpImport()
  const waiting = run.detail?.state === 'open' ? run.detail : null
  const ask = () => waiting && giveUp.ask(waiting, () => onChange(null))
  return (
    <>
      <FileUpload
        extensions={['.xlsx', '.csv']}
        file={run.file}
        onChange={(chosen) => (chosen === null && waiting ? ask() : onChange(chosen))}
        progress={run.progress}
        disabled={run.isBusy || disabled}
        hint={run.file === null ? howTo : undefined}
        removeLabel={waiting ? words.giveUp.button : undefined}
        {...upload}
      />
      {giveUp.dialog}
    </>
  )
}
