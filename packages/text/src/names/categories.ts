/** What its calls do, for the description of the API; by the calls' names and their group. */
export const categoryCalls = {
  categories: '物料类目',
  'categories.tree': '物料类目树，不含已停用的',
  'categories.catalogue': '全部物料类目，含已停用的（平台）',
  'categories.add': '新增类目（平台）',
  'categories.change': '修改类目名称与所需资质（平台）',
  'categories.move': '移动类目（平台）',
  'categories.enable': '启用或停用类目（平台）',
} as const

/** What the audit log calls what was done. */
export const categoryAudit = {
  'category.add': '新增类目',
  'category.change': '修改类目',
  'category.move': '移动类目',
  'category.enable': '启用类目',
  'category.disable': '停用类目',
} as const

/** What its pages are called. */
export const categoryPages = {
  categoryList: '类目管理',
} as const

/** What a post may do, as a person would read it. */
export const categoryPermissions = {
  'category:manage': '维护物料类目',
} as const
