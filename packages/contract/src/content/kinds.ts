/** What the website shows from the database and operators edit. */
export const contentKinds = ['article', 'technique', 'entry', 'company'] as const
export type ContentKind = (typeof contentKinds)[number]

export const industries = ['thermal-power', 'water', 'solid-waste'] as const
export type Industry = (typeof industries)[number]

/** The columns of the news centre. */
export const articleColumns = ['company', 'industry', 'platform', 'knowledge'] as const
export type ArticleColumn = (typeof articleColumns)[number]

/** The categories of the encyclopedia, which match the categories materials are purchased by. */
export const entryCategories = [
  'bearing',
  'valve',
  'pump',
  'motor',
  'instrument',
  'fastener',
  'seal',
  'filter',
  'cable',
  'protection',
  'chemical',
  'conveying',
  'wear',
  'fitting',
  'lubrication',
] as const
export type EntryCategory = (typeof entryCategories)[number]

/** Drawings of the website that a page of the brochure can show. */
export const brochureDrawings = [
  'supply-line',
  'boiler-line',
  'water-works',
  'incineration-line',
  'renovation-steps',
  'material-code',
  'pipe-marking',
  'delivery-note',
] as const
export type BrochureDrawing = (typeof brochureDrawings)[number]

/** The pages about the company. Each is a record of its own. */
export const companyPages = ['introduction', 'culture', 'brochure', 'honours', 'about'] as const
export type CompanyPage = (typeof companyPages)[number]
