import { ui } from '@bdr/text/console-ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useFileDrop } from '../file-field/use-file-drop.ts'
import { Button } from '../kit/button.tsx'
import { fileFault, formatBytes, type FileLimits } from './file-check.ts'
import css from './file-upload.module.css'

interface FileUploadProps extends FileLimits {
  file: File | null
  onChange: (file: File | null) => void
  /** what this file is, for those who do not see the frame */
  label: string
  /** which files are taken, in words */
  hint?: ReactNode
  /** how much of it has left while it is on its way, 0 to 1 */
  progress?: number | null
  disabled?: boolean
}

/** Takes one file by drop, by click or by keyboard, and says at once when it cannot be it. */
export function FileUpload({
  file,
  onChange,
  label,
  hint,
  progress = null,
  disabled = false,
  ...limits
}: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const hintId = useId()
  const faultId = useId()
  const locked = progress !== null || disabled

  const take = (files: FileList | null) => {
    const chosen = files?.[0]
    if (!chosen || locked) return
    const wrong = files.length > 1 ? ui('upload.oneOnly') : fileFault(chosen, limits)
    setFault(wrong)
    if (wrong === null) onChange(chosen)
  }
  const drop = useFileDrop(take, locked)

  return (
    <div className={css.zone} data-filled={file !== null || undefined} {...drop}>
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.extensions.join(',')}
        onChange={(event) => {
          take(event.target.files)
          // the same file can be chosen again after it was corrected
          event.target.value = ''
        }}
      />
      {file === null ? (
        <p className={css.prompt}>
          <span className={css.dropWords}>{ui('upload.drop')}</span>
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
        <div className={css.chosen}>
          <span className={css.name}>{file.name}</span>
          <span className={css.size}>{formatBytes(file.size)}</span>
          <span className={css.tools}>
            <Button isDisabled={locked} onClick={() => input.current?.click()}>
              {ui('upload.replace')}
            </Button>
            <Button look="quiet" isDisabled={locked} onClick={() => onChange(null)}>
              {ui('upload.remove')}
            </Button>
          </span>
        </div>
      )}
      {progress !== null && <OnItsWay share={progress} name={file?.name ?? label} />}
      <p id={faultId} className={css.fault} role="alert">
        {fault}
      </p>
      {hint !== undefined && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The server says nothing while it reads: only the way there can be measured. */
function OnItsWay({ share, name }: { share: number; name: string }) {
  const sending = share < 1
  return (
    <div className={css.busy}>
      {sending ? (
        <progress key="sending" className={css.bar} max={1} value={share} aria-label={name} />
      ) : (
        <progress key="reading" className={css.crawl} aria-label={name} />
      )}
      <span role="status">{ui(sending ? 'upload.sending' : 'upload.reading')}</span>
      {sending && <span aria-hidden> {Math.floor(share * 100)}%</span>}
    </div>
  )
}
