import { pictureCropWords as words } from '@bdr/text/files'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PictureCropProps } from './cropping.tsx'
import css from './picture-crop.module.css'

/** Loaded with the first picture somebody crops, because nothing else needs it. */
const Cropping = lazy(() => import('./cropping.tsx'))

/** A dialog to choose the part of a picture that is used; Esc cancels it. */
export function PictureCrop({ onCancel, ...crop }: PictureCropProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current!.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={words.title} onClose={onCancel}>
      <h2 className={css.title}>{words.title}</h2>
      <Suspense fallback={<p className={css.waiting}>{words.loading}</p>}>
        <Cropping {...crop} onCancel={() => dialog.current!.close()} />
      </Suspense>
    </dialog>
  )
}
