import { listContents } from '@bdr/contract/content/calls'
import { contentLimits } from '@bdr/contract/content/model'
import { contentEditor, contentField } from '@bdr/text/console-content'
import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import css from './related-entries.module.css'
import type { ContentFormState } from './use-content-form.ts'

const words = contentEditor.related
const keywordLength = 50

/** Entries a reader may want next. Before anything is looked for: those of the same category. */
export function RelatedEntries({ content }: { content: ContentFormState }) {
  const { related, slug, category } = content.form
  const [keyword, setKeyword] = useState('')
  const found = useCall(
    listContents,
    {
      kind: 'entry',
      pageSize: 50,
      ...(keyword !== '' ? { keyword } : category !== '' && { grouping: category }),
    },
    { keepPrevious: true, toast: false },
  )
  const fault = content.faults.fields['related']
  return (
    <div className={css.related}>
      <Select
        mode="multiple"
        labelInValue
        className={css.choice}
        aria-label={contentField.related}
        placeholder={words.placeholder}
        status={fault === undefined ? '' : 'error'}
        maxCount={contentLimits.related}
        value={related.map((entry) => ({ value: entry.slug, label: entry.title }))}
        onChange={(chosen: { value: string; label: string }[]) =>
          content.type({ related: chosen.map(({ value, label }) => ({ slug: value, title: label })) })
        }
        showSearch={{
          filterOption: false,
          onSearch: (text) => setKeyword(text.trim().slice(0, keywordLength)),
        }}
        loading={found.isFetching}
        notFoundContent={
          found.error ? words.failed : found.data === undefined ? words.loading : words.nothing
        }
        options={found.data?.list
          .filter((entry) => entry.slug !== slug)
          .map((entry) => ({ value: entry.slug, label: entry.title }))}
      />
      <span className={css.hint}>{words.hint(contentLimits.related)}</span>
      {fault !== undefined && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
