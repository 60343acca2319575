import { z } from 'zod'
import { id, shortText } from '../kernel/field.ts'
import { articleColumns, brochureDrawings, companyPages, entryCategories, industries } from './kinds.ts'

/** Longest texts of a record. A title fits a search result on a phone, a summary fits a card. */
export const contentLimits = {
  title: 60,
  slug: 80,
  summary: 200,
  /** characters of HTML; the longest article of the first content has a tenth of this */
  body: 100_000,
  /** alternative text of a picture */
  pictureAlt: 120,
  pictureCaption: 200,
  author: 30,
  english: 80,
  paragraph: 500,
  figures: 12,
  items: 20,
  related: 8,
} as const

/** The tags allowed in a body. All others are removed when it is saved. */
export const bodyTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
  'strong',
  'em',
  'a',
  'br',
  'sub',
  'sup',
  'figure',
  'img',
  'figcaption',
] as const

/** Allowed targets of links in a body: our own pages, or other sites over https. */
export const bodyLink = /^(\/(?!\/)|https:\/\/)/

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' })
  .max(contentLimits.slug)
  .meta({ example: 'deep-groove-ball-bearing' })

const paragraph = shortText(contentLimits.paragraph)

const common = {
  slug,
  title: shortText(contentLimits.title),
  summary: shortText(contentLimits.summary),
  body: shortText(contentLimits.body),
  author: shortText(contentLimits.author),
  coverFileId: id.nullable(),
}

const figure = z.strictObject({
  label: shortText(40),
  before: shortText(40),
  after: shortText(40),
  unit: z.string().trim().max(20),
  note: z.string().trim().max(120).nullable(),
})

export const articleFields = z.strictObject({
  kind: z.literal('article'),
  ...common,
  column: z.enum(articleColumns),
  industry: z.enum(industries).nullable(),
})
export const techniqueFields = z.strictObject({
  kind: z.literal('technique'),
  ...common,
  industry: z.enum(industries),
  problem: paragraph,
  approach: paragraph,
  conditions: paragraph,
  duration: paragraph,
  figures: z.array(figure).max(contentLimits.figures),
  materials: z.array(z.enum(entryCategories)).max(entryCategories.length),
})
export const entryFields = z.strictObject({
  kind: z.literal('entry'),
  ...common,
  category: z.enum(entryCategories),
  letter: z.string().regex(/^[A-Z]$/, { error: 'letter' }),
  english: shortText(contentLimits.english),
  related: z.array(slug).max(contentLimits.related),
})
export const companyFields = z.strictObject({
  kind: z.literal('company'),
  ...common,
  slug: z.enum(companyPages),
  items: z
    .array(
      z.strictObject({
        title: shortText(60),
        text: paragraph,
        drawing: z.enum(brochureDrawings).nullable(),
      }),
    )
    .max(contentLimits.items),
})

/** The fields an operator edits. */
export const contentFields = z.discriminatedUnion('kind', [
  articleFields,
  techniqueFields,
  entryFields,
  companyFields,
])
export type ContentFields = z.output<typeof contentFields>
export type FieldsOf<Kind extends ContentFields['kind']> = Extract<ContentFields, { kind: Kind }>
