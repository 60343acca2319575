/** Words of the operators' review. */
export const reviewList = {
  title: '资料变更审核',
  label: '资料变更',
  merchant: '商家',
  merchantHint: '名称，或编号开头几位',
  fields: '变更内容',
  requestedBy: '提交人',
  createdAt: '提交时间',
  state: '状态',
  empty: { title: '还没有资料变更', hint: '商家申请变更登记信息、账户或资质后，会出现在这里等待审核。' },
} as const

export const reviewDetail = {
  code: (code: string) => `商家编号 ${code}`,
  requested: (by: string, at: string) => `${by} 于 ${at} 提交`,
  sections: { diff: '变更前后对照' },
  diffNote: (count: number) => `${count} 项变更`,
  refusedReason: (reason: string) => `审核意见：${reason}`,
  approveTitle: (merchant: string) => `同意 ${merchant} 的资料变更？`,
  approveEffect: (fields: string) => `${fields} 立即改为申请的内容，并通知商家。`,
  approve: '同意变更',
  approved: '已同意，变更已生效',
  refuseTitle: (merchant: string) => `不同意 ${merchant} 的资料变更？`,
  refuseEffect: '现有信息不变。审核意见会通知商家，商家可以修改后重新提交。',
  refuse: '不同意变更',
  reason: '审核意见',
  reasonHint: '写明哪一项不符、需要怎样修改',
  refused: '已退回，商家会收到审核意见',
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const changeRequestExport = {
  name: '资料变更',
  merchantCode: '商家编码',
  merchant: '商家',
  fields: '变更内容',
  requestedBy: '申请人',
  createdAt: '申请时间',
  updatedAt: '最后办理',
  status: '状态',
} as const
