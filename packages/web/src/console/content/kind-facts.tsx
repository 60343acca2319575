import type { ContentKind, CompanyPage } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentField as labels, contentEditor } from '@bdr/text/content'
import { Section } from '../../ui/console/section.tsx'
import { RelatedEntries } from './related-entries.tsx'
import { TechniqueFacts } from './technique-facts.tsx'
import type { ContentFormState } from './use-content-form.ts'
import { contentLimits } from '@bdr/contract/content/model'
import { Button } from '../../ui/kit/button.tsx'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { cellPath, type ContentForm } from './content-form.ts'
import { DrawingField } from './drawing-field.tsx'
import css from './rows.module.css'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'

interface KindFactsProps {
  kind: ContentKind
  record: ContentDetail | null
  content: ContentFormState
}

/** The fields that only this kind has, besides its text. */
export function KindFacts({ kind, content }: KindFactsProps) {
  switch (kind) {
    case 'article':
      return null
    case 'technique':
      return <TechniqueFacts content={content} />
    case 'entry':
      return (
        <Section title={labels.related}>
          <RelatedEntries content={content} />
        </Section>
      )
    case 'company':
      return (
        <Section title={labels.items}>
          <ItemsEditor content={content} />
        </Section>
      )
  }
}

const words = contentEditor.items
type Item = ContentForm['items'][number]

/** The items of a company page: milestones, values, pages of the brochure. Only these have drawings. */
function ItemsEditor({ content }: { content: ContentFormState }) {
  const { items, slug } = content.form
  const hasDrawings = slug === ('brochure' satisfies CompanyPage)
  const change = (next: Item[]) => content.type({ items: next })
  const set = (row: number, patch: Partial<Item>) =>
    change(items.map((item, at) => (at === row ? { ...item, ...patch } : item)))
  const up = (row: number) =>
    change(items.map((item, at) => (at === row - 1 ? items[row]! : at === row ? items[row - 1]! : item)))
  const fault = (row: number, cell: keyof Item) => content.faults.fields[cellPath('items', row, cell)]
  return (
    <div className={layout.blocks}>
      {items.length === 0 && <p className={typography.aside}>{words.empty}</p>}
      {items.map((item, row) => (
        <div
          key={row}
          className={`${layout.rows} ${css.item}`}
          role="group"
          aria-label={words.cell(row + 1, '')}
        >
          <Field label={words.cell(row + 1, words.title)} error={fault(row, 'title')} isRequired>
            {(control) => (
              <Input
                {...control}
                maxLength={contentLimits.title}
                value={item.title}
                onChange={(event) => set(row, { title: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.cell(row + 1, words.text)} error={fault(row, 'text')} isRequired isWide>
            {(control) => (
              <TextAreaInput
                {...control}
                maxLength={contentLimits.paragraph}
                rows={2}
                value={item.text}
                onChange={(event) => set(row, { text: event.target.value })}
              />
            )}
          </Field>
          {hasDrawings && (
            <DrawingField
              label={words.cell(row + 1, words.drawing)}
              value={item.drawing}
              onChange={(drawing) => set(row, { drawing })}
            />
          )}
          <span className={layout.beside}>
            <Button isDisabled={row === 0} aria-label={words.up(row + 1)} onClick={() => up(row)}>
              ↑
            </Button>
            <Button
              aria-label={words.remove(row + 1)}
              onClick={() => change(items.filter((_item, at) => at !== row))}
            >
              ×
            </Button>
          </span>
        </div>
      ))}
      {items.length < contentLimits.items && (
        <span>
          <Button onClick={() => change([...items, { title: '', text: '', drawing: null }])}>
            {words.add}
          </Button>
        </span>
      )}
    </div>
  )
}
