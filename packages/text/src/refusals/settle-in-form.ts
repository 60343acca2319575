/** Why an application is refused, as far as the public form says it before it is sent; by itself, as its script is counted. */
export const settleInFormRefusals = {
  'settleIn.tooManyLive': (p: { most: number }) =>
    `该手机号已有 ${p.most} 份申请在办理，请等其中一份办完，或在“查询进度”中撤销后再提交`,
  'settleIn.regionUnknown': '请选择到区、县',
  'settleIn.registeredInFuture': '成立日期不能晚于今天',
  'settleIn.qualificationExpired': '证书已过有效期，请上传有效的证书',
} as const
