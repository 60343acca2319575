import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { productMachine, productReviewMachine } from './machine.ts'

export const productEntity = entity({
  kind: 'product',
  pages: [
    menuPage({
      key: 'productList',
      path: '/product/list',
      access: 'product:view',
      menu: 'product',
      module: 'console/products/list',
      icon: 'M3 6.5L10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5 7-3.5M10 10v7',
    }),
    menuPage({
      key: 'productCreate',
      path: '/product/create',
      access: 'product:edit',
      menu: 'product',
      module: 'console/products/start',
      recordPage: { key: 'productEdit', parent: 'productList', module: 'console/products/form' },
      icon: 'M4 3h8l4 4v10H4zM12 3v4h4M10 9.5v5M7.5 12h5',
    }),
    menuPage({
      key: 'batchUploadList',
      path: '/product/batchUploadList',
      access: 'product:edit',
      menu: 'product',
      module: 'console/products/batch-list',
      icon: 'M4 13v3h12v-3M10 13V4M6.5 7.5L10 4l3.5 3.5',
    }),
    innerPage({
      key: 'batchUploadProduct',
      path: '/product/batchUploadProduct',
      access: 'product:edit',
      parent: 'batchUploadList',
      module: 'console/products/batch-upload',
    }),
    innerPage({
      key: 'productPriceImport',
      path: '/product/priceImport',
      access: 'product:edit',
      parent: 'productList',
      module: 'console/products/price-import',
    }),
    innerPage({
      key: 'productDetail',
      path: '/product/detail',
      access: 'product:view',
      parent: 'productList',
      module: 'console/products/detail',
    }),
  ],
  looks: {
    product: looksOf(productMachine.states, {
      draft: look('idle', 'open'),
      submitted: look('review', 'half'),
      approved: look('done', 'full'),
      rejected: look('refused', 'crossed'),
    }),
  },
  search: 'product:view',
  lists: { productList: 'keyword' },
  audience: ['product:view'],
  record: {
    productDetail: { call: 'products.detail', field: 'title' },
    productEdit: { call: 'products.detail', field: 'title' },
  },
})

export const productReviewEntity = entity({
  kind: 'product-review',
  pages: [
    menuPage({
      key: 'productReviewList',
      path: '/product/auditList',
      access: 'product:view',
      menu: 'product',
      module: 'console/products/review-list',
      icon: 'M4 3h9l3 3v11H4zM7 10.5l2 2 4-4.5',
    }),
    innerPage({
      key: 'productReviewDetail',
      path: '/product/auditDetail',
      access: 'product:view',
      parent: 'productReviewList',
      module: 'console/products/review-detail',
    }),
  ],
  looks: {
    'product-review': looksOf(productReviewMachine.states, {
      submitted: look('waiting', 'open'),
      approved: look('done', 'full'),
      refused: look('refused', 'crossed'),
      withdrawn: look('idle', 'crossed'),
    }),
  },
  search: null,
  audience: ['product:view'],
  record: { productReviewDetail: { call: 'productReviews.detail', field: 'title' } },
})
