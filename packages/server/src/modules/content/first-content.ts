import type { ContentFields } from '@bdr/contract/content/model'
import { seedCompanyPages } from '../../db/content/company.ts'
import { seedEntries } from '../../db/content/encyclopedia.ts'
import { contentTeam } from '../../db/content/model.ts'
import { seedArticles } from '../../db/content/news.ts'
import { seedTechniques } from '../../db/content/techniques.ts'

/** A record as the website opens with it. */
export interface FirstContent {
  readonly fields: ContentFields
  readonly publishedAt: string
}

/** Content says its day; it appears in the morning of it, in China. */
const morning = (day: string) => `${day}T09:00:00+08:00`

export const firstContent = (): FirstContent[] => [
  ...articles(),
  ...techniques(),
  ...entries(),
  ...companyPages(),
]

const articles = (): FirstContent[] =>
  seedArticles.map(({ publishedOn, ...article }) => ({
    fields: { kind: 'article', ...article, coverFileId: null },
    publishedAt: morning(publishedOn),
  }))

/** Techniques, entries and company pages have no day of their own: they were there when it opened. */
const opening = morning('2026-01-05')

const techniques = (): FirstContent[] =>
  seedTechniques.map((technique) => ({
    fields: {
      kind: 'technique',
      ...technique,
      figures: technique.figures.map((figure) => ({ ...figure, note: figure.note ?? null })),
      materials: [...technique.materials],
      author: contentTeam,
      coverFileId: null,
    },
    publishedAt: opening,
  }))

const entries = (): FirstContent[] =>
  seedEntries.map((entry) => ({
    fields: { kind: 'entry', ...entry, related: [...entry.related], author: contentTeam, coverFileId: null },
    publishedAt: opening,
  }))

const companyPages = (): FirstContent[] =>
  seedCompanyPages.map(({ page, items, ...text }) => ({
    fields: {
      kind: 'company',
      slug: page,
      ...text,
      items: items.map((item) => ({ ...item })),
      author: contentTeam,
      coverFileId: null,
    },
    publishedAt: opening,
  }))
