import { filePurposes } from '@bdr/contract/files/model'
import { fileFieldWords as words } from '@bdr/text/files'
import { useRef, useState, type ComponentType } from 'react'
import type { PictureArea } from '../../lib/picture.ts'
import type { FileUpload, UploadState } from '../../lib/use-file-upload.ts'
import { DropBox, DropWords } from '../kit/drop-box.tsx'
import { Progress } from '../kit/progress.tsx'
import layout from '../layout.module.css'
import type { PictureCropProps } from '../picture-crop/cropping.tsx'
import { faultOf, type FileFieldProps } from './field-props.ts'
import { fileProblem } from './file-problem.ts'
import { StoredFileView } from './stored-file.tsx'
import css from './file-box.module.css'
import typography from '../typography.module.css'

interface FileBoxProps extends Omit<FileFieldProps, 'hint' | 'optional' | 'onBusy'> {
  readonly id: string
  readonly describedBy: string | undefined
  readonly upload: FileUpload
  /** the class names of buttons here */
  readonly button: { readonly className: string }
  /** crops a picture where the purpose has a shape for it; pages without such a purpose do not load it */
  readonly crop?: ComponentType<PictureCropProps>
}

/** Takes one file by click, drop or keyboard, shows the upload's progress, and then the stored file. */
export function FileBox(props: FileBoxProps) {
  const { id, label, purpose, value, onChange, error, disabled = false, upload, button, crop: Crop } = props
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<{ file: File; url: string } | null>(null)
  const { state } = upload
  const { aspect, mediaTypes } = filePurposes[purpose]

  const take = ([file]: readonly File[]) => {
    const problem = fileProblem(file!, purpose)
    if (problem !== null) return upload.refuse(problem)
    if (aspect === null || !Crop) upload.start(file!)
    else setCropping({ file: file!, url: URL.createObjectURL(file!) })
  }
  const leaveCropping = () => {
    URL.revokeObjectURL(cropping!.url)
    setCropping(null)
    input.current?.focus()
  }
  const apply = (area: PictureArea) => {
    upload.start(cropping!.file, area)
    leaveCropping()
  }

  /**
   * The pressed button disappears with its action; for people using the keyboard the focus moves to the
   * input.
   */
  const backToInput = (act: () => void) => () => {
    input.current!.focus()
    act()
  }
  const remove = backToInput(() => {
    upload.cancel()
    onChange(null)
  })
  const tools = (
    <FileTools
      inputId={id}
      label={label}
      stored={value !== null}
      again={state.kind === 'failed' && state.again}
      disabled={disabled}
      look={value === null ? button : { className: css.quiet! }}
      onRetry={backToInput(upload.retry)}
      onRemove={remove}
    />
  )
  return (
    <DropBox
      ref={input}
      id={id}
      boxClass={css.box}
      accept={mediaTypes.join(',')}
      disabled={disabled}
      aria-label={value === null ? words.chooseFor(label) : words.replaceFor(label)}
      aria-describedby={props.describedBy}
      aria-invalid={faultOf(state, error) !== undefined}
      onFiles={take}
    >
      {() => (
        <>
          {state.kind === 'sending' || state.kind === 'preparing' ? (
            <BusyFile state={state} button={button} onCancel={backToInput(upload.cancel)} />
          ) : value !== null ? (
            <StoredFileView label={label} file={value} tools={tools} />
          ) : (
            <>
              <svg viewBox="0 0 32 32" className={css.mark} aria-hidden>
                <path d="M16 22V8m-5 5 5-5 5 5M6 21v5h20v-5" />
              </svg>
              <span className={`${layout.tools} ${layout.middle} ${css.tools}`}>
                {tools}
                <DropWords>{words.drop}</DropWords>
              </span>
            </>
          )}
          {cropping && aspect !== null && Crop && (
            <Crop
              url={cropping.url}
              aspect={aspect}
              round={purpose === 'head-picture'}
              onApply={apply}
              onCancel={leaveCropping}
            />
          )}
        </>
      )}
    </DropBox>
  )
}

interface BusyFileProps {
  readonly state: Extract<UploadState, { kind: 'sending' | 'preparing' }>
  readonly button: { readonly className: string }
  readonly onCancel: () => void
}

/** A file that is being uploaded. */
const BusyFile = ({ state, button, onCancel }: BusyFileProps) => (
  <>
    <span className={css.busy}>
      <span className={typography.breaks}>{state.name}</span>
      <Progress label={state.name} value={state.kind === 'sending' ? state.share : 0} />
      <span className={`${layout.row} ${typography.caption} ${css.about}`} role="status">
        {busyText(state)}
      </span>
    </span>
    <span className={`${layout.tools} ${layout.middle} ${css.tools}`}>
      <button type="button" {...button} onClick={onCancel}>
        {words.cancel}
      </button>
    </span>
  </>
)

function busyText(state: BusyFileProps['state']): string {
  if (state.kind === 'preparing') return words.preparing
  return state.share >= 1 ? words.checking : words.sending(Math.floor(state.share * 100))
}

interface FileToolsProps {
  readonly inputId: string
  readonly label: string
  /** whether a file is stored already */
  readonly stored: boolean
  /** whether the failed file may be tried again */
  readonly again: boolean
  readonly disabled: boolean
  readonly look: { readonly className: string }
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** The actions on a field's file. The label opens the input, which has the focus and the accessible name. */
const FileTools = ({ inputId, label, stored, again, disabled, look, ...on }: FileToolsProps) => (
  <>
    {again && (
      <button type="button" {...look} onClick={on.onRetry} disabled={disabled}>
        {words.retry}
      </button>
    )}
    <label htmlFor={inputId} {...look} data-choose>
      {stored ? words.replace : words.choose}
    </label>
    {stored && (
      <button
        type="button"
        {...look}
        aria-label={words.removeFor(label)}
        disabled={disabled}
        onClick={on.onRemove}
      >
        {words.remove}
      </button>
    )}
  </>
)
