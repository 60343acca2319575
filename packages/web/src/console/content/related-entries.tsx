import { listContents } from '@bdr/contract/content/calls'
import { contentLimits } from '@bdr/contract/content/model'
import { contentEditor, contentField } from '@bdr/text/console-content'
import { useId, useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { Button } from '../../ui/console/button.tsx'
import control from '../../ui/console/control.module.css'
import css from './related-entries.module.css'
import type { ContentFormState } from './use-content-form.ts'

const words = contentEditor.related

/** Entries a reader may want next: found by title, kept by the name of their address. */
export function RelatedEntries({ content }: { content: ContentFormState }) {
  const { related, slug } = content.form
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const keyword = text.trim()
  const found = useCall(
    listContents,
    { kind: 'entry', keyword, pageSize: 20 },
    { enabled: keyword !== '', keepPrevious: true, toast: false },
  )
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const entries = found.data?.list ?? []

  const add = () => {
    const entry = entries.find((one) => one.title === keyword || one.slug === keyword)
    if (entry === undefined) return setFault(words.unknown)
    if (entry.slug === slug) return setFault(words.itself)
    setTitles((before) => ({ ...before, [entry.slug]: entry.title }))
    if (!related.includes(entry.slug)) content.type({ related: [...related, entry.slug] })
    setText('')
    setFault(null)
  }
  return (
    <div className={css.related}>
      {related.length > 0 && (
        <ul className={css.chosen}>
          {related.map((one) => (
            <li key={one}>
              <span>{titles[one] ?? one}</span>
              <button
                type="button"
                aria-label={words.remove(titles[one] ?? one)}
                onClick={() => content.type({ related: related.filter((other) => other !== one) })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {related.length < contentLimits.related && (
        <div className={css.add}>
          <input
            className={control.control}
            list={id}
            value={text}
            placeholder={words.placeholder}
            aria-label={contentField.related}
            aria-invalid={fault !== null}
            onChange={(event) => {
              setText(event.target.value)
              setFault(null)
            }}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
          />
          <datalist id={id}>
            {entries.map((entry) => (
              <option key={entry.id} value={entry.title}>
                {entry.slug}
              </option>
            ))}
          </datalist>
          <Button disabled={keyword === ''} onClick={add}>
            {words.add}
          </Button>
          {fault !== null && (
            <span className={css.fault} role="alert">
              {fault}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
