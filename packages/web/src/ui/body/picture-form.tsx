import { contentLimits } from '@bdr/contract/content/model'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { bodyEditor, bodyPicture as words } from '@bdr/text/body-editor'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { useFileUpload } from '../../lib/use-file-upload.ts'
import { Button, buttonLook } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { fieldFaults } from '../form/faults.ts'
import { useLightForm, type LightField } from '../form/use-light-form.ts'
import { faultOf, limitsText } from '../file-field/field-props.ts'
import { FileBox } from '../file-field/file-box.tsx'
import { fileProblem } from '../file-field/file-problem.ts'
import type { PictureAttributes } from './picture-view.ts'
import { changePicture, insertPicture } from './picture-place.ts'
import css from './picture.module.css'
import control from '../kit/control.module.css'
import layout from '../layout.module.css'

interface PictureFormProps {
  editor: Editor
  purpose: FilePurposeKey
  /** the picture being changed, as it is in the text; null for a new one */
  before: { attributes: PictureAttributes; file: StoredFile } | null
  /** a file that was pasted or dropped: its upload starts at once */
  dropped: readonly File[]
  onUploaded: (file: StoredFile) => void
  /** called while a file was chosen that is not in the text yet */
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** The form for a picture, its alternative text and its caption. */
export function PictureForm(props: PictureFormProps) {
  const { editor, purpose, before, dropped, onUploaded, onBusy, onClose } = props
  const { element, field, faults, set, submit, values } = useLightForm({
    start: {
      file: before?.file ?? null,
      alt: before?.attributes.alt ?? '',
      caption: before?.attributes.caption ?? '',
    },
    check: ({ file, alt }) =>
      fieldFaults({
        file: file === null ? words.fileMissing : null,
        alt: alt.trim() === '' ? words.altMissing : null,
      }),
    send: async ({ file, alt, caption }) => {
      const after = { file: file!.id, alt: alt.trim(), caption: caption.trim() }
      onUploaded(file!)
      if (before === null) insertPicture(editor, after)
      else changePicture(editor, before.attributes, after)
    },
    onSent: onClose,
  })
  const { file, alt, caption } = values
  const setFile = (stored: StoredFile | null) => set('file', stored)
  const upload = useFileUpload({ purpose, onStored: setFile })
  const { start, refuse, state } = upload
  const altInput = useRef<HTMLInputElement>(null)
  const fileInput = useRef<HTMLDivElement>(null)

  const taken = useRef<readonly File[]>([])
  useEffect(() => {
    if (taken.current === dropped) return
    taken.current = dropped
    const [first, ...more] = dropped
    if (!first) return
    const problem = more.length > 0 ? words.oneByOne : fileProblem(first, purpose)
    if (problem === null) start(first)
    else refuse(problem)
  }, [dropped, purpose, start, refuse])
  const startedByDrop = useRef(dropped.length > 0)
  useEffect(() => {
    if (before !== null || startedByDrop.current) altInput.current?.focus()
    else fileInput.current?.querySelector('input')?.focus()
  }, [before])

  const onTheWay = state.kind === 'sending' || state.kind === 'preparing'
  const isTouched =
    file !== (before?.file ?? null) ||
    alt !== (before?.attributes.alt ?? '') ||
    caption !== (before?.attributes.caption ?? '')
  const busy = onTheWay || isTouched
  useEffect(() => onBusy(busy), [busy, onBusy])
  useEffect(() => () => onBusy(false), [onBusy])

  const leave = () => {
    editor.commands.focus()
    onClose()
  }
  const remove = () => {
    changePicture(editor, before!.attributes, null)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // while an input method is composing, Enter accepts its suggestion
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // otherwise Enter would submit the surrounding form
      event.preventDefault()
      if (!onTheWay) void submit()
    }
    if (event.key === 'Escape' && !busy) leave()
  }
  const missing = faults.fields['file']
  return (
    // not a form element, since it may be inside one
    <div
      ref={element as RefObject<HTMLElement | null> as RefObject<HTMLDivElement | null>}
      className={css.form}
      role="group"
      aria-label={bodyEditor.picture}
    >
      <div ref={fileInput} className={css.wide}>
        <Field label={words.file} hint={limitsText(purpose)} error={faultOf(state, missing)}>
          {(frame) => (
            <FileBox
              id={frame.id}
              describedBy={frame['aria-describedby']}
              label={words.file}
              purpose={purpose}
              value={file}
              onChange={setFile}
              error={missing}
              upload={upload}
              button={buttonLook({})}
            />
          )}
        </Field>
      </div>
      <PictureLine
        {...field('alt')}
        onKeyDown={onKeyDown}
        label={words.alt}
        hint={words.altHint}
        isRequired
        inputRef={altInput}
        maxLength={contentLimits.pictureAlt}
      />
      <PictureLine
        {...field('caption')}
        onKeyDown={onKeyDown}
        label={words.caption}
        hint={words.captionHint}
        isOptional
        maxLength={contentLimits.pictureCaption}
      />
      <div className={`${layout.tools} ${css.wide}`}>
        <Button isDisabled={onTheWay} onClick={() => void submit()}>
          {before === null ? words.insert : words.apply}
        </Button>
        {before !== null && <Button onClick={remove}>{words.remove}</Button>}
        <Button look="quiet" onClick={leave}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface PictureLineProps extends LightField {
  label: string
  hint: string
  isRequired?: boolean
  isOptional?: boolean
  inputRef?: Ref<HTMLInputElement>
  maxLength: number
  onKeyDown: (event: KeyboardEvent) => void
}

/** A line of text that belongs to a picture. */
const PictureLine = ({
  inputRef,
  maxLength,
  name,
  value,
  onChange,
  onKeyDown,
  ...field
}: PictureLineProps) => (
  <Field {...field}>
    {(aria) => (
      <input
        {...aria}
        ref={inputRef}
        name={name}
        className={`${control.control} ${control.filling}`}
        maxLength={maxLength}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    )}
  </Field>
)
