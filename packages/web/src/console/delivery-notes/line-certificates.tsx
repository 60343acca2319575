import type { Attachment } from '@bdr/contract/attachments/replies'
import { attachmentPurposes } from '@bdr/contract/attachments/model'
import type { ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { filePurposes } from '@bdr/contract/files/model'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { bytesText } from '@bdr/text/files'
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { FormFile } from '../../ui/form/drafts.ts'
import type { FormCore } from '../../ui/form/form-core.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { firstUse, reportMissing } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './line-certificates.module.css'
import type { LineUploads } from './line-uploads.ts'
import { keyOf, untouched, type LineCertificates, type NoteValues } from './note-form.ts'

export const { mediaTypes, maxBytes } = filePurposes[attachmentPurposes['delivery-note']]

/** The certificates of all lines: those of the note, and those being uploaded. */
export interface NoteCertificates {
  /** the note's certificates, by the order's line */
  readonly present: ReadonlyMap<string | null, readonly Attachment[]>
  /** opens the file dialog for a line */
  readonly choose: (line: ShippableLine) => void
  readonly change: (line: ShippableLine, next: LineCertificates) => void
  readonly core: FormCore
  /** null before the first file was chosen */
  readonly uploads: LineUploads | null
}

const load = () => import('./line-uploads.ts')
// loaded in advance: a failure is reported only when it is needed
void firstUse().then(() => load().catch(() => {}))

/**
 * @param attachments everything that is attached to the note
 * @returns the props of each line, the same object while their content is the same, and the file input
 */
export function useNoteCertificates(
  form: Pick<Form<NoteValues>, 'core' | 'values' | 'set'>,
  attachments: readonly Attachment[],
): { readonly certificates: NoteCertificates; readonly input: ReactNode } {
  const input = useRef<HTMLInputElement>(null)
  const chosenFor = useRef<ShippableLine>(null)
  const made = useRef<LineUploads>(null)
  const [uploads, setUploads] = useState<LineUploads | null>(null)
  const upload = async (line: ShippableLine, files: readonly File[]) => {
    form.core.hold('uploads', true)
    try {
      const { createLineUploads } = await load()
      made.current ??= createLineUploads(form)
      setUploads(made.current)
      made.current.upload(line, files, attachments)
    } catch {
      reportMissing()
    } finally {
      form.core.hold('uploads', false)
    }
  }
  const certificates = useMemo(
    (): NoteCertificates => ({
      present: Map.groupBy(
        attachments.filter(({ type }) => type === 'certificate'),
        ({ orderLineId }) => orderLineId,
      ),
      choose: (line) => {
        chosenFor.current = line
        input.current!.click()
      },
      change: (line, next) => {
        const { [keyOf(line)]: _, ...others } = form.values().certificates
        if (next.uploaded.length + next.removed.length === 0) form.set('certificates', others)
        else form.set(`certificates.${keyOf(line)}`, next)
      },
      core: form.core,
      uploads,
    }),
    // the form's functions to read and set its values stay the same
    // oxlint-disable-next-line react/exhaustive-deps
    [uploads, attachments],
  )
  return {
    certificates,
    input: (
      // one for all lines, because hundreds of inputs would be slow
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={mediaTypes.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (chosenFor.current !== null && files.length > 0) void upload(chosenFor.current, files)
          // the same file can be chosen again after it was corrected
          target.value = ''
        }}
      />
    ),
  }
}

interface CertificatesProps {
  line: ShippableLine
  value: LineCertificates | undefined
  certificates: NoteCertificates
  /** false while the line is left off the note: then no certificate can be added */
  isOnNote: boolean
  /** content shown beside the button */
  children: ReactNode
}

/**
 * The certificates of a line: those it has, those it gets when the note is saved, and a button to add more.
 */
export function Certificates({
  line,
  value = untouched,
  certificates,
  isOnNote,
  children,
}: CertificatesProps) {
  const { uploads, core } = certificates
  const { uploaded, removed } = value
  const id = `certificates-${keyOf(line)}`
  const present = certificates.present.get(line.orderLineId) ?? []
  /**
   * The pressed button disappears with its file; for people using the keyboard the focus moves to the add
   * button.
   */
  const leaving = (next: LineCertificates) => {
    document.getElementById(id)?.focus()
    certificates.change(line, next)
  }
  const isPresent = (file: FormFile) => present.some((one) => one.file.id === file.id)
  return (
    <div className={`${layout.row} ${css.certificates}`}>
      {children}
      {isOnNote && (
        <Button
          id={id}
          look="link"
          compact
          aria-label={words.addCertificateTo(line.orderNo, line.lineNo)}
          onClick={() => certificates.choose(line)}
        >
          {words.addCertificate}
        </Button>
      )}
      {present.length + uploaded.length > 0 && (
        <ul className={css.files} aria-label={words.certificatesOf(line.orderNo, line.lineNo)}>
          {present.map(({ id: attachmentId, file, removable }) =>
            removed.includes(attachmentId) ? (
              <li key={file.id} className={css.file}>
                <s className={`${typography.quiet} ${typography.breaks}`}>{file.name}</s>
                <Button
                  look="link"
                  compact
                  className={css.undo}
                  aria-label={words.keepCertificate(file.name)}
                  onClick={() =>
                    leaving({ uploaded, removed: removed.filter((one) => one !== attachmentId) })
                  }
                >
                  {words.undo}
                </Button>
              </li>
            ) : (
              <FileItem
                key={file.id}
                file={file}
                link={file.url}
                onRemove={
                  removable
                    ? () =>
                        leaving({
                          // it may have been uploaded with this form, which was saved but not submitted
                          uploaded: uploaded.filter((one) => one.id !== file.id),
                          removed: [...removed, attachmentId],
                        })
                    : undefined
                }
              />
            ),
          )}
          {uploaded.map((file, index) =>
            isPresent(file) ? null : (
              <FileItem
                key={file.id}
                file={file}
                fault={{ core, name: `certificates.${keyOf(line)}.uploaded.${index}` }}
                onRemove={() => leaving({ removed, uploaded: uploaded.filter((one) => one !== file) })}
              />
            ),
          )}
        </ul>
      )}
      {uploads && (
        <div className={css.sending}>
          <uploads.SendingFiles queue={uploads.queue} name={keyOf(line)} />
        </div>
      )}
    </div>
  )
}

interface FileItemProps {
  file: Pick<FormFile, 'name' | 'bytes'>
  /** left out for a file uploaded with this form: its signed address expires before the draft does */
  link?: string
  /** where the form has the file's fault */
  fault?: { readonly core: FormCore; readonly name: string }
  onRemove?: (() => void) | undefined
}

function FileItem({ file, link, fault, onRemove }: FileItemProps) {
  const faultNow = () => fault?.core.faults().fields[fault.name]
  const error = useSyncExternalStore(fault?.core.subscribe ?? never, faultNow, faultNow)
  return (
    <li className={css.file}>
      {link === undefined ? (
        <span className={typography.breaks}>{file.name}</span>
      ) : (
        <a className={typography.breaks} href={link} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      )}
      <span className={typography.quiet}>{bytesText(file.bytes)}</span>
      {onRemove && (
        <Button look="quiet" compact aria-label={words.removeCertificate(file.name)} onClick={onRemove}>
          ×
        </Button>
      )}
      {error !== undefined && (
        <span className={css.fault} tabIndex={-1} data-fault>
          {error}
        </span>
      )}
    </li>
  )
}

const never = () => () => {}
