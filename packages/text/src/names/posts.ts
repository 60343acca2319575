/** Descriptions of the calls and their group for the API's documentation. */
export const postCalls = {
  posts: '岗位',
  'posts.list': '按业务类型列出岗位、成员与权限',
  'posts.create': '新增自定义岗位',
  'posts.update': '修改自定义岗位',
  'posts.delete': '删除没有成员的自定义岗位',
} as const

/** The names of the actions in the audit log. */
export const postAudit = {
  'post.create': '新增岗位',
  'post.update': '修改岗位',
  'post.delete': '删除岗位',
} as const

/** The titles of its pages. */
export const postPages = {
  postList: '岗位管理',
} as const

/** The names of its permissions, for people. */
export const postPermissions = {
  'post:manage': '维护岗位',
} as const
