import type { StoredFile } from '@bdr/contract/files/replies'
import { readSettleIn } from '@bdr/contract/settle-in/review-calls'
import { qualificationKinds } from '@bdr/text/categories'
import { documentViewer as words, companyWords } from '@bdr/text/settle-in'
import { invalidate } from '../../lib/query.ts'
import css from './documents.module.css'
import { PictureViewer } from './picture-viewer.tsx'
import { useReview } from './review-context.ts'

/** The licence and the papers, one at a time, beside the form. */
export function Documents({ shownId }: { shownId: string }) {
  const { application, show } = useReview()
  const { form, files } = application
  const named = [
    { id: form.company.licenceFileId, name: companyWords.licence },
    ...form.qualifications.map(({ fileId, kind }) => ({ id: fileId, name: qualificationKinds[kind].label })),
  ]
  const file = files.find(({ id }) => id === shownId)
  return (
    <section className={css.documents} aria-label={words.label}>
      <div className={css.choices} role="group" aria-label={words.label}>
        {named.map(({ id, name }, index) => (
          <button
            key={`${id} ${index}`}
            type="button"
            className={css.choice}
            aria-pressed={id === shownId}
            onClick={() => show(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {file ? <Shown key={file.id} file={file} /> : <p className={css.none}>{words.none}</p>}
    </section>
  )
}

const Shown = ({ file }: { file: StoredFile }) =>
  file.mediaType === 'application/pdf' ? (
    <p className={css.none}>
      {words.pdf}
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
    </p>
  ) : (
    <PictureViewer file={file} onReload={() => void invalidate([readSettleIn])} />
  )
