import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'

/**
 * Units of quantity. An order keeps the Chinese name its buyer used (公斤 stays 公斤, 千克 stays 千克), because the delivery
 * note must match the order. Only symbols and codes are translated.
 */
export const unitNames: readonly string[] = `
  个 件 只 台 套 根 支 条 块 片 张 卷 盘 把 顶 双 副 付 对 组 颗 粒 枚 节 段 截 株 棵 面 扇 樘 幅
  座 辆 艘 架 部 门 口 具 盏 床 页 本 册 份 令 打 串 束 股 匹 圈 排 桶 瓶 袋 箱 盒 包 罐 捆 扎 筒
  管 缸 壶 听 提 板 托 车 米 千米 公里 分米 厘米 毫米 延米 延长米 平方米 平米 平方 平方厘米 立方米
  立方 立方分米 立方厘米 方 英寸 英尺 升 公升 毫升 加仑 吨 千克 公斤 克 毫克 斤 千瓦时 度 兆瓦时
  千瓦 安时 年 月 周 天 日 小时 分钟 台班 工日 人天 人月 次 项 批 式 宗 趟 单 点 位 处 户 人 站
  回路
`
  .trim()
  .split(/\s+/)

const names: ReadonlySet<string> = new Set(unitNames)

/** Units that are counted in whole pieces. All others can be measured or divided. */
const countable: ReadonlySet<string> = new Set(
  `
  个 件 只 台 套 根 支 条 块 片 张 把 顶 双 副 付 对 组 颗 粒 枚 节 株 棵 面 扇 樘 幅 座 辆 艘 架 部 门
  口 具 盏 床 本 册 份 桶 瓶 袋 箱 盒 包 罐 筒 缸 壶 听
`
    .trim()
    .split(/\s+/),
)

/**
 * Whether a quantity has a fraction although its unit is counted in whole pieces. This is usually a typing error, so
 * the person is asked to confirm it.
 */
export const isFractionOfCountable = (quantity: Decimal, unit: string): boolean =>
  countable.has(unit) && !decimal(quantity).round(0).eq(quantity)

/** Symbols that people type in unit columns, in lower case without spaces. */
const symbols: Readonly<Record<string, string>> = {
  ea: '个',
  each: '个',
  pc: '件',
  pcs: '件',
  'pcs.': '件',
  piece: '件',
  pieces: '件',
  set: '套',
  sets: '套',
  pair: '双',
  pairs: '双',
  roll: '卷',
  rolls: '卷',
  box: '箱',
  bag: '袋',
  bottle: '瓶',
  drum: '桶',
  m: '米',
  mtr: '米',
  meter: '米',
  metre: '米',
  km: '千米',
  cm: '厘米',
  mm: '毫米',
  m2: '平方米',
  'm²': '平方米',
  '㎡': '平方米',
  m3: '立方米',
  'm³': '立方米',
  '㎥': '立方米',
  l: '升',
  ltr: '升',
  liter: '升',
  litre: '升',
  ml: '毫升',
  t: '吨',
  ton: '吨',
  tons: '吨',
  mt: '吨',
  kg: '千克',
  kgs: '千克',
  '㎏': '千克',
  g: '克',
  kwh: '千瓦时',
  h: '小时',
  hour: '小时',
  day: '天',
  days: '天',
}

/**
 * Codes of UNECE Recommendation 20 (units of measure) and, with a leading `X`, Recommendation 21 (kinds of packages),
 * as used in UBL and Peppol. Codes for hundreds or thousands are omitted: no unit of ours corresponds to them, and
 * converting the quantity would be a guess.
 */
const codes: Readonly<Record<string, string>> = {
  C62: '个',
  EA: '个',
  NMB: '个',
  NAR: '件',
  H87: '件',
  PCE: '件',
  SET: '套',
  KT: '套',
  PR: '双',
  NPR: '双',
  DZN: '打',
  ST: '张',
  LEF: '片',
  MTR: '米',
  LM: '延米',
  KMT: '千米',
  DMT: '分米',
  CMT: '厘米',
  MMT: '毫米',
  INH: '英寸',
  FOT: '英尺',
  MTK: '平方米',
  CMK: '平方厘米',
  MTQ: '立方米',
  DMQ: '立方分米',
  CMQ: '立方厘米',
  LTR: '升',
  MLT: '毫升',
  GLL: '加仑',
  TNE: '吨',
  KGM: '千克',
  GRM: '克',
  MGM: '毫克',
  KWH: '千瓦时',
  MWH: '兆瓦时',
  KWT: '千瓦',
  AMH: '安时',
  ANN: '年',
  MON: '月',
  WEE: '周',
  DAY: '天',
  HUR: '小时',
  MIN: '分钟',
  E48: '次',
  E49: '天',
  LS: '项',
  ACT: '项',
  BX: '箱',
  XBX: '箱',
  CT: '箱',
  XCT: '箱',
  CS: '箱',
  XCS: '箱',
  CR: '箱',
  XCR: '箱',
  BG: '袋',
  XBG: '袋',
  SA: '袋',
  XSA: '袋',
  BO: '瓶',
  XBO: '瓶',
  PK: '包',
  XPK: '包',
  PA: '包',
  XPA: '包',
  RO: '卷',
  XRO: '卷',
  RL: '盘',
  XRL: '盘',
  CL: '卷',
  XCL: '卷',
  DR: '桶',
  XDR: '桶',
  BA: '桶',
  XBA: '桶',
  PL: '桶',
  XPL: '桶',
  BJ: '桶',
  XBJ: '桶',
  CA: '罐',
  XCA: '罐',
  CX: '罐',
  XCX: '罐',
  TN: '罐',
  XTN: '罐',
  BE: '捆',
  XBE: '捆',
  TU: '管',
  XTU: '管',
  PX: '托',
  XPX: '托',
}

/** The unit a person wrote: a Chinese name as it is, a symbol translated; null if unknown. */
export function unitFrom(text: string): string | null {
  const name = text.replace(/\s+/g, '')
  if (names.has(name)) return name
  return Object.hasOwn(symbols, name.toLowerCase()) ? symbols[name.toLowerCase()]! : null
}

/** The unit for a UNECE Rec 20 or 21 code; null if unknown. */
export const unitFromCode = (code: string): string | null =>
  Object.hasOwn(codes, code.trim()) ? codes[code.trim()]! : null
