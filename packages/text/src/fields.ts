import { fieldFormats } from './field-formats.ts'
import { idempotencyKeyLength } from '@bdr/contract/kernel/call'
import { accountLength } from '@bdr/contract/staff/model'
import type { z } from 'zod'

/**
 * What an input field is called when a fault names it; one with dots, where it stands in that place
 * alone. Fields not listed are named by their key.
 */
const fieldLabels: Readonly<Record<string, string>> = {
  name: '名称',
  account: '账号',
  mobile: '手机号',
  email: '邮箱',
  password: '密码',
  postIds: '岗位',
  basePost: '基于岗位',
  description: '说明',
  keyword: '关键字',
  principal: '账号',
  credentials: '密码',
  sysType: '系统类型',
  ticket: '验证凭据',
  currentTicket: '原手机号验证凭据',
  newTicket: '新手机号验证凭据',
  newMobile: '新手机号',
  oldPassword: '原密码',
  newPassword: '新密码',
  code: '验证码',
  headFileId: '头像',
  choices: '通知方式',
  quietFrom: '免打扰开始',
  quietUntil: '免打扰结束',
  personId: '人员',
  purpose: '用途',
  bytes: '文件大小',
  fileId: '文件',
  recipient: '接收方',
  'Idempotency-Key': '幂等键',
  id: '编号',
  version: '版本',
  pageNum: '页码',
  pageSize: '每页条数',
  sort: '排序',
  status: '状态',
  waiting: '等待',
  orderNo: '订单编号',
  noteNo: '送货单号',
  buyer: '采购方',
  orderedFrom: '下单日期起',
  orderedTo: '下单日期止',
  createdFrom: '创建日期起',
  createdTo: '创建日期止',
  lines: '明细',
  lineId: '订单行',
  orderLineId: '订单行',
  noteLineId: '送货单行',
  orderIds: '订单',
  action: '操作',
  reason: '原因',
  quantity: '数量',
  unitPrice: '单价',
  requiredDate: '交期',
  plannedDate: '计划发货日期',
  carrier: '承运单位',
  vehicleNo: '车牌号',
  driverName: '司机',
  driverPhone: '司机电话',
  note: '备注',
  submit: '是否提交',
  receiverName: '收货人',
  last: '是否最后一批',
  accepted: '合格数量',
  rejected: '拒收数量',
  mode: '方式',
  parties: '供应商对应关系',
  file: '文件',
  type: '类型',
  onlyUnread: '只看未读',
  messageIds: '消息',
  techniqueId: '技改方案',
  company: '单位',
  message: '咨询内容',
  remark: '说明',
  kind: '种类',
  fields: '内容',
  slug: '网址名',
  title: '标题',
  summary: '摘要',
  body: '正文',
  author: '作者',
  coverFileId: '封面',
  column: '栏目',
  industry: '行业',
  problem: '问题',
  approach: '做法',
  conditions: '适用条件',
  duration: '工期',
  figures: '改前改后',
  materials: '涉及物料',
  before: '改前',
  after: '改后',
  label: '指标',
  category: '类别',
  letter: '首字母',
  english: '英文名',
  related: '相关词条',
  items: '条目',
  text: '文字',
  drawing: '图',
  publishAt: '发布时间',
  audience: '对象',
  to: '对象',
  merchantIds: '商家',
  posts: '岗位',
  showUntil: '展示到',
  noticeIds: '公告',
  savedVersion: '版本',
  grouping: '分组',
  model: '型号',
  categoryId: '类目',
  brandId: '品牌',
  unit: '计量单位',
  attributes: '商品属性',
  variants: '分规格的属性',
  skus: '规格',
  price: '含税单价',
  taxRate: '税率',
  moq: '起订量',
  leadTimeDays: '交货期',
  stock: '库存',
  weight: '单重',
  barcode: '条码',
  pictures: '图片',
  documents: '图纸与证书',
  shelf: '货架',
  onShelf: '上架',
  on: '是否上架',
  days: '天数',
  until: '截止日期',
  limit: '条数',
  uscc: '统一社会信用代码',
  legalPerson: '法定代表人',
  registeredOn: '成立日期',
  registeredCapital: '注册资本',
  regionCode: '所在地区',
  address: '详细地址',
  businessScope: '经营范围',
  licenceFileId: '营业执照',
  branch: '开户支行',
  role: '身份',
  categoryIds: '类目',
  qualifications: '资质证书',
  number: '证书编号',
  validUntil: '有效期至',
  agreementVersion: '入驻协议',
  remarks: '审核意见',
  shortName: '企业简称',
  introduction: '企业介绍',
  phone: '联系电话',
  website: '网址',
  logoFileId: '企业标志',
  addresses: '地址',
  contacts: '联系人',
  'remarks.message': '意见',
  path: '字段',
  checklist: '核对清单',
  waitingDays: '等待天数',
  parentId: '上级类目',
  position: '位置',
  aliases: '别名',
  attributeType: '填写方式',
  attributeOptions: '可选值',
  options: '可选值',
  isRequired: '必填',
  varies: '可分规格',
  attributeOrder: '属性顺序',
  enabled: '启用',
}

/** A sentence about a field, with the field's name before it. */
export function fieldSentence(path: readonly (string | number)[], message: string): string {
  const label = fieldLabel(path)
  return label === '' ? message : `${label}：${message}`
}

/**
 * What the place in an input is called: `数量`, `明细第 3 项的数量`; empty for the input as a whole.
 * @param path names of fields, and indexes of lists
 */
export function fieldLabel(path: readonly (string | number)[]): string {
  const names: string[] = []
  const items: string[] = []
  let label = ''
  for (const part of path) {
    if (typeof part === 'number') {
      items.push(`${label}第 ${part + 1} 项`)
      label = ''
    } else {
      names.push(part)
      label = fieldLabels[names.join('.')] ?? fieldLabels[part] ?? part
    }
  }
  return [...items, ...(label === '' ? [] : [label])].join('的')
}

/** What an account looks like; continues a sentence. */
export const accountFormat = `以字母开头，${accountLength.min} 至 ${accountLength.max} 位字母、数字、点、横线或下划线`

type Fields = typeof fieldRefusals

type PlainKey = { [Key in keyof Fields]: Fields[Key] extends string ? Key : never }[keyof Fields]

/** What a schema has against a field: a key of `fieldRefusals` and what its sentence needs. */
export type IssueRefusal =
  | { readonly key: PlainKey; readonly params: undefined }
  | { readonly key: 'field.wrongType'; readonly params: { readonly expected: string } }
  | { readonly key: 'field.wrongFormat'; readonly params: { readonly format: string } }
  | { readonly key: 'field.tooSmall' | 'field.tooBig'; readonly params: Limit }

const plain = (key: PlainKey): IssueRefusal => ({ key, params: undefined })

/** What an issue of zod says, as data. */
export function issueRefusal(issue: z.core.$ZodIssue): IssueRefusal {
  const own = `field.${issue.message}`
  if (isPlain(own)) return plain(own)
  switch (issue.code) {
    case 'unrecognized_keys':
      return plain('field.unknown')
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? plain('field.missing')
        : { key: 'field.wrongType', params: { expected: issue.expected } }
    case 'too_small':
      return { key: 'field.tooSmall', params: { of: issue.origin, limit: Number(issue.minimum) } }
    case 'too_big':
      return { key: 'field.tooBig', params: { of: issue.origin, limit: Number(issue.maximum) } }
    case 'invalid_union':
    case 'invalid_value':
      return plain('field.notOffered')
    case 'invalid_format':
      return { key: 'field.wrongFormat', params: { format: issue.format } }
    default:
      return plain('field.wrong')
  }
}

const wrong = '格式不正确'

const types: Readonly<Record<string, string>> = {
  string: '应为文字',
  number: '应为数字',
  int: '应为整数',
  boolean: '应为 true 或 false',
  array: '应为列表',
  object: '应为对象',
  record: '应为对象',
}

const formats: Readonly<Record<string, string>> = {
  date: '应为日期，如 2026-11-20',
  datetime: '应为带时区的时间',
  email: fieldFormats.email,
}

/** What the contract's schemas have against one field of an input. */
export const fieldRefusals = {
  'field.unknown': '不是此接口的字段',
  'field.missing': '必填',
  'field.unstorable': '含有无法保存的字符',
  'field.idempotencyKey': `应为 ${idempotencyKeyLength.min} 至 ${idempotencyKeyLength.max} 个可见字符`,
  'field.wrong': wrong,
  'field.wrongType': (p: { expected: string }) => types[p.expected] ?? wrong,
  'field.wrongFormat': (p: { format: string }) => formats[p.format] ?? wrong,
  'field.notOffered': '不在可选范围内',
  'field.tooSmall': ({ of, limit }: Limit) => {
    if (of === 'string') return limit === 1 ? '不能为空' : `至少 ${limit} 个字`
    return of === 'array' ? `至少 ${limit} 项` : `不能小于 ${limit}`
  },
  'field.tooBig': ({ of, limit }: Limit) => {
    if (of === 'string') return `最多 ${limit} 个字`
    return of === 'array' ? `最多 ${limit} 项` : `不能大于 ${limit}`
  },

  // the formats of the contract's own fields; the schema names them in `error`
  'field.decimal': '应为数字，整数部分不能以 0 开头，小数位数不能超出限制',
  'field.positive': '应大于 0',
  'field.id': '应为记录编号',
  'field.mobile': '应为 11 位手机号',
  'field.person-name': fieldFormats.personName,
  'field.account': `应${accountFormat}`,
  'field.eleven-digits': '应为 11 位数字',
  'field.json': '应为 JSON 文本',
  'field.ticket': '应为验证凭据',
  'field.receipt-token': '应为签收链接中的凭据',
  'field.signature': '签名无法识别，请重新签名',
  'field.uscc': '应为 18 位统一社会信用代码，不含字母 I、O、S、V、Z',
  'field.uscc-check': '统一社会信用代码的校验位不对，请核对每一位',
  'field.region': '应为 6 位行政区划代码',
  'field.bank-account': fieldFormats.bankAccount,
  'field.field-path': '应为申请表中的字段',
  'field.whole-days': '应为整数天数，最多 730 天',
  'field.slug': '应为小写字母、数字与短横线，如 ball-bearing',
  'field.letter': '应为一个大写字母',
  'field.time-of-day': '应为时刻，如 22:30',
} as const

const isPlain = (key: string): key is PlainKey =>
  Object.hasOwn(fieldRefusals, key) && typeof fieldRefusals[key as keyof Fields] === 'string'

/** What is wrong with one field, in words. */
export function issueText(issue: z.core.$ZodIssue): string {
  const { key, params } = issueRefusal(issue)
  const words = fieldRefusals[key] as string | ((params: unknown) => string)
  return typeof words === 'string' ? words : words(params)
}

/** A limit of a text's length, of a list's or of a number itself. */
export interface Limit {
  readonly of: string
  readonly limit: number
}
