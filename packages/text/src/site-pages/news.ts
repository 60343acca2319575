/** Words of the news centre. */
export const newsText = {
  title: '新闻中心',
  lead: '平台的更新和规则，物料怎么选，法规标准对备件的要求。',
  description: '班德瑞新闻中心：公司动态、行业资讯、平台公告和物料知识。',
  columns: '栏目',
  all: '全部栏目',
  searchLabel: '搜索文章，例如 滤袋',
  listTitle: '文章列表',
  found: (count: number) => `${count} 篇`,
  none: (keyword: string | null) =>
    keyword === null ? '这个栏目还没有文章。' : `没有找到与“${keyword}”有关的文章。`,
  showAll: '看全部文章',
  feed: '用 RSS 订阅',
  about: '关于本文',
  published: '发布',
  updated: '更新',
  newer: '较新的一篇',
  older: '较早的一篇',
  neighbours: '同栏目的文章',
  allOf: (column: string) => `${column}的全部文章`,
} as const
