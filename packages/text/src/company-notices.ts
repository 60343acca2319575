import { markup } from './messages.ts'

/** What a company hears of its papers and of its requests, as HTML for a message. */
export const companyNotices = {
  paperEnds: (p: { kind: string; number: string; validUntil: string; daysLeft: number }) =>
    p.daysLeft < 0
      ? markup`资质 <b>${p.kind}</b>（${p.number}）已于 ${p.validUntil} 到期，请尽快更新。`
      : markup`资质 <b>${p.kind}</b>（${p.number}）将于 ${p.validUntil} 到期，还有 ${String(p.daysLeft)} 天，请及时更新。`,
  changeRequested: (p: { merchant: string; fields: string }) =>
    markup`${p.merchant} 申请变更企业资料：${p.fields}，请审核。`,
  changeApproved: (p: { fields: string }) => markup`企业资料变更已通过并生效：${p.fields}。`,
  changeRefused: (p: { fields: string; reason: string }) =>
    markup`企业资料变更未通过：${p.fields}。原因：${p.reason}`,
}
