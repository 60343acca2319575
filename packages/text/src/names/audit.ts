/** Descriptions of the calls and their group for the API's documentation. */
export const auditCalls = {
  audit: '操作日志',
  'audit.log': '操作日志：本企业的，平台可见全部',
} as const

/** The titles of its pages. */
export const auditPages = {
  auditLog: '操作日志',
} as const

/** The names of its permissions, for people. */
export const auditPermissions = {
  'audit:view': '查看操作日志',
} as const
