/** Words of the pages about the company; what it says of itself comes from the database. */
export const companyText = {
  title: '走进班德瑞',
  tabsLabel: '走进班德瑞',
  tabs: ['班德瑞简介', '品牌文化', '宣传画册', '班德瑞动态', '企业荣誉'],
  description: '班德瑞简介、品牌文化、宣传画册、班德瑞动态与企业荣誉。',
  newsTitle: '班德瑞动态',
  newsLead: '公司与平台的近期动作。其他栏目见新闻中心。',
  noNews: '还没有发布动态。',
  allNews: '全部文章',
  missing: '这部分内容正在整理，暂未发布。',
  brochurePage: (number: number, of: number) => `第 ${number} / ${of} 页`,
  sheetNumber: (number: number) => `BDR-BR-${String(number).padStart(2, '0')}`,
  print: '打印这一页，得到一份纸质画册。',
  certificate: {
    drawing: { name: '证书怎样公示', number: 'BDR-00-03' },
    sentence: '一张空的证书框，引线标出将来逐项列出的四项：名称、编号、发证机构、有效期',
    fields: ['名称', '编号', '发证机构', '有效期'],
  },
  contact: '联系与入驻',
  contacts: { techniques: '咨询技改方案', settleIn: '申请供应商入驻', home: '回到首页' },
  updated: (day: string) => `更新于 ${day}`,
} as const
