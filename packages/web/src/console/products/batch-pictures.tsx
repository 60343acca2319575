import { importProductPictures } from '@bdr/contract/products/import'
import { productImportLimits } from '@bdr/contract/products/import-model'
import type { ProductImportReport } from '@bdr/contract/products/replies'
import { batchUpload } from '@bdr/text/batch-upload'
import { useState } from 'react'
import { withFile } from '../../lib/query.ts'
import { useUploadMutation } from '../../lib/use-upload-mutation.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './batch-pictures.module.css'

const words = batchUpload.page.pictures

interface BatchPicturesProps {
  id: string
  report: ProductImportReport
  isBusy: boolean
  /** starts the check again, with the pictures */
  onUploaded: () => void
}

/** An upload for an archive of pictures, named by product codes; the file is checked again with them. */
export function BatchPictures({ id, report, isBusy, onUploaded }: BatchPicturesProps) {
  const [file, setFile] = useState<File | null>(null)
  const upload = useUploadMutation(importProductPictures, {
    toast: false,
    onSuccess: () => {
      setFile(null)
      onUploaded()
    },
  })
  const choose = (chosen: File | null) => {
    upload.reset()
    setFile(chosen)
    if (chosen) upload.mutate(withFile({ id }, chosen))
  }
  const { pictureCount, productCount, unusedPictures, unusedPictureCount } = report
  const { archiveBytes, archivePictures } = productImportLimits
  return (
    <Section title={words.title} note={words.note(pictureCount, productCount)}>
      <FileUpload
        label={words.label}
        file={file}
        onChange={choose}
        extensions={['.zip']}
        maxBytes={archiveBytes}
        progress={upload.progress}
        disabled={isBusy}
        hint={words.hint(formatBytes(archiveBytes), archivePictures)}
      />
      {upload.error && <Failure error={upload.error} onRetry={() => choose(file)} />}
      {unusedPictureCount > 0 && (
        <div className={css.unused}>
          {words.unused(unusedPictureCount)}
          <ul>
            {unusedPictures.map(({ name, why }) => (
              <li key={name}>{words.bad(name, why ?? words.noCode)}</li>
            ))}
            {unusedPictureCount > unusedPictures.length && (
              <li>{words.moreUnused(unusedPictureCount - unusedPictures.length)}</li>
            )}
          </ul>
        </div>
      )}
    </Section>
  )
}
