import { contentEditor as words, contentField as labels } from '@bdr/text/content'
import { FileField } from '../../ui/form/file-field.tsx'
import css from './editor.module.css'
import type { ContentFormState } from './use-content-form.ts'

/** The picture above the text, and beside its line in lists. */
export const CoverField = ({ content }: { content: ContentFormState }) => (
  <div className={css.cover}>
    <FileField
      {...content.state.at('coverFile')}
      label={labels.coverFileId}
      purpose="content-cover"
      hint={words.coverHint}
      optional
    />
  </div>
)
