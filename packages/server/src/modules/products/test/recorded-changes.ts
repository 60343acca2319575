import * as products from '@bdr/contract/products/calls'
import { not, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'
import { storedFile } from '../../../test/stored-file.ts'
import { aSku, aValve, categoryId } from './contents.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    product: {
      live: words('model'),
      draft: not('typing is its company’s own until it is submitted'),
      on_shelf: value('onShelf'),
      name: words('productName'),
      initials: not('follows from the name'),
      model: value('model'),
      category_id: words('categoryPath'),
      brand_id: words('brandName'),
      unit: value('unit'),
      picture_id: words('productPictures'),
      sku_count: not('the SKUs are recorded'),
      price_from: not('repeats the SKUs’'),
      price_to: not('repeats the SKUs’'),
      stock: not('repeats the SKUs’'),
    },
    sku: {
      place: not('their order means nothing'),
      code: words('skus'),
      code_key: not('follows from the code'),
      price: value('price'),
      stock: value('stock'),
    },
  },
  unwalked: {
    'products.importPictures': 'reads a file again',
    'products.importPrices': 'creates; each change is recorded by its product',
    'products.create': 'creates',
    'products.copy': 'creates',
    'products.saveDraft': 'typing is its company’s own until it is submitted',
    'products.remove': 'removes what nobody else ever saw',
  },
  async walk({ world, as, step }) {
    const [owner, admin] = [await as('owner'), await as('admin')]
    const { kysely } = world.database
    const category = await categoryId(kysely, '020101')
    const picture = () => storedFile(kysely, world.viewers.owner.staffId, 'product-picture')
    const draft = await owner.ok(products.createProduct, { categoryId: category })
    const content = aValve(category, await picture())
    let product = await step(owner, products.submitProduct, { id: draft.id, version: draft.version, content })
    await step(owner, products.withdrawProductReview, { id: product.review!.id, version: 1 })
    product = await owner.ok(products.readProduct, { id: draft.id })
    product = await step(owner, products.submitProduct, { id: product.id, version: product.version, content })
    const refusal = { reason: '图片不清晰', remarks: [{ field: 'pictures' as const, text: '请拍铭牌' }] }
    await step(admin, products.refuseProductReview, { id: product.review!.id, version: 1, ...refusal })
    product = await owner.ok(products.readProduct, { id: draft.id })
    product = await step(owner, products.submitProduct, { id: product.id, version: product.version, content })
    await step(admin, products.approveProductReview, { id: product.review!.id, version: 1 })
    await step(owner, products.shelveProducts, { ids: [product.id], on: true })
    await step(owner, products.shelveProducts, { ids: [product.id], on: false })
    product = await owner.ok(products.readProduct, { id: draft.id })
    product = await step(owner, products.changeProductPrices, {
      id: product.id,
      version: product.version,
      skus: [{ key: 'one', price: '1199.5', stock: '3' }],
    })
    const edited = {
      ...content,
      name: '楔式闸阀 Z41H-25',
      model: 'Z41H-25',
      unit: '件',
      pictures: [await picture()],
      skus: [aSku({ code: 'Z41H-25-DN100' })],
    }
    const id = product.id
    product = await owner.ok(products.saveProductDraft, { id, version: product.version, content: edited })
    await step(owner, products.discardProductDraft, { id, version: product.version })
    product = await owner.ok(products.readProduct, { id })
    product = await step(owner, products.submitProduct, { id, version: product.version, content: edited })
    await step(admin, products.decideProductReviews, {
      reviews: [{ id: product.review!.id, version: 1 }],
      decision: { action: 'approve' },
    })
  },
}
