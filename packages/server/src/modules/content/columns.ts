import { contentFields, type ContentFields } from '@bdr/contract/content/model'
import type { Industry } from '@bdr/contract/content/kinds'

/** A record's fields as stored: columns that lists filter by, and all others in `facts`. */
export interface ContentColumns {
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly author: string
  readonly grouping: string
  readonly industry: Industry | null
  readonly cover_file_id: string | null
  readonly facts: string
}

export function columnsOf(fields: ContentFields): ContentColumns {
  const { title, summary, body, author } = fields
  const common = { title, summary, body, author, cover_file_id: fields.coverFileId }
  const facts = (value: object) => JSON.stringify(value)
  switch (fields.kind) {
    case 'article':
      return { ...common, grouping: fields.column, industry: fields.industry, facts: facts({}) }
    case 'technique': {
      const { problem, approach, conditions, duration, figures, materials } = fields
      return {
        ...common,
        grouping: fields.industry,
        industry: fields.industry,
        facts: facts({ problem, approach, conditions, duration, figures, materials }),
      }
    }
    case 'entry': {
      const { letter, english, related } = fields
      return {
        ...common,
        grouping: fields.category,
        industry: null,
        facts: facts({ letter, english, related }),
      }
    }
    case 'company':
      return { ...common, grouping: fields.slug, industry: null, facts: facts({ items: fields.items }) }
  }
}

export interface ContentFieldsRow {
  readonly kind: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly author: string
  readonly grouping: string
  readonly industry: string | null
  readonly cover_file_id: string | null
  readonly facts: object
  readonly draft: object | null
}

/** The fields that were saved last, whether or not they are public. */
export const savedFields = (row: ContentFieldsRow): ContentFields =>
  row.draft === null ? shownFields(row) : contentFields.parse(row.draft)

/** The fields in the record's own columns, which readers see once it is published. */
export function shownFields(row: ContentFieldsRow): ContentFields {
  const { kind, slug, title, summary, body, author, grouping } = row
  return contentFields.parse({
    ...{ kind, slug, title, summary, body, author, coverFileId: row.cover_file_id },
    ...row.facts,
    ...(kind === 'article' && { column: grouping }),
    ...(kind === 'entry' && { category: grouping }),
    ...((kind === 'article' || kind === 'technique') && { industry: row.industry }),
  })
}
