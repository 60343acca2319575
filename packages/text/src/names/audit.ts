/** What its calls do, for the description of the API; by the calls' names and their group. */
export const auditCalls = {
  audit: '操作日志',
  'audit.log': '操作日志：本企业的，平台可见全部',
} as const

/** What its pages are called. */
export const auditPages = {
  auditLog: '操作日志',
} as const

/** What a post may do, as a person would read it. */
export const auditPermissions = {
  'audit:view': '查看操作日志',
} as const
