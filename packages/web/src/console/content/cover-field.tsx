import type { ContentDetail } from '@bdr/contract/content/model'
import { contentEditor as words, contentField as labels } from '@bdr/text/console-content'
import { useState } from 'react'
import { Button } from '../../ui/console/button.tsx'
import { FileField } from '../../ui/console/file-field.tsx'
import css from './editor.module.css'
import type { ContentFormState } from './use-content-form.ts'

interface CoverFieldProps {
  record: ContentDetail | null
  content: ContentFormState
  fault: string | undefined
}

/** The picture above the text: the saved one as it is, or the one that replaces it. */
export function CoverField({ record, content, fault }: CoverFieldProps) {
  const { form, type } = content
  const [replacing, setReplacing] = useState(false)
  const saved = record?.coverUrl ?? null
  const showsSaved =
    saved !== null && !replacing && form.coverFile === null && form.coverFileId === record?.fields.coverFileId
  if (showsSaved) {
    return (
      <div className={css.cover}>
        <span className={css.coverLabel}>{labels.coverFileId}</span>
        <img src={saved} alt={words.coverNow} />
        <span className={css.coverTools}>
          <Button onClick={() => setReplacing(true)}>{words.coverReplace}</Button>
          <Button onClick={() => type({ coverFileId: null, coverFile: null })}>{words.coverRemove}</Button>
        </span>
      </div>
    )
  }
  return (
    <div className={css.cover}>
      <FileField
        label={labels.coverFileId}
        purpose="content-cover"
        hint={words.coverHint}
        error={fault}
        optional
        value={form.coverFile}
        onChange={(file) => {
          setReplacing(false)
          type({ coverFileId: file?.id ?? null, coverFile: file })
        }}
      />
    </div>
  )
}
