/** Words that the pages of all three industries share. */
export const solutionText = {
  /** in the order of their `actIndex` */
  tabs: { plant: '装置图', wearParts: '易损件', supplyPlan: '供应方案', related: '相关技改' },
  tabsLabel: '本页内容',
  /** on a phone: the small complete drawing */
  overview: '整张装置图，点一段看放大的部分',
  stage: (number: number, sections: readonly string[]) => `第 ${number} 段：${sections.join('、')}`,
  /** for the part whose number was chosen */
  askAbout: (part: string) => `就${part}询价或咨询`,
  allParts: '回到整张图',
  entryOf: (title: string) => `百科：${title}`,
  techniqueOf: (title: string) => `技改：${title}`,
  partsTitle: '各处用什么',
  wearTitle: '典型易损件',
  wearColumns: ['设备', '易损件', '失效的样子', '常见周期', '订单要写清'],
  placeLabel: (number: number, name: string) => `装置图第 ${number} 处：${name}`,
  hasTechnique: '有技改方案',
  planTitle: '供应方案怎样走',
  planFacts: '约定些什么',
  planNote: '时间与数量为示例，按每个厂的设备和检修计划另定。',
  techniquesTitle: '相关技改',
  techniquesLead: '问题、做法、适用条件和改造前后的参考值，都写在方案里。',
  newsTitle: '相关资讯',
  allTechniques: '全部技改方案',
  allNews: '新闻中心',
  noTechniques: '这个行业还没有发布技改方案。',
  noNews: '这个行业还没有资讯。',
  next: { wearParts: '看易损件怎样下单', supplyPlan: '看供应计划怎样排' },
} as const
