import type { Industry, ArticleColumn, EntryCategory, CompanyPage } from '@bdr/contract/content/kinds'

/** The names of the website's groups. A missing one does not compile. */
export const industryTitles: Readonly<Record<Industry, string>> = {
  'thermal-power': '火电',
  water: '水务',
  'solid-waste': '固废',
}

export const articleColumnTitles: Readonly<Record<ArticleColumn, string>> = {
  company: '公司动态',
  industry: '行业资讯',
  platform: '平台公告',
  knowledge: '物料知识',
}

export const entryCategoryTitles: Readonly<Record<EntryCategory, string>> = {
  bearing: '轴承',
  valve: '阀门',
  pump: '泵',
  motor: '电机',
  instrument: '仪表',
  fastener: '紧固件',
  seal: '密封',
  filter: '滤材',
  cable: '电缆',
  protection: '劳保',
  chemical: '药剂',
  conveying: '输送',
  wear: '耐磨',
  fitting: '管件',
  lubrication: '润滑',
}

export const companyPageTitles: Readonly<Record<CompanyPage, string>> = {
  introduction: '班德瑞简介',
  culture: '品牌文化',
  brochure: '宣传画册',
  honours: '企业荣誉',
  about: '关于班德瑞',
}
