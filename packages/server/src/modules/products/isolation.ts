import { approveProductReview, createProduct, submitProduct } from '@bdr/contract/products/calls'
import { storedFile } from '../../test/stored-file.ts'
import type { IsolationSection } from '../../test/isolation.ts'
import { aSku, aValve, categoryId } from './test/contents.ts'

const draft = aValve('1', '1', { skus: [aSku({ code: 'ISOLATED' })] })

export const isolation: IsolationSection = {
  async make({ database: { kysely }, viewers }, clients) {
    const category = await categoryId(kysely, '020101')
    const picture = await storedFile(kysely, viewers.owner.staffId, 'product-picture')
    const productDocument = await storedFile(kysely, viewers.owner.staffId, 'product-document')
    const { id, version } = await clients.owner.ok(createProduct, { categoryId: category })
    const content = aValve(category, picture)
    const { review } = await clients.owner.ok(submitProduct, { id, version, content })
    await clients.admin.ok(approveProductReview, { id: review!.id, version: review!.version })
    const { id: sku } = await kysely
      .selectFrom('sku')
      .select('id')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      product: id,
      sku,
      productReview: review!.id,
      productPicture: picture,
      productDocument,
    }
  },
  async makeOwn({ database: { kysely }, viewers }, clients) {
    const category = await categoryId(kysely, '020101')
    const picture = await storedFile(kysely, viewers.owner2.staffId, 'product-picture')
    const { id } = await clients.owner2.ok(createProduct, { categoryId: category })
    return { category, product: id, productPicture: picture }
  },
  inputs: {
    'products.list': [(ids) => ({ brandId: ids['brand'] }), (ids) => ({ categoryId: ids['category'] })],
    'products.detail': (ids) => ({ id: ids['product'] }),
    'products.copy': (ids) => ({ id: ids['product'] }),
    'products.saveDraft': [
      (ids) => ({ id: ids['product'], version: 1, content: draft }),
      (ids, own) => ({
        id: own['product'],
        version: 1,
        content: { ...draft, categoryId: ids['category'], pictures: [ids['productPicture']] },
      }),
      (ids, own) => ({
        id: own['product'],
        version: 1,
        content: {
          ...draft,
          categoryId: own['category'],
          pictures: [own['productPicture']],
          brandId: ids['brand'],
        },
      }),
      (ids, own) => ({
        id: own['product'],
        version: 1,
        content: {
          ...draft,
          categoryId: own['category'],
          pictures: [own['productPicture']],
          documents: [{ kind: 'drawing', fileId: ids['productDocument'] }],
        },
      }),
    ],
    'products.discardDraft': (ids) => ({ id: ids['product'], version: 1 }),
    'products.remove': (ids) => ({ id: ids['product'], version: 1 }),
    'products.submit': [
      (ids) => ({ id: ids['product'], version: 1, content: draft }),
      (ids, own) => ({
        id: own['product'],
        version: 1,
        content: {
          ...draft,
          categoryId: ids['category'],
          brandId: ids['brand'],
          pictures: [ids['productPicture']],
          documents: [{ kind: 'drawing', fileId: ids['productDocument'] }],
        },
      }),
    ],
    'products.shelve': (ids) => ({ ids: [ids['product']], on: true }),
    'products.changePrices': (ids) => ({
      id: ids['product'],
      version: 1,
      skus: [{ key: 'one', price: '1', stock: '1' }],
    }),
    'productReviews.detail': (ids) => ({ id: ids['productReview'] }),
    'productReviews.approve': (ids) => ({ id: ids['productReview'], version: 1 }),
    'productReviews.refuse': (ids) => ({ id: ids['productReview'], version: 1, reason: 'because' }),
    'productReviews.decide': (ids) => ({
      reviews: [{ id: ids['productReview'], version: 1 }],
      decision: { action: 'approve' },
    }),
    'productReviews.withdraw': (ids) => ({ id: ids['productReview'], version: 1 }),
  },
  untried: {
    'products.create': 'the catalogue is everybody’s',
    'products.counts': 'counts what products.list shows',
    'products.attributes': 'the catalogue is everybody’s',
  },
}
