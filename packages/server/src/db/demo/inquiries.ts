import type { EntryCategory, Industry } from '@bdr/contract/content/kinds'

export interface DemoInquiry {
  readonly daysAgo: number
  /** days it takes quotations */
  readonly openFor: number
  readonly industry: Industry
  readonly category: EntryCategory
  readonly title: string
  readonly buyer: string
  readonly lines: number
}

type Wanted = readonly [category: EntryCategory, title: string, lines: number]

const buyers: Readonly<Record<Industry, string>> = {
  'thermal-power': '国能滨江发电有限公司（示例）',
  water: '清源水务集团（示例）',
  'solid-waste': '绿洲固废处理有限公司（示例）',
}

const wanted: Readonly<Record<Industry, readonly Wanted[]>> = {
  'thermal-power': [
    ['bearing', '引风机轴承年度备件', 6],
    ['valve', '给水系统截止阀与闸阀', 12],
    ['wear', '磨煤机衬板与耐磨弯头', 9],
    ['instrument', '锅炉热电偶与压力变送器', 18],
    ['seal', '汽水阀门盘根与缠绕垫片', 22],
    ['lubrication', '汽轮机油与极压齿轮油', 4],
    ['conveying', '输煤皮带与缓冲托辊', 8],
    ['fastener', '高温合金螺栓', 15],
    ['filter', '空压机空气滤芯与油滤芯', 5],
  ],
  water: [
    ['pump', '潜水排污泵及叶轮', 7],
    ['valve', '软密封蝶阀与止回阀', 16],
    ['chemical', '聚合氯化铝与次氯酸钠', 3],
    ['instrument', '在线余氯与浊度仪', 6],
    ['fitting', '球墨铸铁管件', 24],
    ['seal', '机械密封整套', 10],
    ['motor', '曝气风机电机', 2],
  ],
  'solid-waste': [
    ['filter', '布袋除尘器滤袋与袋笼', 3],
    ['wear', '炉排片与落渣口护板', 11],
    ['valve', '脱酸塔浆液阀', 8],
    ['pump', '渗滤液高压泵备件', 9],
    ['chemical', '消石灰与活性炭', 2],
    ['bearing', '抓斗起重机卷筒轴承', 5],
    ['cable', '料坑区域耐油电缆', 6],
    ['protection', '检修隔热服与防毒面具', 7],
  ],
}

/** Weekdays see more than the days between them, and the last weeks more than the first. */
const perDay = [1, 0, 2, 1, 1, 0, 3, 1, 2, 0, 1, 2] as const
const daysShown = 60

/** Inquiries of the last sixty days, the same every time. */
export function demoInquiries(): DemoInquiry[] {
  const industries = Object.keys(wanted) as Industry[]
  const made: DemoInquiry[] = []
  for (let daysAgo = daysShown - 1; daysAgo >= 0; daysAgo -= 1) {
    const usual = perDay[daysAgo % perDay.length]!
    const count = daysAgo < 20 ? usual + 1 : usual
    for (let of = 0; of < count; of += 1) {
      const industry = industries[made.length % industries.length]!
      const choices = wanted[industry]
      const [category, title, lines] = choices[Math.floor(made.length / industries.length) % choices.length]!
      const openFor = 7 + (made.length % 3) * 4
      made.push({ daysAgo, openFor, industry, category, title, buyer: buyers[industry], lines })
    }
  }
  return made
}
