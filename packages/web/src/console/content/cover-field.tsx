import { contentEditor as words, contentField as labels } from '@bdr/text/console-content'
import { FileField } from '../../ui/console/file-field.tsx'
import css from './editor.module.css'
import type { ContentFormState } from './use-content-form.ts'

/** The picture above the text, and beside its line in lists. */
export const CoverField = ({ content, fault }: { content: ContentFormState; fault: string | undefined }) => (
  <div className={css.cover}>
    <FileField
      label={labels.coverFileId}
      purpose="content-cover"
      hint={words.coverHint}
      error={fault}
      optional
      value={content.form.coverFile}
      onChange={(file) => content.type({ coverFile: file && { ...file, broughtAt: Date.now() } })}
      onBusy={content.setUploading}
    />
  </div>
)
