import type { ArticleColumn, CompanyPage, EntryCategory, Industry } from '@bdr/contract/content/kinds'
import type { CompanyItem } from '@bdr/contract/site/data'

/** What the website's database is first filled with; afterwards the operator edits it. Bodies are HTML. */

export interface SeedArticle {
  readonly slug: string
  readonly column: ArticleColumn
  /** null: for every plant */
  readonly industry: Industry | null
  readonly title: string
  readonly summary: string
  readonly publishedOn: string
  readonly author: string
  readonly body: string
}

interface SeedFigure {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly unit: string
  readonly note?: string
}

export interface SeedTechnique {
  readonly slug: string
  readonly industry: Industry
  readonly title: string
  readonly summary: string
  readonly problem: string
  readonly approach: string
  /** reference values of an invented case; each says so in its note */
  readonly figures: readonly SeedFigure[]
  readonly conditions: string
  readonly duration: string
  readonly body: string
  readonly materials: readonly EntryCategory[]
}

export interface SeedEntry {
  readonly slug: string
  readonly category: EntryCategory
  readonly title: string
  /** the pinyin initial of the title, or its Latin first letter */
  readonly letter: string
  readonly english: string
  readonly summary: string
  readonly body: string
  readonly related: readonly string[]
}

export interface SeedCompanyPage {
  readonly page: CompanyPage
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly items: readonly CompanyItem[]
}

export const contentTeam = '班德瑞内容组（示例）'
