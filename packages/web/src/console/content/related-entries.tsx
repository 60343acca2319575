import { listContents } from '@bdr/contract/content/calls'
import { contentLimits } from '@bdr/contract/content/model'
import { contentEditor, contentField } from '@bdr/text/content'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import typography from '../../ui/typography.module.css'
import css from './related-entries.module.css'
import type { ContentFormState } from './use-content-form.ts'
import layout from '../../ui/layout.module.css'

const words = contentEditor.related
const keywordLength = 50

/** The choice of related entries. Before a search it offers those of the same category. */
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
    <div className={`${layout.rows} ${css.related}`}>
      {related.length > 0 && (
        <div className={layout.tools}>
          {related.map((entry) => (
            <Tag
              key={entry.slug}
              label={entry.title}
              onRemove={() =>
                content.type({ related: related.filter(({ slug: one }) => one !== entry.slug) })
              }
            >
              {entry.title}
            </Tag>
          ))}
        </div>
      )}
      <ComboBox
        label={contentField.related}
        hideLabel
        isWide
        placeholder={words.placeholder}
        hint={words.hint(contentLimits.related)}
        isDisabled={related.length >= contentLimits.related}
        isAdding
        value={null}
        options={(found.data?.list ?? [])
          .filter((entry) => entry.slug !== slug && related.every((one) => one.slug !== entry.slug))
          .map((entry) => ({ value: entry.slug, label: entry.title }))}
        onChange={(chosen) => {
          const entry = found.data?.list.find((one) => one.slug === chosen)
          if (entry) content.type({ related: [...related, { slug: entry.slug, title: entry.title }] })
        }}
        onSearch={(text) => setKeyword(text.slice(0, keywordLength))}
        isPending={found.isFetching}
        empty={found.error ? words.failed : words.nothing}
      />
      {fault !== undefined && (
        <span className={`${typography.fine} ${typography.bad}`} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
