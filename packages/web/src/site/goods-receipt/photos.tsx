import { receiptLimits } from '@bdr/contract/delivery-notes/receipt-link'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { useState } from 'react'
import { cutPicture } from '../../lib/picture.ts'
import { randomId } from '../../lib/random-id.ts'
import layout from '../../ui/layout.module.css'
import type { Photo } from './stored-receipt.ts'
import css from './goods-receipt.module.css'

/** Pixels of the longer side: a scratch is visible, and a phone's photograph becomes a tenth of its size. */
const largestSide = 1_600

interface PhotosProps {
  /** of this line; null: of the delivery itself */
  noteLineId: string | null
  /** all photographs of the receipt */
  photos: readonly Photo[]
  label: string
  isDisabled: boolean
  onChange: (photos: readonly Photo[]) => void
}

/** Photographs of a line or of the delivery, taken with the phone's own camera. */
export function Photos({ noteLineId, photos, label, isDisabled, onChange }: PhotosProps) {
  const [fault, setFault] = useState<string | null>(null)
  const own = photos.filter((photo) => photo.noteLineId === noteLineId)
  const isFull = photos.length >= receiptLimits.photos

  const add = async (files: readonly File[]) => {
    setFault(
      files.length > receiptLimits.photos - photos.length ? words.photosFull(receiptLimits.photos) : null,
    )
    const taken: Photo[] = []
    for (const file of files.slice(0, receiptLimits.photos - photos.length)) {
      try {
        taken.push({
          key: randomId(),
          noteLineId,
          blob: await cutPicture(file, null, largestSide),
          fileId: null,
        })
      } catch {
        setFault(words.photoBroken)
      }
    }
    if (taken.length > 0) onChange([...photos, ...taken])
  }

  return (
    <div className={`${layout.row} ${css.photos}`}>
      {own.map((photo, at) => (
        <span key={photo.key} className={css.photo}>
          <Picture blob={photo.blob} alt={words.photoNumber(at + 1)} />
          <button
            type="button"
            className={css.remove}
            aria-label={words.removePhoto(at + 1)}
            disabled={isDisabled}
            onClick={() => onChange(photos.filter(({ key }) => key !== photo.key))}
          >
            <svg className={layout.icon} viewBox="0 0 16 16" aria-hidden>
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </span>
      ))}
      {!isFull && (
        <label className={css.camera} data-disabled={isDisabled || undefined}>
          <svg className={layout.icon} viewBox="0 0 24 24" aria-hidden>
            <path d="M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11h-17zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" />
          </svg>
          <span>{label}</span>
          <input
            type="file"
            className="visually-hidden"
            accept="image/*"
            multiple
            disabled={isDisabled}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // the same picture may be chosen again
              target.value = ''
              void add(files)
            }}
          />
        </label>
      )}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const [url] = useState(() => URL.createObjectURL(blob))
  // once it is drawn the object URL is no longer needed
  return <img src={url} alt={alt} onLoad={() => URL.revokeObjectURL(url)} />
}
