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
 * The data the server provides to a public page while it renders. The web knows these types; how the data is loaded is
 * up to the server.
 */
export interface SiteData {
  listArticles(query: ArticleQuery): Promise<Slice<ArticleCard>>
  readArticle(id: string): Promise<Reading<Article>>
  listTechniques(query: TechniqueQuery): Promise<Slice<TechniqueCard>>
  readTechnique(id: string): Promise<Reading<Technique>>
  /**
   * all matching entries (some dozens) by letter and title; for a keyword those with a match in the title come first
   */
  listEntries(query: EntryQuery): Promise<EntryCard[]>
  readEntry(slug: string): Promise<Reading<Entry>>
  readCompany(page: CompanyPage): Promise<CompanyText | null>
  /** everything published, for the search; the same array until the content changes */
  searchableTexts(): Promise<readonly SearchableText[]>
  /** converts traditional characters to simplified ones, for comparing texts */
  simplified(text: string): string
  inquiryTrend(): Promise<InquiryTrend>
  latestInquiries(limit: number): Promise<InquiryRow[]>
  /** @param photo photograph of the nameplate, if one was chosen */
  requestConsultation(fields: ConsultationForm, photo: SentFile | null): Promise<ConsultationOutcome>
  consultationProgress(asked: { number: string; mobile: string }): Promise<ConsultationProgress>
}

/** A published record as plain text. */
export interface SearchableText {
  readonly kind: 'article' | 'technique' | 'entry'
  readonly href: string
  /** the article's column or the entry's category; null for a technique */
  readonly grouping: string | null
  readonly title: string
  readonly english: string | null
  readonly summary: string
  /** the body without tags */
  readonly text: string
}

/** One page of a list. */
export interface Slice<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** `withdrawn` was public before and answers 410; `unknown` answers 404. */
export type Reading<Content> =
  | { readonly state: 'published'; readonly content: Content }
  /** an operator's preview of an unpublished version */
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

/** A picture of a record in its stored width and a smaller one, in pixels. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly small: { readonly url: string; readonly width: number }
}

export interface ArticleCard {
  readonly id: string
  readonly column: ArticleColumn
  /** null: for all industries */
  readonly industry: Industry | null
  readonly title: string
  readonly summary: string
  /** instants with time zone */
  readonly publishedAt: string
  readonly cover: Picture | null
  /** name of the drawing shown if there is no cover */
  readonly drawing: string | null
}

export interface Article extends ArticleCard {
  readonly author: string
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  /** the next newer and older article of its column */
  readonly neighbours: { readonly newer: ArticleLink | null; readonly older: ArticleLink | null }
}

export interface ArticleLink {
  readonly id: string
  readonly title: string
}

/** One figure of a technique as text. These are reference values, not measurements at a customer. */
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
  /** other techniques of its industry */
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
  /** whether an operator is previewing the latest saved version */
  readonly isPreview: boolean
  readonly title: string
  readonly summary: string
  readonly updatedAt: string
  /** HTML, sanitised when it was stored */
  readonly body: string
  /** parts that are rendered beside the text: values, pages of the brochure, facts */
  readonly items: readonly CompanyItem[]
}

export interface CompanyItem {
  readonly title: string
  readonly text: string
  /** a drawing of the website, if the item has one */
  readonly drawing: BrochureDrawing | null
}

/** Number of inquiries by day, oldest first, including days without any. */
export interface InquiryTrend {
  readonly points: readonly { readonly day: string; readonly count: number }[]
  readonly total: number
  /** whether it still accepts quotations */
  readonly open: number
}

/** An inquiry as the public sees it: without buyer and prices. */
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

/** The typed values of the consultation form; missing fields are empty. */
export interface ConsultationForm {
  readonly techniqueId: string | null
  readonly name: string
  readonly mobile: string
  readonly company: string
  readonly message: string
  /** key of the photograph stored by an earlier submission that had other faults; otherwise empty */
  readonly storedPhoto: string
  /** a hidden field: only programs fill it in */
  readonly website: string
}

export type ConsultationField = 'name' | 'mobile' | 'company' | 'message' | 'photo'

/** A file as a browser sends it in a form. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A photograph that is already stored while other fields are corrected, so that nobody has to choose it twice. */
export interface StoredPhoto {
  readonly key: string
  readonly name: string
}

/** `faults` are shown next to their fields, `refused` above the button. */
export type ConsultationOutcome =
  /** null if a program sent the form */
  | { readonly state: 'stored'; readonly number: string | null }
  | ({ readonly photo: StoredPhoto | null } & (
      | { readonly state: 'faulty'; readonly faults: Readonly<Partial<Record<ConsultationField, string>>> }
      | { readonly state: 'refused' | 'too-often'; readonly reason: string }
    ))

/** The state of a consultation request, for visitors who know its number and mobile. */
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

/** The visitor of a public page. */
export type SiteVisitor = { readonly signedIn: false } | { readonly signedIn: true; readonly unread: number }

/** A fact that only the company can provide, such as its address. */
export interface CompanyFact {
  readonly name: CompanyFactName
  readonly label: string
  readonly value: string | null
  readonly isExample: boolean
}

/** The content of every public page's frame. */
export interface SiteFrame {
  /** the public address of the website, with which canonical addresses start */
  readonly publicUrl: string
  readonly filing: { readonly number: string; readonly isExample: boolean }
  /** facts about the company in display order; null for one that is not provided */
  readonly facts: readonly CompanyFact[]
  /** the QR code of the public account, as the path of an SVG of `size` by `size` */
  readonly publicAccount: { readonly path: string; readonly size: number; readonly isExample: boolean }
  readonly year: string
  /** whether the database contains invented examples */
  readonly isDemo: boolean
}

/** Everything a public page can request while it renders. */
export interface Site {
  readonly data: SiteData
  readonly visitor: SiteVisitor
  readonly frame: SiteFrame
}
