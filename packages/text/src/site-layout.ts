import type { PageKey } from '@bdr/contract/navigation'

/** Words on every public page. */
const company = '班德瑞'

/** The browser title of a page: its own title and the website's. */
export const siteTitle = (title?: string): string =>
  title === undefined ? `${company} · 工业物料供应链服务` : `${title} - ${company}`

export const siteMenuText = {
  skipToContent: '跳到正文',
  label: '网站导航',
  open: '菜单',
  close: '收起菜单',
  home: `${company}首页`,
  solutions: '解决方案',
  services: '产业生态服务',
  signIn: '登录',
  settleIn: '供应商入驻',
  enterDashboard: '进入工作台',
  unread: (count: number) => `${count} 条未读消息`,
  unreadBadge: (count: number) => (count > 99 ? '99+' : String(count)),
} as const

/** The name of each page in the menu, with a short description. */
export const siteMenuEntries = {
  home: { title: '首页', hint: '' },
  solidWaste: { title: '固废', hint: '焚烧线、烟气净化与渗滤液收集的备件和耗材' },
  waterPlants: { title: '水务', hint: '取水、净化、输配与污泥脱水的泵阀、仪表和药剂' },
  thermalPower: { title: '火电', hint: '锅炉、汽机、脱硫脱硝与输煤系统的备件' },
  techniqueList: { title: '技改服务', hint: '改什么、改前改后、适用条件与工期' },
  standardisation: { title: '物料标准化', hint: '一件物料一个编码，名称、规格、材质写得一致' },
  visualManagement: { title: '目视化设计', hint: '管道识别色、阀门标牌、地面划线与备件看板' },
  encyclopedia: { title: '行业百科', hint: '轴承、阀门、泵等十五类物料怎么选、怎么写订单' },
  dataApplication: { title: '数字化应用', hint: '订单导入、文件格式、二维码送货单' },
  newsList: { title: '新闻中心', hint: '' },
  company: { title: '走进班德瑞', hint: '' },
} as const satisfies Partial<Record<PageKey, { title: string; hint: string }>>

export const siteFooterText = {
  label: '网站链接',
  groups: { solutions: '解决方案', services: '产业生态服务', company: '走进班德瑞', news: '资讯' },
  links: {
    techniques: '技改服务',
    visualManagement: '目视化管理服务',
    introduction: '班德瑞简介',
    culture: '品牌文化',
    brochure: '宣传画册',
    companyNews: '班德瑞动态',
    honours: '企业荣誉',
    solidWaste: '固废行业',
    standardisation: '物料标准化服务',
    dataApplication: '数字化应用',
    news: '新闻中心',
    industryNews: '行业资讯',
    thermalPower: '火电行业',
  },
  publicAccount: '微信公众号',
  publicAccountCode: '公众号二维码',
  example: '（示例）',
  slogan: '让每一件物料按时到厂',
  copyright: (year: string, owner: string = company) => `© ${year} ${owner} 版权所有`,
  filing: (number: string) => `备案号 ${number}`,
  opensInNewTab: '（在新标签页打开）',
} as const

/** Words of the feed. */
export const feedText = {
  title: `${company}新闻`,
  description: '公司动态、行业资讯、平台公告与物料知识',
} as const

/** Words on the preview picture of a shared page. */
export const pictureText = { footer: '火电 · 水务 · 固废 工业物料供应链服务' } as const

/** Words of the page for a record that does not exist or no longer exists. */
export const missingText = {
  unknown: { title: '没有这个页面', hint: '地址可能写错了。可以从栏目里重新找一找。' },
  withdrawn: { title: '这篇内容已经撤下', hint: '它曾经发布过，现在不再提供。同栏目里可能有更新的说明。' },
  fault: { title: '页面暂时打不开', hint: '系统繁忙，请稍后刷新重试。' },
  home: '返回首页',
  news: '去新闻中心',
  encyclopedia: '查行业百科',
} as const
