/** Descriptions of the calls and their group for the API's documentation. */
export const categoryCalls = {
  categories: '物料类目',
  'categories.tree': '物料类目树，不含已停用的',
  'categories.catalogue': '全部物料类目，含已停用的（平台）',
  'categories.add': '新增类目（平台）',
  'categories.change': '修改类目名称与所需资质（平台）',
  'categories.move': '移动类目（平台）',
  'categories.enable': '启用或停用类目（平台）',
  'categories.attributes': '类目的属性，含上级的和已停用的（平台）',
  'categories.addAttribute': '新增类目属性（平台）',
  'categories.changeAttribute': '修改类目属性，已有商品保留原值（平台）',
  'categories.enableAttribute': '启用或停用类目属性（平台）',
  'categories.arrangeAttributes': '调整类目属性的顺序（平台）',
  units: '计量单位',
  'units.list': '全部计量单位，含已停用的（平台）',
  'units.add': '新增计量单位（平台）',
  'units.enable': '启用或停用计量单位（平台）',
} as const

/** The names of the actions in the audit log. */
export const categoryAudit = {
  'category.add': '新增类目',
  'category.change': '修改类目',
  'category.move': '移动类目',
  'category.enable': '启用类目',
  'category.disable': '停用类目',
  'category.add-attribute': '新增类目属性',
  'category.change-attribute': '修改类目属性',
  'category.enable-attribute': '启用类目属性',
  'category.disable-attribute': '停用类目属性',
  'category.arrange-attributes': '调整类目属性顺序',
  'category.add-unit': '新增计量单位',
  'category.enable-unit': '启用计量单位',
  'category.disable-unit': '停用计量单位',
} as const

/** The titles of its pages. */
export const categoryPages = {
  categoryList: '类目管理',
  categoryAttributes: '类目属性',
  unitList: '计量单位',
} as const

/** The names of its permissions, for people. */
export const categoryPermissions = {
  'category:manage': '维护物料类目',
} as const

/** The path of a category: `轴承 / 滚动轴承 / 深沟球轴承`. */
export const categoryPath = (names: readonly string[]): string => names.join(' / ')
