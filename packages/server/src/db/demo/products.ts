import { readYaml } from '../../platform/content-files/read.ts'
import { normalisedBrand } from '@bdr/contract/brands/model'
import { productFields, type ProductContent, type ProductSku } from '@bdr/contract/products/model'
import { combinations } from '@bdr/contract/products/skus'
import { hash } from 'node:crypto'
import { z } from 'zod'
import { applyForBrand } from '../../modules/brands/change.ts'
import { approve, refuse } from '../../modules/products/decide.ts'
import { createProduct, saveDraft } from '../../modules/products/draft.ts'
import { reprice, shelve } from '../../modules/products/offer.ts'
import { productById } from '../../modules/products/queries.ts'
import { openReview } from '../../modules/products/review-queries.ts'
import { submitProduct } from '../../modules/products/submit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { companyAsker } from '../../platform/admission/asker.ts'
import { prepareFile, type PreparedFile } from '../../modules/files/prepare.ts'
import { storePicture } from './demo-files.ts'
import { drawing } from './papers.ts'
import { caller, setStoryTime, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

const drawn = z.array(z.string()).min(1)
const product = z.strictObject({
  merchant: z.string(),
  category: z.string(),
  name: z.string(),
  model: z.string(),
  brand: z.string(),
  unit: z.string(),
  attributes: z.record(z.string(), z.string()),
  variants: z.record(z.string(), z.array(z.string())),
  /** code, price, stock and weight of each combination, in order */
  skus: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  pictures: drawn,
  description: z.string(),
  daysAgo: z.int().min(0),
  outcome: z.union([
    z.enum(['draft', 'submitted', 'approved']),
    z.strictObject({ refused: z.string(), at: z.partialRecord(z.enum(productFields), z.string()) }),
  ]),
  onShelf: z.boolean().default(false),
  reprice: z.strictObject({ sku: z.string(), price: z.string(), stock: z.string() }).optional(),
  edit: z.strictObject({ name: z.string(), model: z.string(), pictures: drawn }).optional(),
})
type DemoProduct = z.output<typeof product>

const readProducts = () =>
  readYaml(
    'demo/products.yaml',
    z.strictObject({
      /** the name of a picture's file, after the model */
      pictureName: z.string(),
      drawings: z.record(z.string(), z.string()),
      brands: z.array(z.string()),
      appliedBrands: z.array(z.strictObject({ merchant: z.string(), name: z.string() })),
      products: z.array(product),
    }),
  )

/** Pictures of products by name. */
export type DemoDrawings = ReadonlyMap<string, PreparedFile>

/** Renders the pictures, which takes longer than a transaction should. */
export async function drawProducts(): Promise<DemoDrawings> {
  const drawn = new Map<string, PreparedFile>()
  for (const [name, lines] of Object.entries(readProducts().drawings))
    drawn.set(name, await prepareFile('product-picture', await drawing(lines), companyAsker(null)))
  return drawn
}

/** Creates the products of the demo's merchants with the product's own functions. */
export async function seedProducts(tx: Executor, stage: DemoStage, drawings: DemoDrawings): Promise<void> {
  const { brands, appliedBrands, products, pictureName } = readProducts()
  await tx
    .insertInto('brand')
    .values(brands.map((name) => ({ name, normalised: normalisedBrand(name), status: 'approved' as const })))
    .execute()
  const known = await tx.selectFrom('brand').select(['id', 'name']).execute()
  const brandIds = new Map(known.map(({ id, name }) => [name, id]))
  const categories = await tx.selectFrom('category').select(['id', 'code']).execute()
  const categoryIds = new Map(categories.map(({ id, code }) => [code, id]))
  for (const [place, one] of products.entries())
    await seedProduct(tx, stage, one, { place, pictureName, drawings, brandIds, categoryIds })
  for (const { merchant, name } of appliedBrands) {
    const { owner } = stage.merchants.find(({ code }) => code === merchant)!
    await applyForBrand(tx, { viewer: stage.byAccount.get(owner)!, caller }, name)
  }
}

interface Catalogue {
  readonly place: number
  readonly pictureName: string
  readonly drawings: DemoDrawings
  readonly brandIds: ReadonlyMap<string, string>
  readonly categoryIds: ReadonlyMap<string, string>
}

async function seedProduct(tx: Executor, stage: DemoStage, one: DemoProduct, catalogue: Catalogue) {
  const { clock, operator, merchants, byAccount } = stage
  const { owner } = merchants.find(({ code }) => code === one.merchant)!
  const supplier = byAccount.get(owner)!
  const times = storyTimes(clock.now(), one.daysAgo, 900 + catalogue.place, [0.1, 0.6, 0.2, 3, 2]).values()
  const happened = () => setStoryTime(tx, clock.now(), times.next().value!)
  const change = { viewer: supplier, caller }
  const review = { viewer: operator, caller }

  const id = await createProduct(tx, change, catalogue.categoryIds.get(one.category)!)
  await happened()
  const version = async () => (await productById(tx, scopeOf(supplier), id))!.version
  const content = await contentOf(tx, stage, supplier, one, catalogue)
  await saveDraft(tx, supplier, { id, version: await version(), content })
  await happened()
  if (one.outcome === 'draft') return
  await submitProduct(tx, change, { id, version: await version(), content })
  await happened()
  if (one.outcome === 'submitted') return
  const request = (await openReview(tx, id))!
  if (one.outcome !== 'approved') {
    const { refused, at } = one.outcome
    const remarks = productFields.flatMap((field) => (at[field] ? [{ field, text: at[field] }] : []))
    await refuse(tx, review, { id: request.id, version: request.version, reason: refused, remarks })
    return happened()
  }
  await approve(tx, review, request)
  if (one.onShelf) await shelve(tx, change, { ids: [id], on: true })
  await happened()
  if (one.reprice) {
    const { sku, price, stock } = one.reprice
    const { key } = content.skus.find(({ code }) => code === sku)!
    await reprice(tx, change, { id, version: await version(), skus: [{ key, price, stock }] })
    await happened()
  }
  if (one.edit) {
    const edited = await contentOf(tx, stage, supplier, { ...one, ...one.edit }, catalogue)
    await submitProduct(tx, change, { id, version: await version(), content: edited })
    await happened()
  }
}

async function contentOf(
  tx: Executor,
  { store }: DemoStage,
  { staffId, merchantId, post }: Viewer,
  one: DemoProduct,
  { pictureName, drawings, brandIds, categoryIds }: Catalogue,
): Promise<ProductContent> {
  const variants = Object.entries(one.variants).map(([key, values]) => ({ key, values }))
  const pictures: string[] = []
  const uploader = { staffId, merchantId, mobile: null, post }
  for (const [index, name] of one.pictures.entries())
    pictures.push(
      await storePicture(tx, store, uploader, 'product-picture', {
        name: `${one.model.replaceAll('/', '-')} ${pictureName} ${index + 1}.png`,
        file: drawings.get(name)!,
      }),
    )
  return {
    name: one.name,
    model: one.model,
    categoryId: categoryIds.get(one.category)!,
    brandId: brandIds.get(one.brand) ?? '',
    unit: one.unit,
    attributes: Object.entries(one.attributes).map(([key, value]) => ({ key, value })),
    variants,
    skus: combinations(variants).map((values, index) => skuOf(one.skus[index]!, values)),
    pictures,
    documents: [],
    description: one.description,
  }
}

/** Its key is derived from its code, so that an edit refers to the same SKU. */
const skuOf = ([code, price, stock, weight]: DemoProduct['skus'][number], values: string[]): ProductSku => ({
  key: hash('sha1', code, 'hex').slice(0, 12),
  values,
  code,
  price,
  taxRate: '0.13',
  moq: '1',
  leadTimeDays: '7',
  stock,
  weight,
  barcode: '',
})
