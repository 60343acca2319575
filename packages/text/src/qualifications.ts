import type { QualificationKind } from '@bdr/contract/categories/qualifications'

/** The names of qualifications. */
export const qualificationKind: Readonly<Record<QualificationKind, string>> = {
  'special-equipment': '特种设备生产许可证',
  'production-licence': '全国工业产品生产许可证',
  ccc: '强制性产品认证证书（CCC）',
  'explosion-proof': '防爆合格证',
  'type-approval': '计量器具型式批准证书',
  'hazardous-chemicals': '危险化学品经营许可证',
  'hygiene-approval': '涉及饮用水卫生安全产品卫生许可批件',
  'labour-protection': '防护用品检验报告或认证证书',
  'quality-system': '质量管理体系认证证书',
  'brand-authorisation': '品牌授权书',
}

/** What an applicant should look for. */
export const qualificationHints: Readonly<Record<QualificationKind, string>> = {
  'special-equipment': '锅炉、压力容器、压力管道元件、起重机械的制造许可，经销商请上传制造单位的证书',
  'production-licence': '电线电缆等列入目录的产品，经销商请上传生产企业的证书',
  ccc: '列入强制性产品认证目录的产品',
  'explosion-proof': '用于爆炸性环境的电气设备，写明防爆标志',
  'type-approval': '列入实施强制管理目录的计量器具',
  'hazardous-chemicals': '经营列入《危险化学品目录》的药剂，许可范围须包含所选品种',
  'hygiene-approval': '与饮用水接触的管材、滤材和药剂',
  'labour-protection': '安全帽、安全带、防护鞋服等，按产品标准的检验报告；有 LA 标志的也可上传',
  'quality-system': '选填，GB/T 19001 等',
  'brand-authorisation': '选填，代理或经销品牌时上传',
}
