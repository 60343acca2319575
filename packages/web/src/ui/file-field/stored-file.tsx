import type { StoredFile } from '@bdr/contract/files/replies'
import { bytesText, fileFieldWords as words } from '@bdr/text/files'
import { useState, type ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './file-box.module.css'
import typography from '../typography.module.css'

/** A stored file: its thumbnail, its name, and a link that opens it. */
export function StoredFileView({
  label,
  file,
  tools,
}: {
  label: string
  file: StoredFile
  tools: ReactNode
}) {
  // its signed address may have expired when a form was left open or stored on the device
  const [lost, setLost] = useState<string | null>(null)
  const { thumbnailUrl } = file
  const shown = thumbnailUrl !== null && thumbnailUrl !== lost
  return (
    <>
      <span className={css.picture} data-paper={!shown || undefined}>
        {shown ? (
          <img src={thumbnailUrl} alt="" onError={() => setLost(thumbnailUrl)} />
        ) : (
          <svg viewBox="0 0 32 32" aria-hidden className={css.mark}>
            <path d="M9 4h10l6 6v18H9zM19 4v6h6M13 16h8M13 20h8M13 24h5" />
          </svg>
        )}
      </span>
      <span className={css.words}>
        <span className={typography.breaks}>{file.name}</span>
        <span className={`${layout.row} ${typography.caption} ${css.about}`}>
          {bytesText(file.bytes)}
          <a
            className={css.quiet}
            href={file.url}
            target="_blank"
            rel="noreferrer"
            aria-label={words.openFor(label)}
          >
            {words.open}
          </a>
          {tools}
        </span>
      </span>
    </>
  )
}
