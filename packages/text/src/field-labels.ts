import { companyFactNames } from './company-fact-names.ts'
import { inputFields } from './domains.ts'

const { uscc, legalPerson, registeredOn, registeredCapital, regionCode, address, businessScope } =
  companyFactNames

/** Names of fields that calls of several domains have. */
const commonFields: Readonly<Record<string, string>> = {
  name: '名称',
  account: '账号',
  mobile: '手机号',
  email: '邮箱',
  password: '密码',
  description: '说明',
  keyword: '关键字',
  ticket: '验证凭据',
  fileId: '文件',
  'Idempotency-Key': '幂等键',
  id: '编号',
  version: '版本',
  pageNum: '页码',
  pageSize: '每页条数',
  sort: '排序',
  status: '状态',
  waiting: '等待',
  lines: '明细',
  action: '操作',
  reason: '原因',
  quantity: '数量',
  unitPrice: '单价',
  requiredDate: '交期',
  note: '备注',
  file: '文件',
  type: '类型',
  kind: '种类',
  fields: '内容',
  title: '标题',
  body: '正文',
  industry: '行业',
  category: '类别',
  text: '文字',
  publishAt: '发布时间',
  model: '型号',
  categoryId: '类目',
  unit: '计量单位',
  taxRate: '税率',
  moq: '起订量',
  ...{ uscc, legalPerson, registeredOn, registeredCapital, regionCode, address, businessScope },
  categoryIds: '类目',
  phone: '联系电话',
  merchantId: '商家',
  ids: '记录',
  files: '文件',
  attachmentId: '附件',
  decision: '决定',
  state: '状态',
  materialCode: '物料编码',
  materialName: '物料',
  specification: '规格',
  brand: '品牌',
  shipTo: '收货地址',
  buyerName: '采购方',
}

type FieldPath = readonly (string | number)[]

interface Place {
  readonly path: FieldPath
  readonly label?: string | undefined
}

/** The call the input belongs to: `orders.list`; undefined if the request reached no call. */
type CallName = string | undefined

/** A message about a field, with the field's name in front. `label` is a name that comes from data. */
export function fieldSentence(call: CallName, { path, label: own }: Place, message: string): string {
  const label = own ?? fieldLabel(call, path)
  return label === '' ? message : `${label}：${message}`
}

/**
 * The name of a path in an input: `数量`, `明细第 3 项的数量`; empty for the whole input. Names are defined with the words of
 * the call's domain; a key with dots applies only to that path.
 * @param path names of fields, and indexes of lists
 */
export function fieldLabel(call: CallName, path: FieldPath): string {
  const names: string[] = []
  const items: string[] = []
  let label = ''
  for (const part of path) {
    if (typeof part === 'number') {
      items.push(`${label}第 ${part + 1} 项`)
      label = ''
    } else {
      names.push(part)
      label = nameOf(call, names.join('.')) ?? nameOf(call, part) ?? part
    }
  }
  return [...items, ...(label === '' ? [] : [label])].join('的')
}

function nameOf(call: CallName, field: string): string | undefined {
  const group = call?.split('.')[0] as keyof typeof inputFields | undefined
  for (const fields of [...(group === undefined ? [] : (inputFields[group] ?? [])), commonFields]) {
    const words = fields[field]
    if (words !== undefined) return typeof words === 'string' ? words : words.label
  }
  return undefined
}
