import type { attachmentsOf, detachFrom } from '@bdr/contract/attachments/calls'
import type { AttachmentKind, AttachmentType } from '@bdr/contract/attachments/model'
import type { Attachment } from '@bdr/contract/attachments/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import { attachmentTypeNames, attachmentWords as words } from '@bdr/text/attachments'
import { bytesText } from '@bdr/text/files'
import { useState, type ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { setCached, sendCall, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../console/confirm.tsx'
import { Failure } from '../console/failure.tsx'
import { Section } from '../console/section.tsx'
import { Button } from '../kit/button.tsx'
import { Tag } from '../kit/tag.tsx'
import { later } from '../later.tsx'
import type { Answering, AttachCall, AttachedLine } from './attach-dialog.tsx'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './attachments.module.css'

export type ReadAttachments = Answering<typeof attachmentsOf>

/** Kinds of records whose files can be changed here, and the calls that do it. */
interface Changing {
  readonly kind: AttachmentKind
  readonly attach: AttachCall
  readonly detach: Answering<typeof detachFrom>
}

interface AttachmentSectionProps {
  /** the record's id */
  id: string
  read: ReadAttachments
  lines?: readonly AttachedLine[]
  /** none where files are only read */
  change?: Changing
  title?: ReactNode
  note?: ReactNode
  /** the text shown where there are no files; without it the section is left out in that case */
  empty?: string
}

const AttachDialog = later(
  async () => (await import('./attach-dialog.tsx')).AttachDialog,
  ({ isOpen }) => isOpen,
)

/** The files attached to a record, which can be viewed, downloaded, added and removed. */
export function AttachmentSection({ id, read, lines, change, title, note, empty }: AttachmentSectionProps) {
  const answer = useCall(read, { id }, { toast: false })
  const [adding, setAdding] = useState(false)
  const { ask, dialog } = useConfirm()
  const { data } = answer
  const files = data?.attachments ?? []
  if (empty === undefined && files.length === 0 && !answer.error) return null
  const remove =
    change &&
    ((attachment: Attachment) =>
      ask({
        title: words.removing.title,
        effect:
          change.kind === 'quotation'
            ? words.removing.effectOnQuotation(attachment.file.name)
            : words.removing.effect(attachment.file.name),
        ok: words.remove,
        danger: true,
        run: async () => {
          setCached(read, { id }, await sendCall(change.detach, { id, attachmentId: attachment.id }))
          showToast('success', words.removed)
        },
      }))
  return (
    <Section
      title={title ?? words.title}
      note={note ?? (files.length > 0 ? words.count(files.length) : undefined)}
      extra={
        change &&
        data !== undefined &&
        data.room > 0 && (
          <Button look="link" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {answer.error && <Failure error={answer.error} onRetry={() => void answer.refetch()} />}
      {data !== undefined && files.length === 0 && <p className={typography.aside}>{data.closed ?? empty}</p>}
      {files.length > 0 && (
        <ul className={`${layout.list} ${css.list}`} aria-label={words.title}>
          {files.map((attachment) => (
            <AttachmentRow key={attachment.id} attachment={attachment} lines={lines} onRemove={remove} />
          ))}
        </ul>
      )}
      {change && (
        <AddAttachments {...{ id, read, change, lines }} isOpen={adding} onClose={() => setAdding(false)} />
      )}
      {dialog}
    </Section>
  )
}

interface AddAttachmentsProps extends Pick<AttachmentSectionProps, 'id' | 'read' | 'lines'> {
  change: Pick<Changing, 'kind' | 'attach'>
  isOpen: boolean
  /** what a chosen file belongs to, and its type, until somebody changes it */
  first?: { readonly lineId: string; readonly type: AttachmentType }
  onClose: () => void
}

/** The dialog that adds files to a record whose attachments have been read already. */
export function AddAttachments({ id, read, change, onClose, ...props }: AddAttachmentsProps) {
  const { data } = useCall(read, { id }, { toast: false })
  return (
    <AttachDialog
      {...props}
      id={id}
      kind={change.kind}
      call={change.attach}
      room={data?.room ?? 0}
      onClose={onClose}
      onDone={(next) => {
        setCached(read, { id }, next)
        onClose()
        showToast('success', words.dialog.done(next.attachments.length - (data?.attachments.length ?? 0)))
      }}
    />
  )
}

interface AttachmentRowProps {
  attachment: Attachment
  lines: readonly AttachedLine[] | undefined
  onRemove?: ((attachment: Attachment) => void) | undefined
}

function AttachmentRow({ attachment, lines, onRemove }: AttachmentRowProps) {
  const { file, type, author, byOperator, createdAt, removable } = attachment
  return (
    <li className={css.row}>
      <FilePicture file={file} />
      <span className={`${layout.row} ${css.name}`}>
        <FileLink file={file} />
        <Tag>{attachmentTypeNames[type]}</Tag>
        {lines && <span className={typography.aside}>{lineNameOf(attachment, lines)}</span>}
      </span>
      <span className={`${layout.row} ${typography.caption} ${css.about}`}>
        <span>{bytesText(file.bytes)}</span>
        <span>{byOperator ? words.byPlatform(author) : author}</span>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </span>
      <span className={css.tools}>
        <a href={downloadOf(file)} download={file.name} aria-label={words.downloadOf(file.name)}>
          {words.download}
        </a>
        {removable && onRemove && (
          <Button look="link" aria-label={words.removeOf(file.name)} onClick={() => onRemove(attachment)}>
            {words.remove}
          </Button>
        )}
      </span>
    </li>
  )
}

const lineNameOf = ({ orderLineId }: Attachment, lines: readonly AttachedLine[]): string =>
  orderLineId === null
    ? words.wholeRecord
    : (lines.find(({ id }) => id === orderLineId)?.name ?? words.lineGone)

function FilePicture({ file: { thumbnailUrl } }: { file: StoredFile }) {
  // its signed address may have expired on a page that was left open
  const [lost, setLost] = useState<string | null>(null)
  return (
    <span className={css.picture}>
      {thumbnailUrl !== null && thumbnailUrl !== lost ? (
        <img src={thumbnailUrl} alt="" onError={() => setLost(thumbnailUrl)} />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden>
          <path d="M9 4h10l6 6v18H9zM19 4v6h6M13 16h8M13 20h8M13 24h5" />
        </svg>
      )}
    </span>
  )
}

const FileLink = ({ file }: { file: StoredFile }) => (
  <a href={file.url} target="_blank" rel="noreferrer">
    {file.name}
  </a>
)

const downloadOf = ({ url }: StoredFile) => `${url}${url.includes('?') ? '&' : '?'}download=`

/** The files of a version as links; they cannot be changed. */
export const AttachmentLinks = ({
  files,
}: {
  files: readonly Pick<Attachment, 'id' | 'type' | 'file'>[]
}) => (
  <ul className={`${layout.list} ${layout.row} ${css.links}`} aria-label={words.title}>
    {files.map(({ id, type, file }) => (
      <li key={id}>
        <FileLink file={file} />
        <span className={typography.aside}>{attachmentTypeNames[type]}</span>
      </li>
    ))}
  </ul>
)
