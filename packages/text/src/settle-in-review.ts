import { companyWords, contactWords, settleInSteps } from './settle-in.ts'

/** Words of one application under review. */
export const settleInReview = {
  applicationNo: (no: string) => `申请 ${no}`,
  submitted: (time: string) => `${time} 提交`,
  sections: {
    findings: '自动核查',
    company: settleInSteps.company,
    bank: companyWords.bank,
    contact: settleInSteps.contact,
    categories: settleInSteps.categories,
    papers: settleInSteps.papers,
    documents: '证照',
    checklist: '核对清单',
    related: '同一企业或手机号的其他申请',
  },
  noFindings: '没有发现问题',
  blocking: '不能通过',
  warning: '留意',
  registered: (value: string) => `登记：${value}`,
  sameAsRegistered: '与登记一致',
  notRegistered: '登记库中没有这家企业',
  mobile: contactWords.mobile,
  agreement: (version: string) => `已同意入驻协议 ${version} 版`,
  noPapers: '没有提交资质证书',
  needs: (kinds: string) => `需${kinds}`,
  show: '查看',
  showOf: (name: string) => `查看${name}`,
  merchant: (code: string) => `已建立商家 ${code}`,
  reasonOf: { returned: '退回说明', refused: '拒绝原因' },
  checked: (ticked: number, all: number) => `${ticked} / ${all}`,
  checklistOver: '审核结束后不能再改。',
  remark: '意见',
  addRemark: '写意见',
  addRemarkAt: (place: string) => `对“${place}”写意见`,
  remarkAt: (place: string) => `对“${place}”的意见`,
  remarkHint: '写明要怎样修改，申请人会在这一栏旁看到',
  removeRemark: '删除意见',
  remarkCount: (count: number) => `${count} 处意见`,
} as const

/** Words of the list of applications to settle in. */
export const settleInList = {
  title: '入驻审核',
  label: '入驻申请',
  tabs: '按状态',
  all: '全部',
  keyword: '查找',
  keywordHint: '企业名称、信用代码、申请编号或手机号',
  waiting: '已等待',
  waitingDays: (days: number) => `${days} 天以上`,
  company: '企业',
  applicationNo: '申请编号',
  status: '状态',
  contact: '联系人',
  region: '地区',
  categories: '类目数',
  returns: '退回次数',
  submittedAt: '提交时间',
  returned: (times: number) => `退回过 ${times} 次`,
  empty: { title: '还没有入驻申请', hint: '供应商在网站“供应商入驻”页提交后，会出现在这里。' },
} as const

export const settleInActionWords = {
  returnTitle: (company: string) => `退回“${company}”的申请`,
  returnNone: '还没有写意见。请先在需要修改的栏目旁点“写意见”，至少写一处。',
  returnEffect: (count: number) => `申请人会收到短信，并在对应栏目旁看到以下 ${count} 处意见。`,
  returnReason: '总的说明',
  returnReasonHint: '选填，显示在意见之上',
  returnConfirm: '退回修改',
  returned: '已退回，短信将发给申请人',
  cancel: '取消',
  refuseTitle: (company: string) => `拒绝“${company}”的申请？`,
  refuseEffect: '申请就此结束，原因会以短信发给申请人。材料可以补正的，请用“退回修改”。',
  refuseReason: '拒绝原因',
  refuseConfirm: '拒绝申请',
  refused: '已拒绝，短信将发给申请人',
  approveTitle: (company: string) => `通过“${company}”的入驻申请？`,
  approveEffect: (contact: string, mobile: string) =>
    `将建立商家，并以 ${contact}（${mobile}）开通企业负责人账号，短信通知其设置密码后登录。`,
  approveConfirm: '通过入驻',
  approved: '已入驻，短信将发给联系人',
} as const

export const documentViewer = {
  label: '证照查看',
  none: '没有文件',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  turn: '向右旋转',
  open: '在新窗口打开',
  pdf: 'PDF 文件在新窗口查看',
  failed: '图片没有读取到，地址可能已过期',
  reload: '重新读取',
  hint: '拖动移动，滚轮缩放；键盘 + − 缩放，R 旋转',
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const settleInExport = {
  name: '入驻申请',
  uscc: companyWords.uscc,
  mobile: '手机号',
  updatedAt: '最后办理',
} as const
