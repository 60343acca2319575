/** Why a change of the catalogue is refused. */
export const categoryRefusals = {
  'category.nameTaken': '同级已有同名类目',
  'category.parentUnknown': '上级类目不存在',
  'category.tooDeep': (p: { levels: number }) => `类目最多 ${p.levels} 级`,
  'category.tooMany': (p: { limit: number }) => `同一类目下最多 ${p.limit} 个下级`,
  'category.insideItself': '不能移到自己或自己的下级之下',
} as const
