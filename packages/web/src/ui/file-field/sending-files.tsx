import { fileAdderWords as words } from '@bdr/text/files'
import { useSyncExternalStore } from 'react'
import { Button } from '../kit/button.tsx'
import { Progress } from '../kit/progress.tsx'
import layout from '../layout.module.css'
import type { FileQueue } from './file-queue.ts'
import css from './sending-files.module.css'
import typography from '../typography.module.css'

interface SendingFilesProps {
  queue: FileQueue
  /** the place in the form */
  name: string
}

/** The uploads for a place of a form, their progress, and the actions on those that failed. */
export function SendingFiles({ queue, name }: SendingFilesProps) {
  const at = () => queue.at(name)
  const { files, full } = useSyncExternalStore(queue.subscribe, at, at)
  return (
    <>
      {files.map(({ key, file, state }) => (
        <div key={key} className={`${layout.row} ${css.sending}`} role="status">
          {typeof state === 'number' ? (
            <>
              <span className={typography.breaks}>{words.sending(file.name)}</span>
              <Progress label={file.name} value={state} />
            </>
          ) : (
            <>
              <span className={css.failed}>{words.failed(file.name, state.message)}</span>
              <span className={css.tools}>
                {state.again && (
                  <Button
                    look="link"
                    compact
                    aria-label={words.retryFor(file.name)}
                    onClick={() => queue.retry(name, key)}
                  >
                    {words.retry}
                  </Button>
                )}
                <Button
                  look="link"
                  compact
                  aria-label={words.dismissFor(file.name)}
                  onClick={() => queue.dismiss(name, key)}
                >
                  {words.dismiss}
                </Button>
              </span>
            </>
          )}
        </div>
      ))}
      {full !== null && (
        <p className={css.failed} role="alert">
          {words.full(full)}
        </p>
      )}
    </>
  )
}
