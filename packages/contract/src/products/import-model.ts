/** What a batch upload may hold, besides what any file may. */
export const productImportLimits = {
  /** categories of one template: each has a sheet */
  categories: 10,
  /** rows with a SKU each */
  rows: 50_000,
  /** faults listed for the workbook of failed rows; of those beyond, the rows alone are marked */
  faults: 20_000,
  /** products that a reply shows */
  shown: 200,
  /** bytes of one archive of pictures; several may follow each other */
  archiveBytes: 64 * 1024 * 1024,
  /** pictures of one archive */
  archivePictures: 2_000,
} as const

/** Columns that every category has; a category's attributes stand beside them under their own names. */
export const productColumns = [
  'category',
  'group',
  'name',
  'brand',
  'model',
  'unit',
  'code',
  'price',
  'taxRate',
  'moq',
  'leadTimeDays',
  'stock',
  'weight',
  'barcode',
  'description',
] as const
export type ProductColumn = (typeof productColumns)[number]

export const requiredColumns = [
  'name',
  'unit',
  'code',
  'price',
  'taxRate',
  'moq',
  'leadTimeDays',
  'stock',
] as const satisfies readonly ProductColumn[]

/** What becomes of the products of a file: drafts to go on with, or requests that reviewers decide on. */
export const afterImport = ['draft', 'submit'] as const
export type AfterImport = (typeof afterImport)[number]
