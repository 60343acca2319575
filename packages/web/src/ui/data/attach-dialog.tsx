import type { attachTo } from '@bdr/contract/attachments/calls'
import {
  attachmentLimits,
  attachmentPurposes,
  attachmentTypes,
  type AttachmentKind,
  type AttachmentType,
} from '@bdr/contract/attachments/model'
import type { Attachments } from '@bdr/contract/attachments/replies'
import { filePurposes } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Call } from '@bdr/contract/kernel/call'
import { attachmentTypeNames, attachmentTypeOf, attachmentWords } from '@bdr/text/attachments'
import { bytesText, mediaTypesText } from '@bdr/text/files'
import { FileAdder } from '../file-field/file-adder.tsx'
import { DialogForm, FormDialog } from '../form/dialog-form.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { useField } from '../form/use-field.ts'
import { Button } from '../kit/button.tsx'
import { FieldMessages } from '../kit/field.tsx'
import { SelectInput } from '../kit/select.tsx'
import css from './attach-dialog.module.css'

const words = attachmentWords.dialog

/** The calls about a record's files that answer with all it has then. */
export type Answering<Made extends (...given: never[]) => Call> = Call<ReturnType<Made>['input'], Attachments>
export type AttachCall = Answering<typeof attachTo>

interface AttachDialogProps {
  isOpen: boolean
  /** the record's */
  id: string
  kind: AttachmentKind
  call: AttachCall
  /** how many more there may be */
  room: number
  onClose: () => void
  onDone: (answer: Attachments) => void
}

/** Several files with what each of them is: the other side is told once. */
export const AttachDialog = (props: AttachDialogProps) => (
  <FormDialog isOpen={props.isOpen} title={words.title} onClose={props.onClose} width={600}>
    <AttachForm {...props} />
  </FormDialog>
)

interface Row {
  readonly type: AttachmentType
  readonly file: StoredFile
}

type Values = { files: Row[] }

function AttachForm({ id, kind, call, room, onDone }: AttachDialogProps) {
  const form = useCallForm<AttachCall, Values>({
    call,
    start: { files: [] },
    draft: null,
    input: ({ files }) => ({ id, files: files.map(({ type, file }) => ({ fileId: file.id, type })) }),
    missing: (path) => (path === 'files' ? words.none : undefined),
    onSent: onDone,
  })
  const { value, onChange, error } = useField(form.at('files'), attachmentWords.title)
  const atOnce = Math.min(room, attachmentLimits.atOnce)
  const left = atOnce - value.length
  const purpose = attachmentPurposes[kind]
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  const hint = words.hint({ types: mediaTypesText(mediaTypes), limit: bytesText(maxBytes), room: left })
  return (
    <DialogForm form={form} submit={words.submitCount(value.length)}>
      {value.length > 0 && (
        <ul className={css.rows}>
          {value.map(({ type, file }) => (
            <li key={file.id} className={css.row}>
              <span className={css.name}>{file.name}</span>
              <span className={css.size}>{bytesText(file.bytes)}</span>
              <SelectInput
                aria-label={words.typeOf(file.name)}
                value={type}
                onChange={({ target }) =>
                  onChange(
                    value.map((row) =>
                      row.file.id === file.id ? { ...row, type: target.value as AttachmentType } : row,
                    ),
                  )
                }
              >
                {attachmentTypes.map((one) => (
                  <option key={one} value={one}>
                    {attachmentTypeNames[one]}
                  </option>
                ))}
              </SelectInput>
              <Button
                look="quiet"
                aria-label={words.leaveOut(file.name)}
                onClick={() => onChange(value.filter((row) => row.file.id !== file.id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <FileAdder
          form={form}
          purpose={purpose}
          label={words.choose}
          room={left}
          onStored={(file) =>
            form.set('files', [...form.values().files, { type: attachmentTypeOf(file.name), file }])
          }
        />
      )}
      <FieldMessages hint={hint} hintId={undefined} error={error} errorId={undefined} />
    </DialogForm>
  )
}
