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
import { SelectInput } from '../kit/select-input.tsx'
import layout from '../layout.module.css'
import css from './attach-dialog.module.css'
import typography from '../typography.module.css'

const words = attachmentWords.dialog

/** The calls about a record's files that return all its files afterwards. */
export type Answering<Made extends (...given: never[]) => Call> = Call<ReturnType<Made>['input'], Attachments>
export type AttachCall = Answering<typeof attachTo>

/** A line of a record whose files may belong to lines. */
export interface AttachedLine {
  /** the order line's id */
  readonly id: string
  readonly name: string
}

interface AttachDialogProps {
  isOpen: boolean
  /** the record's id */
  id: string
  kind: AttachmentKind
  call: AttachCall
  /** how many more files are allowed */
  room: number
  /** the lines that a file may belong to instead of the record itself */
  lines?: readonly AttachedLine[] | undefined
  first?: { readonly lineId: string; readonly type: AttachmentType } | undefined
  onClose: () => void
  onDone: (answer: Attachments) => void
}

/** Uploads several files with their types; the other side is notified once. */
export const AttachDialog = (props: AttachDialogProps) => (
  <FormDialog isOpen={props.isOpen} title={words.title} onClose={props.onClose} width={600}>
    <AttachForm {...props} />
  </FormDialog>
)

/** The value of the choice “the whole record”, for a file that belongs to no line. */
const whole = 'whole'

interface Row {
  readonly type: AttachmentType
  readonly lineId: string | null
  readonly file: StoredFile
}

type Values = { files: Row[] }

function AttachForm({ id, kind, call, room, lines, first, onDone }: AttachDialogProps) {
  const form = useCallForm<AttachCall, Values>({
    call,
    start: { files: [] },
    draft: null,
    input: ({ files }) => ({
      id,
      files: files.map(({ type, lineId, file }) => ({
        fileId: file.id,
        type,
        ...(lines && { orderLineId: lineId }),
      })),
    }),
    missing: (path) => (path === 'files' ? words.none : undefined),
    onSent: onDone,
  })
  const { value, onChange, error } = useField(form.at('files'), attachmentWords.title)
  const atOnce = Math.min(room, attachmentLimits.atOnce)
  const left = atOnce - value.length
  const purpose = attachmentPurposes[kind]
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  const hint = words.hint({ types: mediaTypesText(mediaTypes), limit: bytesText(maxBytes), room: left })
  const change = (fileId: string, part: Partial<Row>) =>
    onChange(value.map((row) => (row.file.id === fileId ? { ...row, ...part } : row)))
  return (
    <DialogForm form={form} submit={words.submitCount(value.length)}>
      {value.length > 0 && (
        <ul className={`${layout.list} ${css.rows}`}>
          {value.map(({ type, lineId, file }) => (
            <li key={file.id} className={css.row}>
              <span className={typography.breaks}>{file.name}</span>
              <span className={`${typography.quiet} ${css.size}`}>{bytesText(file.bytes)}</span>
              <SelectInput
                aria-label={words.typeOf(file.name)}
                value={type}
                onChange={({ target }) => change(file.id, { type: target.value as AttachmentType })}
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
              {lines && (
                <SelectInput
                  className={css.line}
                  aria-label={words.lineOf(file.name)}
                  value={lineId ?? whole}
                  onChange={({ target }) =>
                    change(file.id, { lineId: target.value === whole ? null : target.value })
                  }
                >
                  <option value={whole}>{attachmentWords.wholeRecord}</option>
                  {lines.map((line) => (
                    <option key={line.id} value={line.id}>
                      {line.name}
                    </option>
                  ))}
                </SelectInput>
              )}
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
            form.set('files', [
              ...form.values().files,
              { type: first?.type ?? attachmentTypeOf(file.name), lineId: first?.lineId ?? null, file },
            ])
          }
        />
      )}
      <FieldMessages hint={hint} hintId={undefined} error={error} errorId={undefined} />
    </DialogForm>
  )
}
