import { companyFactNames } from './company-fact-names.ts'
import { qualificationKind } from './qualifications.ts'
import { categoryPath } from './names/categories.ts'
import { markup } from './markup.ts'
import { merged } from './merged.ts'
import { settleInStatus } from './names/settle-in.ts'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { CompanyStanding } from '@bdr/contract/corporate-info/replies'
import type { ContactRole, StoredForm } from '@bdr/contract/settle-in/form'
import type { SettleInStatus } from '@bdr/contract/settle-in/machine'
import type { ChecklistItem } from '@bdr/contract/settle-in/model'
import type { RecordedFields } from './changes.ts'
import { companyChanges } from './company-changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const settleInChanges = merged(companyChanges, {
  contactName: '经办人',
  contactRole: '经办人身份',
  email: '邮箱',
  categoryIds: '类目',
  checklist: '核对清单',
  remarks: '审核意见',
} as const satisfies RecordedFields)

/** The names of the calls' input fields, for messages about faults. */
export const settleInInput = {
  company: '企业资料',
  bank: '开户银行',
  branch: '开户支行',
  contact: '经办人',
  role: '身份',
  agreementVersion: '入驻协议',
  remarks: '审核意见',
  'remarks.message': '意见',
  path: '字段',
  checklist: '核对清单',
  waitingDays: '等待天数',
  message: '意见',
  licenceFileId: '营业执照',
  qualifications: '资质证书',
  kind: '种类',
  number: '证书编号',
  validUntil: '有效期至',
} as const

/** The actor an applicant sees in the timeline, since reviewers are not named. */
export const platformActor = '平台'

export const contactRole: Readonly<Record<ContactRole, string>> = {
  'legal-person': '法定代表人',
  manager: '总经理',
  sales: '销售负责人',
  finance: '财务负责人',
  other: '其他授权经办人',
}

export const companyStanding: Readonly<Record<CompanyStanding, string>> = {
  active: '存续',
  revoked: '吊销',
  cancelled: '注销',
}

/** The items a reviewer ticks. */
export const checklistItem: Readonly<Record<ChecklistItem, string>> = {
  'licence-readable': '营业执照清晰、完整，未过营业期限',
  'licence-matches-form': '企业名称、统一社会信用代码、法定代表人与执照一致',
  'registry-agrees': '已与工商登记信息核对',
  'bank-account-of-company': '开户名与企业名称一致，为对公账户',
  'contact-reached': '已电话联系到经办人并确认其身份',
  'categories-within-scope': '所选类目在经营范围之内',
  'qualifications-genuine': '资质证书真实、有效，覆盖所选类目',
}

/** The names of the enumerations that the form's page reads. */
export const enumerationNames = [
  'settleInStatus',
  'contactRole',
  'qualificationKind',
  'companyStanding',
] as const

/** Banks the form suggests; any other can be typed. */
export const banks: readonly string[] = [
  '中国工商银行',
  '中国农业银行',
  '中国银行',
  '中国建设银行',
  '交通银行',
  '中国邮政储蓄银行',
  '招商银行',
  '上海浦东发展银行',
  '中信银行',
  '中国光大银行',
  '华夏银行',
  '中国民生银行',
  '广发银行',
  '兴业银行',
  '平安银行',
  '浙商银行',
  '恒丰银行',
  '渤海银行',
  '北京银行',
  '上海银行',
  '江苏银行',
  '南京银行',
  '宁波银行',
  '杭州银行',
  '徽商银行',
  '苏州银行',
  '成都银行',
  '长沙银行',
  '重庆银行',
  '郑州银行',
  '青岛银行',
  '齐鲁银行',
  '西安银行',
  '贵阳银行',
  '重庆农村商业银行',
  '上海农村商业银行',
  '北京农村商业银行',
  '江苏江南农村商业银行',
  '无锡农村商业银行',
  '江苏常熟农村商业银行',
]

/** The text of the agreement; its version is in the contract. */
export const agreement = [
  {
    heading: '一、入驻资格',
    body: '申请人是依法设立的企业，所填信息与提交的证照真实、完整、有效；发生变更时，自变更之日起十五日内在“企业信息”中更新。',
  },
  {
    heading: '二、审核',
    body: '平台依据提交的材料进行形式审核，可要求补正或说明。审核通过不代表平台对商家的产品作出担保。',
  },
  {
    heading: '三、账号',
    body: '审核通过后，平台以经办人手机号开通企业负责人账号。账号由企业自行管理，以账号所做的操作视为企业的行为。',
  },
  {
    heading: '四、交易与履约',
    body: '商家对报价、交期和质量承诺负责，按确认的订单交货并如实填写送货单。不得以平台名义对外承诺。',
  },
  {
    heading: '五、资质与合规',
    body: '经营需要许可或认证的产品时，应持有有效证书；证书到期未更新的，平台可停止相关类目的交易。',
  },
  {
    heading: '六、信息使用',
    body: '提交的信息用于审核、签约、履约与法定用途，平台不向无关第三方提供。采购方可看到与订单有关的企业信息。',
  },
  {
    heading: '七、冻结与退出',
    body: '材料虚假、严重违约或违法的，平台可冻结账号并说明理由。商家可在履行完未结订单后申请退出。',
  },
]

export const settleInSteps = {
  company: '企业信息',
  contact: '联系人',
  categories: '经营类目',
  papers: '资质证书',
  agreement: '入驻协议',
  review: '核对并提交',
} as const

export const companyWords = {
  ...companyFactNames,
  name: '企业名称',
  nameHint: '输入名称中的几个字或统一社会信用代码，选中后自动填写登记信息。',
  found: (count: number) => `找到 ${count} 家企业，点选或用上下键选择`,
  noneFound: '登记库中没有找到，请直接填写',
  searchFailed: '查询没有成功，请直接填写',
  searching: '正在查询……',
  filled: '已按登记信息填写，请与营业执照核对。',
  notActive: (standing: string) => `登记状态为“${standing}”，入驻需要企业正常存续。`,
  standing: '登记状态',
  usccRight: '校验位正确',
  usccFixed: '重新提交时不能更换，如有误请撤销后重新申请。',
  registeredCapitalHint: '按营业执照填写，如：500 万元人民币',
  licenceHint: '正本或副本的照片或扫描件，四角完整、文字清晰。',
  licenceNeedsProof: '上传文件前先验证联系人的手机号，审核结果也发到这个手机。',
  bankAccountHint: '开户名应与企业名称一致。',
} as const

export const contactWords = {
  mobile: '手机号',
  mobileHint: '接收审核结果，也是入驻后企业负责人账号的手机号。',
  proved: '已验证',
  prove: '验证手机号',
  proving: '正在验证……',
  otherMobile: '更换手机号',
  codeNotCome: '没有收到时，请核对手机号，或稍后重新获取。',
  proofOver: '手机验证已过期，请重新获取验证码。已填的内容都还在。',
  name: '姓名',
  role: '身份',
  emailPlain: '邮箱',
  email: '邮箱（选填）',
  choose: '请选择',
  liveApplication: (company: string, count: number) =>
    count === 1
      ? `该手机号有“${company}”的申请正在办理。`
      : `该手机号有“${company}”等 ${count} 份申请正在办理。`,
  toProgress: '查看进度',
} as const

/** The applicant's actions in sentences. */

const settleInDone = { apply: '提交了', resubmit: '修改并重新提交了', withdraw: '撤销了' } as const

/** The notices as HTML; values from records are escaped. */
export const settleInNotices = {
  /** an action of an applicant, for operators */
  settleIn: (p: { action: 'apply' | 'resubmit' | 'withdraw'; company: string; applicationNo: string }) =>
    markup`${p.company} ${settleInDone[p.action]}入驻申请 <b>${p.applicationNo}</b>${p.action === 'withdraw' ? '' : '，请审核'}。`,
}

/**
 * Reasons for a refusal that the public form can already report before sending. They are separate because the size of
 * the form's script is limited.
 */
export const settleInFormRefusals = {
  'settleIn.tooManyLive': (p: { most: number }) =>
    `该手机号已有 ${p.most} 份申请在办理，请等其中一份办完，或在“查询进度”中撤销后再提交`,
  'settleIn.regionUnknown': '请选择到区、县',
  'settleIn.registeredInFuture': '成立日期不能晚于今天',
  'settleIn.qualificationExpired': '证书已过有效期，请上传有效的证书',
} as const

interface MissingPaper {
  readonly kind: QualificationKind
  /** the category that requires it */
  readonly category: string
}

export const paperWords = {
  noneRequired: '所选类目不要求资质证书，可以直接到下一步。也可以补充体系认证、品牌授权等证书。',
  noCategories: '先选择经营类目，这里会列出需要的资质证书。',
  toCategories: '去选择类目',
  required: '必须提供',
  optional: '选填',
  because: (names: string, count: number) => (count > 3 ? `用于${names}等 ${count} 个类目` : `用于${names}`),
  number: '证书编号',
  validUntil: '有效期至',
  endless: '长期有效',
  file: '证书文件',
  needsProof: '上传证书前先验证手机号。',
  another: '再加一份',
  anotherOf: (kind: string) => `再加一份${kind}`,
  remove: '移除',
  removeOf: (kind: string, number: number) => `移除第 ${number} 份${kind}`,
  add: '添加其他证书',
  addButton: '添加',
  nth: (number: number) => `第 ${number} 份`,
} as const

/** Why an application to settle in, or an action on it, is refused. */
export const settleInRefusals = {
  ...settleInFormRefusals,
  'settleIn.alreadyApplied': (p: { applicationNo: string }) =>
    `该企业的入驻申请（${p.applicationNo}）还在进行中，可在“查询进度”中查看、修改或撤销`,
  'settleIn.appliedByOther': '该统一社会信用代码已有其他手机号提交的入驻申请，如非本企业人员提交，请联系平台',
  'settleIn.merchantExists': '该企业已入驻，请直接登录；忘记密码可用手机号找回',
  'settleIn.usccChanged': '修改后重新提交的申请不能更换统一社会信用代码，请先撤销再重新申请',
  'region.unknown': '没有这个行政区划代码',
  'settleIn.categoryUnknown': '所选类目已调整，请重新选择',
  'settleIn.categoryTwice': '同一类目只需选择一次',
  'settleIn.qualificationMissing': (p: MissingPaper) =>
    `所选类目“${p.category}”需要${qualificationKind[p.kind]}`,
  'settleIn.qualificationTwice': '同一证书只需填写一次',
  'settleIn.remarkUnknown': '意见所指的字段不在申请中',
  'settleIn.remarkTwice': '同一字段只写一条意见',
  'settleIn.mobileTaken': '该手机号已用于平台上的账号，请换用经办人未注册过的手机号',
  'settleIn.notInReview': (p: { status: SettleInStatus }) =>
    `申请当前为“${settleInStatus[p.status]}”，不能核对清单`,
  'settleIn.checklistOpen': (p: { open: number }) => `核对清单还有 ${p.open} 项未勾选`,

  'finding.registryUnknown': '工商登记中查不到该统一社会信用代码',
  'finding.registryStanding': (p: { standing: CompanyStanding }) =>
    `工商登记状态为“${companyStanding[p.standing]}”`,
  'finding.registryDiffers': (p: { registered: string }) => `与工商登记不一致，登记为“${p.registered}”`,
  'finding.merchantExists': (p: { code: string }) => `该统一社会信用代码已是商家 ${p.code}`,
  'finding.nameTaken': (p: { code: string }) => `商家 ${p.code} 已使用这个企业名称`,
  'finding.mobileTaken': '该手机号已用于其他账号，请退回并请申请人换用未注册的手机号重新申请',
  'finding.categoryGone': (p: { path: readonly string[] }) =>
    `类目“${categoryPath(p.path)}”已停用或不再是末级`,
  'finding.qualificationMissing': (p: MissingPaper) => `缺少${qualificationKind[p.kind]}（${p.category}）`,
  'finding.qualificationExpired': '证书已过有效期',
  'finding.qualificationExpiresSoon': (p: { days: number }) => `证书 ${p.days} 天后到期`,
} as const

const names: Readonly<Record<string, string>> = {
  company: settleInSteps.company,
  'company.name': companyWords.name,
  'company.uscc': companyWords.uscc,
  'company.legalPerson': companyWords.legalPerson,
  'company.registeredOn': companyWords.registeredOn,
  'company.registeredCapital': companyWords.registeredCapital,
  'company.regionCode': companyWords.regionCode,
  'company.address': companyWords.address,
  'company.businessScope': companyWords.businessScope,
  'company.licenceFileId': companyWords.licenceFileId,
  bank: companyWords.bank,
  'bank.name': companyWords.bankName,
  'bank.branch': companyWords.bankBranch,
  'bank.account': companyWords.bankAccount,
  contact: settleInSteps.contact,
  'contact.name': contactWords.name,
  'contact.role': contactWords.role,
  'contact.email': contactWords.emailPlain,
  categoryIds: settleInSteps.categories,
  qualifications: settleInSteps.papers,
  'paper.number': paperWords.number,
  'paper.validUntil': paperWords.validUntil,
  'paper.fileId': paperWords.file,
}

/** The name of the form field that a remark or a finding is about. */
export function settleInPlaceName(path: string, form: StoredForm): string {
  const match = /^qualifications\[(\d+)\](?:\.(\w+))?$/.exec(path)
  const paper = match ? form.qualifications[Number(match[1])] : undefined
  if (!paper) return names[path] ?? path
  const field = names[`paper.${match![2]}`]
  const kind = qualificationKind[paper.kind]
  return field === undefined ? kind : `${kind} ${field}`
}

/** Words of the page on which a company applies and follows its application. */
export const settleInPage = {
  tabs: { apply: '申请入驻', progress: '查询进度' },
  tabsLabel: '入驻',
  loading: '正在打开……',
  retry: '重试',
  partMissing: '这一部分没有打开，请检查网络后重试，或刷新页面。',
} as const

/** What an applicant wants to know before and after applying. The page shows it without script. */
export const settleInBefore = {
  title: '供应商入驻',
  lead: '手机上即可完成，填写约需 15 分钟。内容保存在本机，可以随时离开再继续。',
  description: '向班德瑞商家平台申请供应商入驻：填写企业信息、选择经营类目、上传资质，随时查询审核进度。',
  toSignIn: '已入驻，去登录',
  needsScript: '填写入驻申请需要启用浏览器的 JavaScript。',
  prepare: '请先备好',
  prepared: ['营业执照照片', '开户银行、支行和账号', '没在平台注册过账号的手机号', '类目要求的资质证书'],
  files: (types: string, limit: string) => `证照可以是 ${types}，每份不超过 ${limit}。`,
  papersTitle: '哪些类目要哪些证书',
  afterTitle: '提交后会怎样',
  checks: (count: number) => `平台逐项核对，共 ${count} 条：`,
  /** the result of a check, in words for the applicant */
  checkOf: {
    'registry-agrees': '与工商登记信息核对',
    'contact-reached': '会打电话给经办人确认身份，请留意接听',
  } as Partial<Record<ChecklistItem, string>>,
  returned: '需要修改的，短信告诉您有几处，在“查询进度”里逐条改，其余内容不用重填。',
  approved: '通过后收到短信：用这个手机号在登录页选“首次设置密码”，设好就能登录。',
  refused: '申请被拒绝的会写明原因，可以改好再申请。',
  company: '主体与联系方式见',
} as const

export const stepWords = {
  label: '申请步骤',
  position: (step: number, count: number) => `第 ${step} 步，共 ${count} 步`,
  done: '已填完',
  missing: (count: number) => `还差 ${count} 项`,
  remarks: (count: number) => `${count} 处需修改`,
  back: '上一步',
  next: '下一步',
  stepMissing: (count: number) => `本步还差 ${count} 项`,
  stepDone: '本步已填完',
  stored: (time: string) => `已保存在本机 ${time}`,
  notStored: '浏览器不允许在本机保存，请不要关闭页面',
} as const

/** Faults of fields that are reported before sending. */
export const settleInFaults = {
  missing: (label: string) => `请填写${label}`,
  notChosen: (label: string) => `请选择${label}`,
  noFile: (label: string) => `请上传${label}`,
  uscc: '应为 18 位数字与大写字母，不含 I、O、S、V、Z',
  usccCheck: '校验位不对，请与营业执照逐位核对',
  notProved: '请用短信验证码验证手机号',
  noCategory: '请至少选择一个类目',
  tooManyCategories: (limit: number) => `最多选择 ${limit} 个类目`,
  notAccepted: '请阅读并同意入驻协议',
} as const

export const categoryWords = {
  tree: '类目',
  search: '查找类目',
  searchHint: '如：截止阀、轴承、电缆',
  hint: '选择实际供应的末级类目，可以多选。',
  keysHint: '用上下键移动，左右键收起和展开，空格键选择。',
  chosen: (count: number, limit: number) => `已选 ${count} 个（最多 ${limit} 个）`,
  noneChosen: '还没有选择类目',
  remove: (name: string) => `取消选择${name}`,
  below: (count: number) => `已选 ${count}`,
  nothing: (keyword: string) => `没有名称含“${keyword}”的类目，请换个说法，或选择相近的类目。`,
  needsPaper: '需资质',
  gone: '已停用的类目',
} as const

export const agreementWords = {
  title: '商家入驻协议',
  version: (version: string) => `版本 ${version}`,
  accept: '我已阅读并同意《商家入驻协议》，所填信息与证照真实、完整、有效',
} as const

export const reviewWords = {
  complete: '都填好了，请再核对一遍。提交后等待审核期间不能修改。',
  missing: (count: number) => `还差 ${count} 项，点击可直接去填写：`,
  edit: '修改',
  editOf: (step: string) => `修改${step}`,
  submit: '提交申请',
  resubmit: '重新提交',
  submitting: '正在提交……',
  refusedFields: '有内容没有通过检查，请按提示修改后再提交。',
  waitForFiles: '文件还在上传，请稍候',
  accepted: '已同意',
  until: (day: string) => `有效期至 ${day}`,
} as const

export const draftWords = {
  resumed: (time: string) => `已恢复 ${time} 保存的内容。`,
  discard: '清空重填',
  discardTitle: '清空已填的内容？',
  discardEffect: '本机保存的入驻申请内容将被删除，不能恢复。',
  keep: '保留',
  filesGone: (hours: number) => `上传超过 ${hours} 小时未提交的文件已清理，请重新上传。`,
  filesLeft: '手机号已更换，用原手机号上传的文件需要重新上传。',
  editing: (applicationNo: string) => `正在修改被退回的申请 ${applicationNo}`,
  leaveEditing: '返回进度',
  notHere: '这台设备上没有保存这份修改，请用手机号查询进度后再修改。',
  replaceTitle: '替换本机未提交的内容？',
  replaceEffect: '本机保存着另一份没有提交的申请内容，重新申请会用原申请的内容替换它。',
  replace: '替换',
  remark: '审核意见',
  remarkChanged: '已修改',
} as const

export const progressWords = {
  lead: '用提交申请时的手机号查询、修改或撤销申请。',
  look: '查询进度',
  looking: '正在查询……',
  of: (mobile: string) => `${mobile} 的入驻申请`,
  otherMobile: '换个手机号',
  none: '这个手机号还没有入驻申请',
  noneHint: '提交申请之后，审核进度会显示在这里。',
  start: '开始申请',
  refresh: '刷新',
  failed: '进度没有读取成功',
  submittedNow: '申请已提交',
  resubmittedNow: '修改已提交',
  submittedHint: '审核结果会以短信通知，也可以随时在这里查看。',
  applicationNo: '申请编号',
  uscc: companyFactNames.uscc,
  submittedAt: '提交时间',
  form: '查看提交的内容',
  history: '办理记录',
  remarks: '需要修改',
  reasonOf: { returned: '退回说明', refused: '拒绝原因' },
  editAndResubmit: '修改并重新提交',
  goToField: '去修改',
  again: '以此内容重新申请',
  withdraw: '撤销申请',
  withdrawTitle: (company: string) => `撤销“${company}”的入驻申请？`,
  withdrawEffect: (applicationNo: string) => `申请 ${applicationNo} 将不再审核。填过的内容可以用来重新申请。`,
  withdrawConfirm: '确认撤销',
  withdrawing: '正在撤销……',
  withdrawn: '申请已撤销',
  keep: '不撤销',
  signIn: '设置密码并登录',
  next: {
    submitted: '平台正在审核，结果会以短信通知。',
    returned: '请按下列意见修改后重新提交。',
    approved: '企业已入驻。首次登录先用本手机号设置密码。',
    refused: '申请未通过。如情况有变化，可以修改后重新申请。',
    withdrawn: '申请已撤销。',
  },
} as const
