/** Why a change of people or posts is refused. */
export const staffRefusals = {
  'staff.accountTaken': '该账号已被使用',
  'staff.mobileTaken': '该手机号已被其他账号使用',
  'staff.self': '不能停用、删除自己，也不能更改自己的岗位',
  'staff.lastOwner': '企业至少保留一名启用的负责人',
  'staff.postUnknown': '所选岗位不存在',
  'staff.ownPasswordElsewhere': '修改自己的密码请到“个人账号信息”',
  'staff.ownMobileElsewhere': '更换自己的手机号请到“个人账号信息”，需要短信验证',
  'staff.ownAccountFixed': '自己的账号不能在这里修改，请由其他负责人修改',
  'staff.ownSessionsElsewhere': '管理自己的登录请到“个人账号信息”',
  'staff.alreadyEnabled': '该账号已启用',
  'post.nameTaken': '已有同名岗位',
  'post.hasMembers': (p: { count: number }) => `该岗位下还有 ${p.count} 人，请先调整他们的岗位`,
  'post.tooMany': (p: { limit: number }) => `自定义岗位最多 ${p.limit} 个`,
} as const
