import type { StoredFile } from '@bdr/contract/files/replies'
import { productSheet as words } from '@bdr/text/products'
import css from './product-picture.module.css'

interface ProductPictureProps {
  file: StoredFile | null | undefined
  alt: string
  /** the largest width in pixels at which it is drawn, by which the browser chooses one of the two files */
  width: number
  className?: string | undefined
}

/** A picture of goods on white, uncropped, in a square; the small file where that is enough. */
export function ProductPicture({ file, alt, width, className = '' }: ProductPictureProps) {
  if (!file?.thumbnailUrl)
    return (
      <span className={`${css.frame} ${className}`} data-none>
        <svg viewBox="0 0 32 32" role="img" aria-label={words.noPicture}>
          <path d="M5 7h22v18H5zM5 20l6-6 6 6 4-4 6 6M20 12.5h.1" />
        </svg>
      </span>
    )
  return (
    <span className={`${css.frame} ${className}`}>
      <img
        src={file.thumbnailUrl}
        srcSet={`${file.thumbnailUrl} 400w, ${file.url} 1600w`}
        sizes={`${width}px`}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
