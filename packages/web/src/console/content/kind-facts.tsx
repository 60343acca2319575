import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentField as labels } from '@bdr/text/content'
import { Section } from '../../ui/console/section.tsx'
import { ItemsEditor } from './items-editor.tsx'
import { RelatedEntries } from './related-entries.tsx'
import { TechniqueFacts } from './technique-facts.tsx'
import type { ContentFormState } from './use-content-form.ts'

interface KindFactsProps {
  kind: ContentKind
  record: ContentDetail | null
  content: ContentFormState
}

/** What only this kind has beside its text. */
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
