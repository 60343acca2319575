import type { FieldsOf } from '@bdr/contract/content/model'

export const anArticle = (fields: Partial<FieldsOf<'article'>> = {}): FieldsOf<'article'> => ({
  kind: 'article',
  slug: 'bearing-orders',
  title: '轴承订单怎么写',
  summary: '代号写全，游隙和密封写明，用在哪台设备的哪一端也写上。',
  body: '<p>代号写全。</p>',
  author: '内容组（示例）',
  coverFileId: null,
  column: 'knowledge',
  industry: null,
  ...fields,
})

export const anEntry = (fields: Partial<FieldsOf<'entry'>> = {}): FieldsOf<'entry'> => ({
  kind: 'entry',
  slug: 'butterfly-valve',
  title: '蝶阀',
  summary: '阀板绕轴转动的阀，结构短、转矩小。',
  body: '<p>按介质选阀座。</p>',
  author: '内容组（示例）',
  coverFileId: null,
  category: 'valve',
  letter: 'D',
  english: 'butterfly valve',
  related: [],
  ...fields,
})

export const aTechnique = (fields: Partial<FieldsOf<'technique'>> = {}): FieldsOf<'technique'> => ({
  kind: 'technique',
  slug: 'fan-bearing',
  title: '引风机轴承改造',
  summary: '游隙、润滑与轴封一起改。',
  body: '<p>先量温度。</p>',
  author: '内容组（示例）',
  coverFileId: null,
  industry: 'thermal-power',
  problem: '温度高',
  approach: '换游隙',
  conditions: '脂润滑',
  duration: '3 天',
  figures: [{ label: '温度', before: '85', after: '62', unit: '℃', note: '参考值，示例' }],
  materials: ['bearing'],
  ...fields,
})
