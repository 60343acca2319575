import type { brandMachine, BrandStatus } from '@bdr/contract/brands/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const brandCalls = {
  brands: '品牌',
  'brands.find': '可选品牌',
  'brands.apply': '申请新品牌',
  'brands.list': '全部品牌与品牌申请（平台）',
  'brands.add': '新增品牌（平台）',
  'brands.change': '修改品牌名称与别名（平台）',
  'brands.decide': '通过或驳回品牌申请，停用或启用品牌（平台）',
} as const

/** The names of the actions in the audit log. */
export const brandAudit = {
  'brand.apply': '申请品牌',
  'brand.add': '新增品牌',
  'brand.change': '修改品牌',
  'brand.approve': '通过品牌申请',
  'brand.refuse': '驳回品牌申请',
  'brand.disable': '停用品牌',
  'brand.enable': '启用品牌',
} as const

export const brandStatus: Readonly<Record<BrandStatus, string>> = {
  applied: '待审核',
  approved: '启用',
  refused: '已驳回',
  disabled: '已停用',
}

export const brandAction: Readonly<Record<ActionOf<typeof brandMachine> | 'add', string>> = {
  add: '新增',
  apply: '申请',
  approve: '通过',
  refuse: '驳回',
  disable: '停用',
  enable: '启用',
}

/** The titles of its pages. */
export const brandPages = { brandList: '品牌' } as const
