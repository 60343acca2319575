import { filePurposes } from '@bdr/contract/files/model'
import { fileFieldWords as words } from '@bdr/text/files'
import { useRef, useState } from 'react'
import type { PictureArea } from '../../lib/picture.ts'
import type { FileUpload } from '../../lib/use-file-upload.ts'
import { PictureCrop } from '../picture-crop/picture-crop.tsx'
import { BusyFile } from './busy-file.tsx'
import { faultOf, type FileFieldProps } from './field-props.ts'
import { fileProblem } from './file-problem.ts'
import { FileTools } from './file-tools.tsx'
import { StoredFileView } from './stored-file.tsx'
import { useFileDrop } from './use-file-drop.ts'
import css from './file-box.module.css'

interface FileBoxProps extends Omit<FileFieldProps, 'hint' | 'optional' | 'onBusy'> {
  readonly id: string
  readonly describedBy: string | undefined
  readonly upload: FileUpload
  /** how buttons look here */
  readonly button: { readonly className: string }
}

/** Takes one file by click, drop or keyboard, shows how far it is, and then what was stored. */
export function FileBox(props: FileBoxProps) {
  const { id, label, purpose, value, onChange, error, disabled = false, upload, button } = props
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<{ file: File; url: string } | null>(null)
  const { state } = upload
  const { aspect, mediaTypes } = filePurposes[purpose]

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file || disabled) return
    const problem = fileProblem(file, purpose)
    if (problem !== null) return upload.refuse(problem)
    if (aspect === null) upload.start(file)
    else setCropping({ file, url: URL.createObjectURL(file) })
  }
  const drop = useFileDrop(take, disabled)
  const leaveCropping = () => {
    URL.revokeObjectURL(cropping!.url)
    setCropping(null)
    input.current?.focus()
  }
  const apply = (area: PictureArea) => {
    upload.start(cropping!.file, area)
    leaveCropping()
  }

  /** What was pressed goes away with its action; whoever pressed it by keyboard goes on from here. */
  const backToInput = (act: () => void) => () => {
    input.current!.focus()
    act()
  }
  const remove = backToInput(() => {
    upload.cancel()
    onChange(null)
  })
  const fault = faultOf(state, error)
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
    <div className={css.box} data-wrong={fault !== undefined || undefined} {...drop}>
      <input
        ref={input}
        id={id}
        type="file"
        className={css.input}
        accept={mediaTypes.join(',')}
        disabled={disabled}
        aria-label={value === null ? words.chooseFor(label) : words.replaceFor(label)}
        aria-describedby={props.describedBy}
        aria-invalid={fault !== undefined}
        onChange={(event) => {
          take(event.target.files)
          // the same file can be chosen again after it was corrected
          event.target.value = ''
        }}
      />
      {state.kind === 'sending' || state.kind === 'preparing' ? (
        <BusyFile state={state} button={button} onCancel={backToInput(upload.cancel)} />
      ) : value !== null ? (
        <StoredFileView label={label} file={value} tools={tools} />
      ) : (
        <>
          <svg viewBox="0 0 32 32" className={css.mark} aria-hidden>
            <path d="M16 22V8m-5 5 5-5 5 5M6 21v5h20v-5" />
          </svg>
          <span className={css.tools}>
            {tools}
            <span className={css.dropWords}>{words.drop}</span>
          </span>
        </>
      )}
      {cropping && aspect !== null && (
        <PictureCrop
          url={cropping.url}
          aspect={aspect}
          round={purpose === 'head-picture'}
          onApply={apply}
          onCancel={leaveCropping}
        />
      )}
    </div>
  )
}
