import { withPictures } from '@bdr/contract/content/body-pictures'
import type { SavedContent } from '@bdr/contract/content/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import { brochureDrawing, contentField, contentVersions } from '@bdr/text/content'
import { bytesText } from '@bdr/text/files'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { diffArrays, type ChangeObject } from 'diff'

/** A run of lines that both versions have, or only one of them. */
export interface LineRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly lines: readonly string[]
}

export interface FieldDifference {
  readonly label: string
  readonly runs: readonly LineRun[]
}

/** The fields in which two versions differ, line by line. */
export const compareVersions = (before: SavedContent, after: SavedContent): FieldDifference[] =>
  Object.entries(contentField)
    .filter(([field]) => field in before.fields || field in after.fields)
    .map(([field, label]) => ({
      label,
      runs: diffArrays(linesOf(before, field), linesOf(after, field)).map(runOf),
    }))
    .filter(({ runs }) => runs.some(({ kind }) => kind !== 'same'))

const runOf = ({ added, removed, value }: ChangeObject<string[]>): LineRun => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  lines: value,
})

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  column: articleColumnTitles,
  industry: industryTitles,
  category: entryCategoryTitles,
}

/** A field's value as lines that a person can compare. */
function linesOf({ fields, cover, pictures, related }: SavedContent, field: string): string[] {
  const value: unknown = fields[field as keyof typeof fields]
  if (field === 'figures' && fields.kind === 'technique')
    return fields.figures.map(({ label, before, after, unit, note }) =>
      [`${label}：${before} → ${after} ${unit}`.trim(), note].filter(Boolean).join('，'),
    )
  if (field === 'materials' && fields.kind === 'technique')
    return fields.materials.map((material) => entryCategoryTitles[material])
  if (field === 'items' && fields.kind === 'company')
    return fields.items.map(({ title, text, drawing }) =>
      [`${title}：${text}`, drawing && brochureDrawing[drawing]].filter(Boolean).join('，'),
    )
  if (field === 'body') return textOfBody(fields.body, pictures)
  if (field === 'related') return related.map(({ title }) => title)
  if (field === 'coverFileId') return cover === null ? [] : [aboutFile(cover)]
  if (typeof value !== 'string' || value === '') return []
  return [titles[field]?.[value] ?? value]
}

const aboutFile = ({ name, bytes }: StoredFile): string => `${name}，${bytesText(bytes)}`

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/**
 * A body's paragraphs, headings, list items, table rows and pictures, each as a line; formatting is ignored.
 */
export const textOfBody = (html: string, pictures: readonly StoredFile[]): string[] =>
  withPictures(html, ({ fileId, alt }) => {
    const file = pictures.find(({ id }) => id === fileId)
    return `\n${contentVersions.picture(alt, file ? aboutFile(file) : fileId)}\n`
  })
    .replaceAll(/<\/(td|th)>\s*<(td|th)\b[^>]*>/g, ' | ')
    .replaceAll(/<\/?(p|h2|h3|li|tr|blockquote|ul|ol|table|thead|tbody|figure|figcaption)\b[^>]*>/g, '\n')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
