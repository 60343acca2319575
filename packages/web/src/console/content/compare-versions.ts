import type { ContentFields } from '@bdr/contract/content/model'
import { contentField } from '@bdr/text/console-content'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { compareLines, type LineRun } from './compare-lines.ts'

export interface FieldDifference {
  readonly label: string
  readonly runs: readonly LineRun[]
}

/** The fields two versions differ in, line by line. */
export const compareVersions = (before: ContentFields, after: ContentFields): FieldDifference[] =>
  Object.entries(contentField)
    .filter(([field]) => field in before || field in after)
    .map(([field, label]) => ({
      label,
      runs: compareLines(linesOf(before, field), linesOf(after, field)),
    }))
    .filter(({ runs }) => runs.some(({ kind }) => kind !== 'same'))

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  column: articleColumnTitles,
  industry: industryTitles,
  category: entryCategoryTitles,
}

/** A field's value as lines a person can compare. */
function linesOf(fields: ContentFields, field: string): string[] {
  const value: unknown = fields[field as keyof ContentFields]
  if (field === 'figures' && fields.kind === 'technique')
    return fields.figures.map(({ label, before, after, unit, note }) =>
      [`${label}：${before} → ${after} ${unit}`.trim(), note].filter(Boolean).join('，'),
    )
  if (field === 'materials' && fields.kind === 'technique')
    return fields.materials.map((material) => entryCategoryTitles[material])
  if (field === 'items' && fields.kind === 'company')
    return fields.items.map(({ title, text }) => `${title}：${text}`)
  if (field === 'body') return textOfBody(fields.body)
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string' || value === '') return []
  return [titles[field]?.[value] ?? (field === 'coverFileId' ? `#${value}` : value)]
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** A body's paragraphs, headings, list items and table rows, each as a line; how it is set does not count. */
export const textOfBody = (html: string): string[] =>
  html
    .replaceAll(/<\/(td|th)>\s*<(td|th)\b[^>]*>/g, ' | ')
    .replaceAll(/<\/?(p|h2|h3|li|tr|blockquote|ul|ol|table|thead|tbody)\b[^>]*>/g, '\n')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
