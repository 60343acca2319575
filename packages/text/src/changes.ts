import { absent } from './client.ts'
import { fieldLabel } from './fields.ts'
import { groupThousands, amountText } from './number-format.ts'
import { type RecordedField, type RecordedKind, recordedFields } from '@bdr/contract/history/fields'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { trimZeros } from '@bdr/contract/kernel/decimal'

/** Fields that no form has, or that a form calls otherwise. */
const ownLabels: Partial<Record<RecordedField, string>> = {
  amount: '金额',
  totalAmount: '订单金额',
  proposedQuantity: '申请数量',
  proposedUnitPrice: '申请单价',
  proposedDate: '申请交期',
  cancelledQuantity: '取消数量',
  shippedQuantity: '已发数量',
  receivedQuantity: '已收数量',
  buyerName: '采购方',
  deadline: '报价截止',
  valueBand: '金额范围',
  terms: '商务条款',
  shipTo: '收货地址',
  receiverPhone: '收货人电话',
  packages: '件数',
  expectedDate: '预计到货',
  deliverer: '送货人',
  grossWeight: '毛重（千克）',
  batch: '批号',
  productName: '商品名称',
  categoryPath: '类目',
  brandName: '品牌',
  productPictures: '商品图片',
  productDocuments: '图纸与证书',
  productDescription: '商品描述',
  template: '送货单模板',
  acceptedQuantity: '合格数量',
  rejectedQuantity: '拒收数量',
  bankName: '开户银行',
  bankBranch: '开户支行',
  bankAccount: '银行账号',
  contactName: '经办人',
  contactRole: '经办人身份',
  secondFactor: '两步验证',
  answer: '答复',
  legalName: '主体全称',
  uscc: '统一社会信用代码',
  serviceHours: '服务时间',
  filingNumber: '网站备案号',
  publicAccountUrl: '公众号链接',
}

/** What a recorded field is called. */
export const changeLabel = (field: string): string => ownLabels[field as RecordedField] ?? fieldLabel([field])

export interface DescribedChange {
  readonly label: string
  /** null where the values themselves say nothing: then `after` alone does */
  readonly before: string | null
  readonly after: string
}

/** A change as people read it. */
export function describeChange({ field, part, before, after }: FieldChange): DescribedChange {
  const kind: RecordedKind = recordedFields[field as RecordedField] ?? 'text'
  const name = changeLabel(field)
  const label = part === null ? name : `${partName(part)} ${name}`
  if (kind === 'file' || (before !== null && before === after)) {
    const done = before === null ? '已添加' : after === null ? '已移除' : '已更换'
    return { label, before: null, after: done }
  }
  return { label, before: valueText(kind, before), after: valueText(kind, after) }
}

/** Changes in one line of text, for where there is no room for a list of them. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .map((change) => {
      const { label, before, after } = describeChange(change)
      return `${label}：${before === null ? after : `${before} → ${after}`}`
    })
    .join('；')

const partName = (part: string): string => (/^\d+$/.test(part) ? `第 ${part} 行` : part)

function valueText(kind: RecordedKind, value: string | null): string {
  if (value === null) return absent
  switch (kind) {
    case 'quantity':
    case 'price':
      return groupThousands(trimZeros(value))
    case 'amount':
      return amountText(value)
    case 'instant':
      return chinaMinute(value)
    case 'flag':
      return value === 'true' ? '是' : '否'
    case 'size':
      return `${groupThousands(value)} 字`
    default:
      return value
  }
}
