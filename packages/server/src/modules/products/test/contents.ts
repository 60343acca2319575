import type { ProductContent, ProductSku } from '@bdr/contract/products/model'
import type { Executor } from '../../../platform/db/executor.ts'

/** The id of the category with this code. */
export const categoryId = async (db: Executor, code: string): Promise<string> =>
  (await db.selectFrom('category').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

export const aSku = (sku: Partial<ProductSku> = {}): ProductSku => ({
  key: 'one',
  values: [],
  code: 'Z41H-16C-DN100',
  price: '1280',
  taxRate: '0.13',
  moq: '1',
  leadTimeDays: '7',
  stock: '25',
  weight: '38.5',
  barcode: '',
  ...sku,
})

/** A wedge gate valve; the picture is an uploaded file. */
export const aValve = (
  category: string,
  picture: string,
  content: Partial<ProductContent> = {},
): ProductContent => ({
  name: '楔式闸阀 Z41H-16C',
  model: 'Z41H-16C',
  categoryId: category,
  brandId: '',
  unit: '台',
  attributes: [
    { key: 'dn', value: '100' },
    { key: 'pn', value: 'PN16' },
    { key: 'body-material', value: 'WCB 碳钢' },
    { key: 'seat', value: '硬质合金' },
    { key: 'drive', value: '手轮' },
    { key: 'connection', value: '法兰' },
  ],
  variants: [],
  skus: [aSku()],
  pictures: [picture],
  documents: [],
  description: '<p>用于火电厂汽水管道的切断。</p>',
  ...content,
})
