import type { QualificationKind } from '@bdr/contract/categories/qualifications'

/** What a paper is called, and what an applicant should look for. */
export const qualificationKinds: Readonly<Record<QualificationKind, { label: string; hint: string }>> = {
  'special-equipment': {
    label: '特种设备生产许可证',
    hint: '锅炉、压力容器、压力管道元件、起重机械的制造许可，经销商请上传制造单位的证书',
  },
  'production-licence': {
    label: '全国工业产品生产许可证',
    hint: '电线电缆等列入目录的产品，经销商请上传生产企业的证书',
  },
  ccc: { label: '强制性产品认证证书（CCC）', hint: '列入强制性产品认证目录的产品' },
  'explosion-proof': { label: '防爆合格证', hint: '用于爆炸性环境的电气设备，写明防爆标志' },
  'type-approval': { label: '计量器具型式批准证书', hint: '列入实施强制管理目录的计量器具' },
  'hazardous-chemicals': {
    label: '危险化学品经营许可证',
    hint: '经营列入《危险化学品目录》的药剂，许可范围须包含所选品种',
  },
  'hygiene-approval': {
    label: '涉及饮用水卫生安全产品卫生许可批件',
    hint: '与饮用水接触的管材、滤材和药剂',
  },
  'labour-protection': {
    label: '防护用品检验报告或认证证书',
    hint: '安全帽、安全带、防护鞋服等，按产品标准的检验报告；有 LA 标志的也可上传',
  },
  'quality-system': { label: '质量管理体系认证证书', hint: '选填，GB/T 19001 等' },
  'brand-authorisation': { label: '品牌授权书', hint: '选填，代理或经销品牌时上传' },
}

/** How a category's place is written: `轴承 / 滚动轴承 / 深沟球轴承`. */
export const categoryPath = (names: readonly string[]): string => names.join(' / ')
