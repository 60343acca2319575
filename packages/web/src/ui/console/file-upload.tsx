import { ui } from '@bdr/text/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { DropBox, DropWords } from '../kit/drop-box.tsx'
import { Progress } from '../kit/progress.tsx'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import { fileFault, formatBytes, type FileLimits } from './file-check.ts'
import css from './file-upload.module.css'

interface FileUploadProps extends FileLimits {
  /** the chosen file, or the one that was uploaded before */
  file: Pick<File, 'name' | 'size'> | null
  onChange: (file: File | null) => void
  /** the file's name for screen readers */
  label: string
  /** which files are accepted, in words */
  hint?: ReactNode
  /** the button that removes the file, where that means more */
  removeLabel?: string | undefined
  /** the share of it that was uploaded, 0 to 1 */
  progress?: number | null
  disabled?: boolean
}

/** Takes one file by drop, click or keyboard, and reports at once when it cannot be the right one. */
export function FileUpload({
  file,
  onChange,
  label,
  hint,
  removeLabel = ui('upload.remove'),
  progress = null,
  disabled = false,
  ...limits
}: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const hintId = useId()
  const faultId = useId()
  const locked = progress !== null || disabled

  const take = ([chosen, ...more]: readonly File[]) => {
    const wrong = more.length > 0 ? ui('upload.oneOnly') : fileFault(chosen!, limits)
    setFault(wrong)
    if (wrong === null) onChange(chosen!)
  }

  return (
    <DropBox
      ref={input}
      hidden
      look={file === null ? 'zone' : 'filled'}
      accept={limits.extensions.join(',')}
      disabled={locked}
      onFiles={take}
    >
      {() => (
        <>
          {file === null ? (
            <p className={`${layout.row} ${css.prompt}`}>
              <DropWords>{ui('upload.drop')}</DropWords>
              <Button
                isDisabled={locked}
                aria-label={`${label}：${ui('upload.choose')}`}
                aria-describedby={`${hintId} ${faultId}`}
                onClick={() => input.current?.click()}
              >
                {ui('upload.choose')}
              </Button>
            </p>
          ) : (
            <div className={`${layout.row} ${css.chosen}`}>
              <span className={css.name}>{file.name}</span>
              <span className={typography.quiet}>{formatBytes(file.size)}</span>
              <span className={css.tools}>
                <Button isDisabled={locked} onClick={() => input.current?.click()}>
                  {ui('upload.replace')}
                </Button>
                <Button look="quiet" isDisabled={locked} onClick={() => onChange(null)}>
                  {removeLabel}
                </Button>
              </span>
            </div>
          )}
          {progress !== null && <OnItsWay share={progress} name={file?.name ?? label} />}
          <p id={faultId} className={`${typography.bad} ${layout.flush} ${css.fault}`} role="alert">
            {fault}
          </p>
          {hint !== undefined && (
            <div id={hintId} className={typography.caption}>
              {hint}
            </div>
          )}
        </>
      )}
    </DropBox>
  )
}

/** The server sends nothing while it reads the file: only the progress of the upload is known. */
function OnItsWay({ share, name }: { share: number; name: string }) {
  const sending = share < 1
  return (
    <div className={`${typography.quiet} ${css.busy}`}>
      <Progress label={name} value={sending ? share : undefined} />
      <span role="status">{ui(sending ? 'upload.sending' : 'upload.reading')}</span>
      {sending && <span aria-hidden> {Math.floor(share * 100)}%</span>}
    </div>
  )
}
