import type { StoredFile } from '@bdr/contract/files/replies'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './goods-receipt.module.css'

interface CertificatesProps {
  files: readonly StoredFile[] | undefined
  label: string
  isOffline: boolean
}

/** Certificates to open beside the goods. Their addresses expire: each reading of the note has new ones. */
export function Certificates({ files, label, isOffline }: CertificatesProps) {
  if (!files) return null
  if (isOffline) return <span className={typography.small}>{words.certificatesOffline(files.length)}</span>
  return (
    <ul className={`${layout.list} ${css.certificates}`} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
