/** Descriptions of the calls and their group for the API's documentation. */
export const staffCalls = {
  staff: '子账号',
  'staff.list': '子账号列表：按关键字、状态、岗位筛选',
  'staff.detail': '子账号详情',
  'staff.create': '添加子账号，首次登录须修改密码',
  'staff.update': '修改子账号的姓名、账号、手机号、邮箱与岗位',
  'staff.updateByBody': '修改子账号（编号在请求体内）',
  'staff.delete': '删除子账号，历史记录保留其姓名',
  'staff.setStatus': '启用（1）或停用（0）子账号，停用后立即退出登录',
  'staff.resetPassword': '重置子账号密码，其全部登录立即失效',
  'staff.sessions': '子账号当前的登录设备',
  'staff.endSessions': '结束子账号的一个或全部登录',
  'staff.importTemplate': '导入子账号的工作簿模板，岗位可下拉选择',
  'staff.import': '上传子账号工作簿，由后台任务读取和检查，进度和结果见 imports.read',
  'staff.commitImport': '添加检查通过的子账号，整份成功或整份不添加；初始密码只返回这一次',
} as const

/** The names of the actions in the audit log. */
export const staffAudit = {
  'staff.create': '添加子账号',
  'staff.update': '修改子账号',
  'staff.enable': '启用子账号',
  'staff.disable': '停用子账号',
  'staff.delete': '删除子账号',
  'staff.resetPassword': '重置子账号密码',
  'staff.endSessions': '让子账号退出登录',
} as const

/** The titles of its pages. */
export const staffPages = {
  staffList: '子账号管理',
  staffImport: '批量导入子账号',
} as const

/** The names of its permissions, for people. */
export const staffPermissions = {
  'staff:view': '查看子账号',
  'staff:manage': '添加、修改、停用子账号',
} as const
