import type { IndustryWords } from './words.ts'

export const solidWasteWords: IndustryWords = {
  title: '固废：全年只停两次，易损件要跟上',
  lead: '焚烧线的炉排、耐火材料和滤袋都在磨、在烧、在腐蚀。停炉次数少，每次只有几天到两周，件不到就晚点火。我们从卸料到烟囱逐处整理易损件，写明参数和交期。',
  description:
    '生活垃圾焚烧线从垃圾池、炉排、余热锅炉到烟气净化的装置图，各处易损件、订单参数和停炉检修供应计划。',
  drawing: {
    name: '生活垃圾焚烧线',
    number: 'BDR-SW-01',
    sentence: '垃圾焚烧线剖面：卸料大厅、垃圾池、焚烧炉、余热锅炉、脱酸塔、布袋除尘器、引风机、烟囱',
  },
  sections: ['卸料', '垃圾池', '焚烧炉', '余热锅炉', '脱酸', '除尘', '引风', '烟囱'],
  parts: [
    {
      name: '卸料大厅',
      materials: '卸料门液压件、地面标线、除臭药剂',
      categories: ['seal', 'chemical', 'protection'],
    },
    {
      name: '垃圾抓斗起重机',
      materials: '斗瓣、钢丝绳、电缆卷筒、液压密封',
      categories: ['wear', 'cable', 'seal'],
    },
    { name: '渗滤液收集', materials: '渗滤液泵、耐腐蚀阀门、滤网', categories: ['pump', 'valve', 'filter'] },
    {
      name: '料斗与推料器',
      materials: '推料器衬板、液压缸密封、挡板轴承',
      categories: ['wear', 'seal', 'bearing'],
    },
    {
      name: '炉排',
      materials: '炉排片、炉排轴承、连接螺栓、侧密封',
      categories: ['wear', 'bearing', 'fastener'],
    },
    {
      name: '炉膛与脱硝喷枪',
      materials: '喷枪、耐火浇注料、热电偶',
      categories: ['instrument', 'wear', 'chemical'],
    },
    {
      name: '余热锅炉受热面',
      materials: '防磨瓦、激波吹灰器、管件、安全阀',
      categories: ['wear', 'valve', 'fitting'],
    },
    {
      name: '捞渣机',
      materials: '推渣油缸、刮板链条、耐磨衬板',
      categories: ['conveying', 'wear', 'lubrication'],
    },
    {
      name: '旋转喷雾塔',
      materials: '雾化轮、主轴轴承、石灰浆管件',
      categories: ['bearing', 'fitting', 'chemical'],
    },
    {
      name: '消石灰与活性炭',
      materials: '活性炭、消石灰、旋转给料阀、喷射管',
      categories: ['chemical', 'valve', 'conveying'],
    },
    {
      name: '布袋除尘器',
      materials: 'PTFE 覆膜滤袋、袋笼、脉冲阀、灰斗伴热',
      categories: ['filter', 'valve', 'cable'],
    },
    { name: '引风机', materials: '主轴承、叶轮、变频电机、膨胀节', categories: ['bearing', 'motor', 'seal'] },
    {
      name: '烟囱与烟气监测',
      materials: '采样探头、伴热管、标准气体',
      categories: ['instrument', 'cable', 'fitting'],
    },
  ],
  wear: {
    lead: '排放限值见 GB 18485-2014。炉膛温度和停留时间靠件的完好来保证，周期是常见范围，以本厂记录为准。',
    rows: [
      {
        equipment: '往复式炉排',
        part: '炉排片、侧密封块',
        sign: '漏渣增多，一次风压分布不匀',
        cycle: '1～3 年分区更换',
        order: '炉型、位置号、材质（铬含量）、重量、加工面',
      },
      {
        equipment: '推料器',
        part: '衬板、导轮',
        sign: '行程卡涩，料层不匀',
        cycle: '1～2 年',
        order: '图号、耐磨层厚度、螺栓孔距',
      },
      {
        equipment: '抓斗',
        part: '斗齿、液压缸密封',
        sign: '抓料少，缸杆外漏',
        cycle: '3～12 个月',
        order: '抓斗容积、齿形、焊接材料、缸径与杆径',
      },
      {
        equipment: '余热锅炉',
        part: '防磨瓦、堆焊受热面',
        sign: '管壁减薄，测厚低于下限',
        cycle: '每次停炉测厚',
        order: '管径、材质、堆焊材料与层厚、长度',
      },
      {
        equipment: '捞渣机',
        part: '衬板、链条、刮板',
        sign: '异响，链条伸长超限',
        cycle: '1～2 年',
        order: '链条节距与强度、刮板间距、材质',
      },
      {
        equipment: '旋转雾化器',
        part: '雾化轮喷嘴、高速轴承',
        sign: '振动升高，塔壁结垢',
        cycle: '轴承 4000～8000 h',
        order: '机型、转速、轴承代号与精度、喷嘴材料',
      },
      {
        equipment: '布袋除尘器',
        part: '滤袋、袋笼',
        sign: '压差升高，清灰后不恢复',
        cycle: '3～4 年',
        order: '滤料、覆膜、克重、尺寸、袋笼筋数与涂层',
      },
      {
        equipment: '炉墙',
        part: '浇注料、锚固件',
        sign: '剥落，外壁温度升高',
        cycle: '每次停炉检查',
        order: '牌号、含铝量或碳化硅量、施工量、养护要求',
      },
      {
        equipment: '喷氨喷枪',
        part: '喷头、外套管',
        sign: '氨逃逸升高，喷雾偏斜',
        cycle: '6～12 个月',
        order: '长度、喷雾角、流量、材质、法兰',
      },
    ],
  },
  plan: {
    lead: '一年两次停炉，窗口以天计。下面以一次停炉检修为例（示例），T 为停炉日。',
    milestones: [
      { at: 'T−150', title: '测厚推算', text: '按上次测厚和消耗推算本次更换量' },
      { at: 'T−100', title: '铸件', text: '炉排片、衬板先下单，铸造件留一次返工的时间' },
      { at: 'T−60', title: '滤袋', text: '滤袋送样检验合格后排产' },
      { at: 'T−20', title: '到货', text: '按炉号、按位置装箱，箱外写位置号' },
      { at: 'T', title: '停炉', text: '开炉门后核对，增补件当天询价' },
      { at: 'T+14', title: '点火', text: '换下件称重、拍照，寿命写回档案' },
    ],
    facts: [
      ['备什么', '炉排片按区备一套，滤袋备一个仓，雾化器备一台整机轮换'],
      ['药剂', '消石灰、活性炭按周计划送货，每车附检验报告，到货抽样'],
      ['怎样装箱', '同一位置的件装同一箱，箱单与送货单行号一致，现场不用翻找'],
      ['质量文件', '铸件附化学成分与硬度，滤袋附断裂强力与透气量，按批次'],
      ['出了差异', '门口扫码登记，供应商当时就收到通知，补件不等到开会'],
    ],
  },
}
