import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { CompanyStanding } from '@bdr/contract/corporate-info/replies'
import type { SettleInStatus } from '@bdr/contract/settle-in/machine'
import { categoryPath, qualificationKinds } from '../categories.ts'
import { settleInStatus } from '../labels.ts'
import { companyStanding } from '../settle-in.ts'
import { settleInFormRefusals } from './settle-in-form.ts'

interface MissingPaper {
  readonly kind: QualificationKind
  /** the name of a category that asks for it */
  readonly category: string
}

/** Why an application to settle in, or what is done with it, is refused. */
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
    `所选类目“${p.category}”需要${qualificationKinds[p.kind].label}`,
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
  'finding.qualificationMissing': (p: MissingPaper) =>
    `缺少${qualificationKinds[p.kind].label}（${p.category}）`,
  'finding.qualificationExpired': '证书已过有效期',
  'finding.qualificationExpiresSoon': (p: { days: number }) => `证书 ${p.days} 天后到期`,
} as const
