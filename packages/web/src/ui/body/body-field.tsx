import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { kitWords } from '@bdr/text/ui'
import { lazy, Suspense, useId } from 'react'
import { SkeletonLines } from '../kit/skeleton.tsx'
import typography from '../typography.module.css'
import css from './body-editor.module.css'

/** Loaded when somebody first edits a text, so that no other page loads it. */
const BodyEditor = lazy(() => import('./body-editor.tsx'))

interface BodyFieldProps {
  label: string
  hint: string
  /** HTML with the tags of the contract's bodies */
  value: string
  fault: string | undefined
  onChange: (html: string) => void
  /** the files of its pictures */
  pictures?: readonly StoredFile[]
  /** called with a file that the text now refers to; without this the text takes no pictures */
  onPicture?: (file: StoredFile) => void
  /** the purpose its pictures are uploaded for; by default that of the website's texts */
  picturesFor?: FilePurposeKey
  /** called while a picture is being uploaded that is not in the text yet */
  onBusy?: (busy: boolean) => void
}

/** A field for a formatted text, with its faults. */
export function BodyField({ hint, fault, ...editor }: BodyFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <Suspense
        fallback={
          <div className={css.loading} role="status" aria-label={kitWords.loadingEditor}>
            <SkeletonLines count={5} />
          </div>
        }
      >
        <BodyEditor {...editor} invalid={fault !== undefined} describedBy={`${id}-fault ${id}-hint`} />
      </Suspense>
      <span id={`${id}-fault`} className={`${typography.bad} ${css.fault}`} role="alert">
        {fault}
      </span>
      <span id={`${id}-hint`} className={`${typography.quiet} ${css.hint}`}>
        {hint}
      </span>
    </div>
  )
}
