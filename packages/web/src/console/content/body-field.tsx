import { contentEditor, contentField } from '@bdr/text/content'
import { lazy, Suspense, useId } from 'react'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import css from './body/body-editor.module.css'
import type { ContentFormState } from './use-content-form.ts'

/** Comes with the first text somebody edits: no other page pays for it. */
const BodyEditor = lazy(() => import('./body/body-editor.tsx'))

const words = contentEditor.body

/** The text itself, and what is wrong with it. */
export function BodyField({ content }: { content: ContentFormState }) {
  const fault = content.faults.fields['body']
  const id = useId()
  return (
    <div className={css.field}>
      <Suspense
        fallback={
          <div className={css.loading} role="status" aria-label={words.loading}>
            <SkeletonLines count={5} />
          </div>
        }
      >
        <BodyEditor
          label={contentField.body}
          value={content.form.body}
          invalid={fault !== undefined}
          describedBy={`${id}-fault ${id}-hint`}
          pictures={content.pictures}
          onChange={(body) => content.type({ body })}
          onPicture={content.addPicture}
          onBusy={content.setPictureWaiting}
        />
      </Suspense>
      <span id={`${id}-fault`} className={css.fault} role="alert">
        {fault}
      </span>
      <span id={`${id}-hint`} className={css.hint}>
        {words.toolbarHint}
      </span>
    </div>
  )
}
