import type { ContentFields } from '@bdr/contract/content/model'
import type { RecordedField } from '@bdr/text/domains'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { changesBetween } from '../../platform/field-changes.ts'

/** Common fields first, then those of the kind, in the editor's order. */
const fields = [
  'slug',
  'title',
  'column',
  'category',
  'industry',
  'summary',
  'author',
  'coverFileId',
  'body',
  'problem',
  'approach',
  'conditions',
  'duration',
  'figures',
  'materials',
  'letter',
  'english',
  'related',
  'items',
] as const satisfies readonly RecordedField[]

/** The differences an operator made. Full texts are in the versions. */
export const contentChanges = (before: ContentFields, after: ContentFields): FieldChange[] =>
  changesBetween(fields, describe(before), describe(after))

type Description = Record<(typeof fields)[number], string | null>

function describe(content: ContentFields): Description {
  const { slug, title, summary, author, coverFileId, body } = content
  const common = { ...nothing, slug, title, summary, author, coverFileId, body }
  switch (content.kind) {
    case 'article':
      return {
        ...common,
        column: articleColumnTitles[content.column],
        industry: content.industry && industryTitles[content.industry],
      }
    case 'technique': {
      const { problem, approach, conditions, duration } = content
      return {
        ...common,
        industry: industryTitles[content.industry],
        ...{ problem, approach, conditions, duration },
        figures: rows(content.figures),
        materials: content.materials.map((material) => entryCategoryTitles[material]).join('、'),
      }
    }
    case 'entry': {
      const { letter, english } = content
      return {
        ...common,
        category: entryCategoryTitles[content.category],
        ...{ letter, english },
        related: content.related.join('、'),
      }
    }
    case 'company':
      return { ...common, items: rows(content.items) }
  }
}

const nothing = Object.fromEntries(fields.map((field) => [field, null])) as Description

/** One line for each row of a list. */
const rows = (list: readonly object[]): string =>
  list
    .map((row) =>
      Object.values(row)
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' '),
    )
    .join('\n')
