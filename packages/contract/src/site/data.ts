import type { CompanyFactName } from '../content/company-facts.ts'
import type { ConsultationStatus } from '../consultations/machine.ts'
import type {
  ArticleColumn,
  BrochureDrawing,
  CompanyPage,
  EntryCategory,
  Industry,
} from '../content/kinds.ts'

/**
 * What the server passes to a public page while it renders it. The web knows these shapes; how the data is
 * found is the server's.
 */
export interface SiteData {
  listArticles(query: ArticleQuery): Promise<Slice<ArticleCard>>
  readArticle(id: string): Promise<Reading<Article>>
  listTechniques(query: TechniqueQuery): Promise<Slice<TechniqueCard>>
  readTechnique(id: string): Promise<Reading<Technique>>
  /** all that fit, by letter and title, of a keyword those first whose title has it: there are some dozens */
  listEntries(query: EntryQuery): Promise<EntryCard[]>
  readEntry(slug: string): Promise<Reading<Entry>>
  readCompany(page: CompanyPage): Promise<CompanyText | null>
  /** all that is published, to be searched; the same array until something changes */
  searchableTexts(): Promise<readonly SearchableText[]>
  inquiryTrend(): Promise<InquiryTrend>
  latestInquiries(limit: number): Promise<InquiryRow[]>
  /** @param photo of the nameplate, where one was chosen */
  requestConsultation(fields: ConsultationForm, photo: SentFile | null): Promise<ConsultationOutcome>
  consultationProgress(asked: { number: string; mobile: string }): Promise<ConsultationProgress>
}

/** A published record as words. */
export interface SearchableText {
  readonly kind: 'article' | 'technique' | 'entry'
  readonly href: string
  /** the article's column, the entry's category; null for a technique */
  readonly grouping: string | null
  readonly title: string
  readonly english: string | null
  readonly summary: string
  /** the body without its tags */
  readonly text: string
}

/** Part of a list. */
export interface Slice<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** `withdrawn` was public once and answers 410, `unknown` 404. */
export type Reading<Content> =
  | { readonly state: 'published'; readonly content: Content }
  /** an operator's look at what is not public yet */
  | { readonly state: 'preview'; readonly content: Content }
  | { readonly state: 'withdrawn' }
  | { readonly state: 'unknown' }

interface Paging {
  readonly pageNum?: number
  readonly pageSize?: number
}

export interface ArticleQuery extends Paging {
  readonly column?: ArticleColumn | null
  readonly industry?: Industry | null
  readonly keyword?: string | null
}

export interface TechniqueQuery extends Paging {
  readonly industry?: Industry | null
  readonly keyword?: string | null
}

export interface EntryQuery {
  readonly category?: EntryCategory | null
  readonly keyword?: string | null
}

/** A picture of a record, at the width it was stored with and at a smaller one; pixels. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly small: { readonly url: string; readonly width: number }
}

export interface ArticleCard {
  readonly id: string
  readonly column: ArticleColumn
  /** null: for every plant */
  readonly industry: Industry | null
  readonly title: string
  readonly summary: string
  /** instants with zone */
  readonly publishedAt: string
  readonly cover: Picture | null
  /** the drawing that pictures it where it has no cover, by its name */
  readonly drawing: string | null
}

export interface Article extends ArticleCard {
  readonly author: string
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  /** newer and older ones of its column */
  readonly neighbours: { readonly newer: ArticleLink | null; readonly older: ArticleLink | null }
}

export interface ArticleLink {
  readonly id: string
  readonly title: string
}

/** One figure of a technique, as text: reference values, not measurements of a customer. */
export interface TechniqueFigure {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly unit: string
  readonly note: string | null
}

export interface TechniqueCard {
  readonly id: string
  readonly slug: string
  readonly industry: Industry
  readonly title: string
  readonly summary: string
  readonly figures: readonly TechniqueFigure[]
  readonly materials: readonly EntryCategory[]
  readonly cover: Picture | null
}

export interface Technique extends TechniqueCard {
  readonly problem: string
  readonly approach: string
  readonly conditions: string
  readonly duration: string
  readonly publishedAt: string
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  /** others of its industry */
  readonly related: readonly TechniqueCard[]
}

export interface EntryCard {
  readonly slug: string
  readonly category: EntryCategory
  readonly title: string
  /** A–Z */
  readonly letter: string
  readonly english: string
  readonly summary: string
}

export interface Entry extends EntryCard {
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  readonly related: readonly EntryCard[]
}

export interface CompanyText {
  readonly page: CompanyPage
  /** an operator's look at what was saved last */
  readonly isPreview: boolean
  readonly title: string
  readonly summary: string
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  /** parts that are drawn beside the text: values, pages of the brochure, facts */
  readonly items: readonly CompanyItem[]
}

export interface CompanyItem {
  readonly title: string
  readonly text: string
  /** a drawing of the website, where the item has one */
  readonly drawing: BrochureDrawing | null
}

/** Inquiries by day, the oldest first, days without any included. */
export interface InquiryTrend {
  readonly points: readonly { readonly day: string; readonly count: number }[]
  readonly total: number
  /** still taking quotations */
  readonly open: number
}

/** An inquiry as anybody may see it: who buys and at what price is nobody's business. */
export interface InquiryRow {
  readonly inquiryNo: string
  readonly industry: Industry
  readonly category: EntryCategory
  readonly title: string
  readonly lineCount: number
  readonly publishedAt: string
  readonly deadline: string
  readonly open: boolean
}

/** What somebody typed into the consultation form; absent fields count as empty. */
export interface ConsultationForm {
  readonly techniqueId: string | null
  readonly name: string
  readonly mobile: string
  readonly company: string
  readonly message: string
  /** the key of a photograph that came with the form when something else was wrong with it; else empty */
  readonly storedPhoto: string
  /** no person sees this field: whatever fills it is a program */
  readonly website: string
}

export type ConsultationField = 'name' | 'mobile' | 'company' | 'message' | 'photo'

/** A file as a browser sends it with a form. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A photograph that is there already, while the rest of its form is put right: nobody chooses it twice. */
export interface StoredPhoto {
  readonly key: string
  readonly name: string
}

/** `faults` stand at their fields, `refused` above the button. */
export type ConsultationOutcome =
  /** null: what sent it was a program */
  | { readonly state: 'stored'; readonly number: string | null }
  | ({ readonly photo: StoredPhoto | null } & (
      | { readonly state: 'faulty'; readonly faults: Readonly<Partial<Record<ConsultationField, string>>> }
      | { readonly state: 'refused' | 'too-often'; readonly reason: string }
    ))

/** Where a visitor's request stands, for who knows its number and its mobile. */
export type ConsultationProgress =
  | {
      readonly state: 'found'
      readonly number: string
      readonly status: ConsultationStatus
      readonly about: string | null
      readonly createdAt: string
      readonly answer: string | null
      readonly answeredAt: string | null
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'too-often'; readonly minutes: number }

/** Who looks at a public page. */
export type SiteVisitor = { readonly signedIn: false } | { readonly signedIn: true; readonly unread: number }

/** What only the company can say, such as where it is. */
export interface CompanyFact {
  readonly name: CompanyFactName
  readonly label: string
  readonly value: string | null
  readonly isExample: boolean
}

/** What stands on every public page. */
export interface SiteFrame {
  /** where people reach us: canonical addresses start with it */
  readonly publicUrl: string
  readonly filing: { readonly number: string; readonly isExample: boolean }
  /** what the company says of itself, in the order in which it is shown; null: nobody gave it */
  readonly facts: readonly CompanyFact[]
  /** the QR code of the public account, as the path of an SVG of `size` by `size` */
  readonly publicAccount: { readonly path: string; readonly size: number; readonly isExample: boolean }
  readonly year: string
  /** what the database holds are invented examples */
  readonly isDemo: boolean
}

/** Everything a public page may ask while it renders. */
export interface Site {
  readonly data: SiteData
  readonly visitor: SiteVisitor
  readonly frame: SiteFrame
}
