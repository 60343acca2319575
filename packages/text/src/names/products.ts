import type {
  productMachine,
  productReviewMachine,
  ProductReviewStatus,
  ProductStatus,
} from '@bdr/contract/products/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const productCalls = {
  products: '商品',
  productReviews: '商品审核',
  'products.list': '商品列表',
  'products.counts': '各状态的商品数量',
  'products.categories': '有商品的类目及数量',
  'products.detail': '商品详情，含未提交的修改',
  'products.create': '按类目新建商品草稿',
  'products.copy': '复制为新的草稿',
  'products.saveDraft': '保存正在填写的草稿',
  'products.discardDraft': '放弃对已通过商品的修改',
  'products.remove': '删除没有通过过审核的商品',
  'products.submit': '提交审核',
  'products.shelve': '批量上架或下架',
  'products.changePrices': '修改价格与库存，立即生效',
  'products.importTemplate': '所选类目的批量上传模板',
  'products.import': '上传商品工作簿并开始检查',
  'products.importPictures': '为一次批量上传补充图片压缩包并重新检查',
  'products.importPrices': '上传改好价格与库存的工作簿并开始对照',
  'products.units': '可选计量单位',
  'products.attributes': '类目的商品属性',
  'productReviews.list': '商品审核列表',
  'productReviews.detail': '审核详情，含修改前后对照',
  'productReviews.approve': '审核通过（平台）',
  'productReviews.refuse': '审核驳回（平台）',
  'productReviews.decide': '批量审核，逐个处理，未能处理的附原因（平台）',
  'productReviews.withdraw': '撤回提交的审核',
} as const

/** The names of the actions in the audit log. */
export const productAudit = {
  'product.create': '新增商品',
  'product.copy': '复制商品',
  'product.remove': '删除商品',
  'product.discard': '放弃商品修改',
  'product.submit': '提交商品审核',
  'product.withdraw': '撤回商品审核',
  'product.approve': '通过商品审核',
  'product.refuse': '驳回商品审核',
  'product.shelve': '商品上架',
  'product.unshelve': '商品下架',
  'product.reprice': '修改价格与库存',
  'product.import': '批量上传商品',
} as const

export const productStatus: Readonly<Record<ProductStatus, string>> = {
  draft: '草稿',
  submitted: '待审核',
  approved: '已通过',
  rejected: '已驳回',
}

export const productAction: Readonly<
  Record<ActionOf<typeof productMachine> | 'create' | 'copy' | 'import' | 'reprice' | 'discard', string>
> = {
  create: '新建',
  copy: '复制新建',
  import: '批量上传',
  submit: '提交审核',
  withdraw: '撤回',
  approve: '审核通过',
  reject: '审核驳回',
  shelve: '上架',
  unshelve: '下架',
  reprice: '修改价格与库存',
  discard: '放弃修改',
}

export const productReviewStatus: Readonly<Record<ProductReviewStatus, string>> = {
  submitted: '待审核',
  approved: '已通过',
  refused: '已驳回',
  withdrawn: '已撤回',
}

export const productReviewAction: Readonly<Record<ActionOf<typeof productReviewMachine> | 'submit', string>> =
  {
    submit: '提交审核',
    approve: '通过',
    refuse: '驳回',
    withdraw: '撤回',
  }

/** The titles of its pages. */
export const productPages = {
  productList: '商品管理',
  productCreate: '新增商品',
  productEdit: '编辑商品',
  batchUploadList: '批量上传',
  productPriceImport: '批量改价与库存',
  batchUploadProduct: '批量上传商品',
  productDetail: '商品详情',
  productReviewList: '商品审核',
  productReviewDetail: '审核详情',
} as const

/** The names of its permissions, for people. */
export const productPermissions = {
  'product:view': '查看商品',
  'product:edit': '维护商品、价格与库存',
  'product:review': '审核商品与品牌',
} as const
