/** Limits of a batch upload, in addition to those of any file. */
export const productImportLimits = {
  /** categories of one template; each has a sheet */
  categories: 10,
  /** rows; each has one SKU */
  rows: 50_000,
  /** faults explained in the workbook of failed rows; beyond this number rows are only marked */
  faults: 20_000,
  /** products in a reply */
  shown: 200,
  /** size of one archive of pictures in bytes; several archives can be uploaded one after another */
  archiveBytes: 64 * 1024 * 1024,
  /** pictures of one archive */
  archivePictures: 2_000,
} as const

/** Columns of every category. A category's attributes are additional columns with their own names. */
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

/** The state of imported products: drafts, or requests for review. */
export const afterImport = ['draft', 'submit'] as const
export type AfterImport = (typeof afterImport)[number]
