import type {
  ArticleColumn,
  BrochureDrawing,
  CompanyPage,
  ContentKind,
  EntryCategory,
  Industry,
} from '@bdr/contract/content/kinds'
import type { ContentFields } from '@bdr/contract/content/model'
import type { relatedEntry, SavedContent } from '@bdr/contract/content/replies'
import type { z } from 'zod'
import type { FormFile } from '../../ui/form/drafts.ts'
import { firstLetterOf, slugFor } from './naming.ts'

/** The values of the form of every kind, as they were typed; a choice not made yet is empty. */
export type ContentForm = {
  title: string
  slug: string
  summary: string
  body: string
  author: string
  coverFile: FormFile | null
  column: string
  industry: string
  problem: string
  approach: string
  conditions: string
  duration: string
  figures: { label: string; before: string; after: string; unit: string; note: string }[]
  materials: EntryCategory[]
  category: string
  letter: string
  english: string
  related: z.output<typeof relatedEntry>[]
  items: { title: string; text: string; drawing: BrochureDrawing | null }[]
  /** files uploaded for pictures of the text; not sent, because the text refers to them */
  pictures: FormFile[]
}
export type FormField = Exclude<keyof ContentForm, 'pictures'>
/** The fields a person has changed. The others follow the server. */
export type TypedContent = Partial<ContentForm>

export const emptyForm: ContentForm = {
  title: '',
  slug: '',
  summary: '',
  body: '',
  author: '',
  coverFile: null,
  column: '',
  industry: '',
  problem: '',
  approach: '',
  conditions: '',
  duration: '',
  figures: [],
  materials: [],
  category: '',
  letter: '',
  english: '',
  related: [],
  items: [],
  pictures: [],
}

export const formFields = Object.keys(emptyForm).filter((name) => name !== 'pictures') as FormField[]

/** The form's initial values from a saved record. */
export function formOf({ fields, cover, related }: SavedContent): ContentForm {
  const start = { ...emptyForm, coverFile: cover && { ...cover, uploadedAt: null } }
  switch (fields.kind) {
    case 'article':
      return { ...start, ...fields, industry: fields.industry ?? '' }
    case 'technique':
      return {
        ...start,
        ...fields,
        figures: fields.figures.map((figure) => ({ ...figure, note: figure.note ?? '' })),
      }
    case 'entry':
      return { ...start, ...fields, related }
    case 'company':
      return { ...start, ...fields }
  }
}

/** The form's values with names that nobody has typed derived from the fields they depend on. */
export function contentForm(kind: ContentKind, start: ContentForm, typed: TypedContent): ContentForm {
  const form = { ...start, ...typed }
  if (kind === 'company') return form
  return {
    ...form,
    slug: typed.slug ?? (start.slug || slugFor(kind === 'entry' ? form.english : form.title)),
    letter: typed.letter ?? (start.letter || firstLetterOf(form.title)),
  }
}

/** The input to send. A choice not made yet stays empty, and the contract refuses it. */
export function fieldsOf(kind: ContentKind, form: ContentForm): ContentFields {
  const { title, slug, summary, body, author, coverFile } = form
  const common = { title, slug, summary, body, author, coverFileId: coverFile?.id ?? null }
  switch (kind) {
    case 'article': {
      const industry = form.industry === '' ? null : (form.industry as Industry)
      return { kind, ...common, column: form.column as ArticleColumn, industry }
    }
    case 'technique': {
      const { problem, approach, conditions, duration, materials } = form
      const figures = form.figures.map((figure) => ({ ...figure, note: figure.note.trim() || null }))
      const industry = form.industry as Industry
      return { kind, ...common, industry, problem, approach, conditions, duration, figures, materials }
    }
    case 'entry': {
      const { letter, english } = form
      const related = form.related.map((entry) => entry.slug)
      return { kind, ...common, category: form.category as EntryCategory, letter, english, related }
    }
    case 'company':
      return { kind, ...common, slug: slug as CompanyPage, items: form.items }
  }
}

/** The path in the input of a field of the form. */
export const sentAs = (field: FormField) => (field === 'coverFile' ? 'coverFileId' : field)

/** The field that shows the faults of a path in the input; those of rows are cells. */
export function placeOf(path: string) {
  const [, field, row, cell] = path.split('.')
  const name = field === 'coverFileId' ? 'coverFile' : formFields.find((one) => one === field)
  if (name === undefined) return null
  if (row === undefined) return name
  return name === 'figures' || name === 'items' ? (cellPath(name, row, cell) as FormField) : name
}

export const cellPath = (field: 'figures' | 'items', row: number | string, cell = ''): string =>
  `${field}.${row}.${cell}`
