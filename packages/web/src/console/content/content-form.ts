import { createContent } from '@bdr/contract/content/calls'
import {
  brochureDrawings,
  entryCategories,
  type ArticleColumn,
  type CompanyPage,
  type ContentKind,
  type EntryCategory,
  type Industry,
} from '@bdr/contract/content/kinds'
import { relatedEntry, type ContentFields, type SavedContent } from '@bdr/contract/content/model'
import { storedFile } from '@bdr/contract/files/model'
import { fieldRefusals } from '@bdr/text/refusals/fields'
import { z } from 'zod'
import {
  faultsOfSchema,
  joinFaults,
  noFaults,
  placeFaults,
  type PlacedFaults,
  type ShownFields,
} from '../../lib/fault-placement.ts'
import { firstLetterOf, slugFor } from './naming.ts'

/** Everything a form of any kind holds, as it was typed; a choice not made yet is empty. */
export const formShape = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  author: z.string(),
  coverFile: storedFile.nullable(),
  column: z.string(),
  industry: z.string(),
  problem: z.string(),
  approach: z.string(),
  conditions: z.string(),
  duration: z.string(),
  figures: z.array(
    z.object({
      label: z.string(),
      before: z.string(),
      after: z.string(),
      unit: z.string(),
      note: z.string(),
    }),
  ),
  materials: z.array(z.enum(entryCategories)),
  category: z.string(),
  letter: z.string(),
  english: z.string(),
  related: z.array(relatedEntry),
  items: z.array(
    z.object({ title: z.string(), text: z.string(), drawing: z.enum(brochureDrawings).nullable() }),
  ),
})
export type ContentForm = z.output<typeof formShape>
export type FormField = keyof ContentForm
/** What a person typed. What they left alone follows the server. */
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
}

/** A saved record as a form starts with it. */
export function formOf({ fields, cover, related }: SavedContent): ContentForm {
  const start = { ...emptyForm, coverFile: cover }
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

/** The form as it stands. Names nobody has typed follow what they are made from. */
export function contentForm(kind: ContentKind, start: ContentForm, typed: TypedContent): ContentForm {
  const form = { ...start, ...typed }
  if (kind === 'company') return form
  return {
    ...form,
    slug: typed.slug ?? (start.slug || slugFor(kind === 'entry' ? form.english : form.title)),
    letter: typed.letter ?? (start.letter || firstLetterOf(form.title)),
  }
}

/** What is sent. A choice not made yet stays empty, and the contract refuses it. */
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

/** The fields of the page, by the paths faults name them with. */
export const shownFields = (form: ContentForm): ShownFields => ({
  line: [''],
  form: [
    ...(Object.keys(form) as FormField[]).map(pathOf),
    ...form.figures.flatMap((figure, row) =>
      Object.keys(figure).map((cell) => cellPath('figures', row, cell)),
    ),
    ...form.items.flatMap((item, row) => Object.keys(item).map((cell) => cellPath('items', row, cell))),
  ],
})

/** What a field of the form is called where it is sent. */
export const sentAs = (field: FormField) => (field === 'coverFile' ? 'coverFileId' : field)

export const pathOf = (field: FormField): string => `fields.${sentAs(field)}`
export const cellPath = (field: 'figures' | 'items', row: number, cell: string): string =>
  `fields.${field}[${row}].${cell}`

/** What is wrong with the form before it is sent. */
export function checkForm(kind: ContentKind, form: ContentForm): PlacedFaults {
  const fields = fieldsOf(kind, form)
  const missing = Object.entries(fields)
    .filter(([, value]) => typeof value === 'string' && value.trim() === '')
    .map(([field]) => [`fields.${field}`, fieldRefusals['field.missing']])
  return joinFaults(
    { ...noFaults, fields: Object.fromEntries(missing) as Record<string, string> },
    placeFaults(faultsOfSchema(createContent.input, { fields }), [], shownFields(form)),
  )
}

/** What was said of a field, and of its rows, no longer holds. */
export const withoutPath = (faults: PlacedFaults, path: string): PlacedFaults => ({
  ...faults,
  fields: Object.fromEntries(
    Object.entries(faults.fields).filter(([at]) => at !== path && !at.startsWith(`${path}[`)),
  ),
})

/** Takes over what was typed; a value that is the saved one again was not typed. */
export function withTyped(start: ContentForm, typed: TypedContent, patch: TypedContent): TypedContent {
  const entries = Object.entries({ ...typed, ...patch }).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field as FormField]),
  )
  return Object.fromEntries(entries)
}
