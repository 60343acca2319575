import type { StoredFile } from '@bdr/contract/files/replies'
import { factWords as words } from '@bdr/text/company'
import { bytesText } from '@bdr/text/files'
import css from './stored-file-link.module.css'
import typography from '../../typography.module.css'

interface StoredFileLinkProps {
  /** undefined: the record refers to it, but it is not stored */
  file: StoredFile | undefined
  /** its name for screen readers */
  label: string
  /** large enough for comparing two files */
  large?: boolean
}

/** A stored file as a small picture, which opens it. */
export function StoredFileLink({ file, label, large }: StoredFileLinkProps) {
  if (file === undefined) return <span className={typography.caption}>{words.fileGone}</span>
  return (
    <a
      className={css.file}
      data-large={large || undefined}
      href={file.url}
      target="_blank"
      rel="noreferrer"
      title={words.openFile(file.name)}
    >
      <span className={css.picture}>
        {file.thumbnailUrl === null ? (
          <svg viewBox="0 0 32 32" role="img" aria-label={label}>
            <path d="M9 4h10l6 6v18H9zM19 4v6h6M13 16h8M13 20h8M13 24h5" />
          </svg>
        ) : (
          <img src={file.thumbnailUrl} alt={label} loading="lazy" />
        )}
      </span>
      <span className={css.words}>
        <span className={typography.breaks}>{file.name}</span>
        <span className={typography.caption}>{bytesText(file.bytes)}</span>
      </span>
    </a>
  )
}
