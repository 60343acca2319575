import {
  articleFields,
  companyFields,
  entryFields,
  techniqueFields,
  type ContentFields,
} from '@bdr/contract/content/model'
import { articleColumns, companyPages, entryCategories, industries } from '@bdr/contract/content/kinds'
import { day } from '@bdr/contract/kernel/field'
import { z } from 'zod'
import { readArticle, readArticles, readYaml } from '../../platform/content-files/read.ts'

/** A record that the website has from the start. */
export interface FirstContent {
  readonly fields: ContentFields
  readonly publishedAt: string
}

/**
 * The initial content of the website, read from `content/`. Operators can edit it afterwards in the back office, so the
 * order and slugs of its records are only initial values.
 */
export function firstContent(): FirstContent[] {
  const { author, openedOn } = readYaml('website.yaml', website)
  const common = { author, coverFileId: null }
  const publishedAt = morning(openedOn)
  return [
    ...articleColumns.flatMap((column) =>
      readArticles(`news/${column}`, article).map(({ slug, fields: { publishedOn, ...fields }, body }) => ({
        fields: { kind: 'article' as const, slug, column, body, ...fields, ...common },
        publishedAt: morning(publishedOn),
      })),
    ),
    ...industries.flatMap((industry) =>
      readArticles(`techniques/${industry}`, technique).map(({ slug, fields, body }) => ({
        fields: { kind: 'technique' as const, slug, industry, body, ...fields, ...common },
        publishedAt,
      })),
    ),
    ...entryCategories.flatMap((category) =>
      readArticles(`encyclopedia/${category}`, entry).map(({ slug, fields, body }) => ({
        fields: { kind: 'entry' as const, slug, category, body, ...fields, ...common },
        publishedAt,
      })),
    ),
    ...companyPages.map((page) => {
      const { fields, body } = readArticle(`company/${page}.md`, companyPage)
      return { fields: { kind: 'company' as const, slug: page, body, ...fields, ...common }, publishedAt }
    }),
  ]
}

/** Content has a date; it is published in the morning of that day in China. */
const morning = (onDay: string) => `${onDay}T09:00:00+08:00`

const website = z.strictObject({
  /** the author */
  author: articleFields.shape.author,
  /** techniques, entries and company pages have no date of their own; they were there when the website opened */
  openedOn: day,
})

/** The front matter of each kind: the fields of the editor that do not follow from path and text. */
const heading = { title: true, summary: true } as const

const article = articleFields.pick(heading).extend({
  /** omitted for articles about all industries */
  industry: articleFields.shape.industry.default(null),
  publishedOn: day,
})

const figure = techniqueFields.shape.figures.element
const technique = techniqueFields
  .pick({ ...heading, problem: true, approach: true, conditions: true, duration: true, materials: true })
  .extend({ figures: z.array(figure.extend({ note: figure.shape.note.default(null) })) })

const entry = entryFields.pick({ ...heading, letter: true, english: true, related: true })

const item = companyFields.shape.items.element
const companyPage = companyFields
  .pick(heading)
  .extend({ items: z.array(item.extend({ drawing: item.shape.drawing.default(null) })).default([]) })
