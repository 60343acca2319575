import type { IndustryWords } from './words.ts'

export const waterWords: IndustryWords = {
  title: '水务：不能停的厂，靠备得准',
  lead: '水厂没有大修窗口，换一只阀、一台泵都在运行中完成。我们按流程整理取水到管网的物料，写明哪些必须备在厂里、哪些等得起，以及与水接触的材料要附什么证明。',
  description:
    '自来水厂从取水、加药、沉淀、过滤、消毒到送水和污泥脱水的装置图，各工段易损件和不停水供应计划。',
  drawing: {
    name: '净水厂工艺流程',
    number: 'BDR-WT-01',
    sentence: '净水厂剖面：取水、加药、混合絮凝、沉淀、过滤、清水与消毒、送水泵房、管网，下方为污泥处理',
  },
  sections: ['取水', '加药', '混合絮凝', '沉淀', '过滤', '清水与消毒', '送水', '管网'],
  parts: [
    {
      name: '格栅与取水头部',
      materials: '耙齿、链条、水下轴承、牺牲阳极',
      categories: ['conveying', 'bearing', 'wear'],
    },
    { name: '取水泵', materials: '导轴承、填料、叶轮口环、电机', categories: ['pump', 'seal', 'motor'] },
    {
      name: '加药间',
      materials: '混凝剂、计量泵膜片、背压阀、加药管',
      categories: ['chemical', 'pump', 'valve'],
    },
    {
      name: '混合与絮凝',
      materials: '搅拌减速机、折板、电动排泥阀',
      categories: ['motor', 'valve', 'lubrication'],
    },
    {
      name: '沉淀池',
      materials: '斜管、刮泥机钢丝绳与导轮、集水槽',
      categories: ['conveying', 'filter', 'fastener'],
    },
    { name: '滤池', materials: '石英砂、滤头、气动蝶阀、密封圈', categories: ['filter', 'valve', 'seal'] },
    {
      name: '反冲洗系统',
      materials: '鼓风机滤芯与皮带、反冲洗泵、止回阀',
      categories: ['filter', 'pump', 'lubrication'],
    },
    {
      name: '污泥脱水',
      materials: '滤布、滤板、絮凝剂、进料螺杆泵定子',
      categories: ['filter', 'chemical', 'pump'],
    },
    {
      name: '消毒间',
      materials: '次氯酸钠、投加泵膜片、耐腐蚀管件',
      categories: ['chemical', 'fitting', 'seal'],
    },
    {
      name: '清水池',
      materials: '液位计、通气帽滤网、人孔密封',
      categories: ['instrument', 'seal', 'filter'],
    },
    {
      name: '送水泵房',
      materials: '双吸泵、机械密封、轴承、缓闭止回阀',
      categories: ['pump', 'bearing', 'valve'],
    },
    {
      name: '水质仪表与管网',
      materials: '浊度与余氯仪试剂、流量计、管件、信号电缆',
      categories: ['instrument', 'fitting', 'cable'],
    },
  ],
  wear: {
    lead: '出厂水要符合 GB 5749-2022，所以凡与水接触的件都要附涉水卫生证明。周期是常见范围，以本厂记录为准。',
    rows: [
      {
        equipment: '计量泵',
        part: '膜片、进出口单向阀',
        sign: '冲程不变而投加量下降',
        cycle: '6～12 个月',
        order: '泵型、膜片材质、单向阀口径、药剂名称与浓度',
      },
      {
        equipment: '双吸泵',
        part: '机械密封、口环',
        sign: '滴漏，或同样开度下流量变小',
        cycle: '1～3 年',
        order: '泵型、轴径、密封面材料、口环内外径',
      },
      {
        equipment: '气动蝶阀',
        part: '阀座、气缸密封件',
        sign: '关闭后滤池水位仍变化',
        cycle: '3～5 年',
        order: '口径、压力、阀座 EPDM、法兰标准、涉水证明',
      },
      {
        equipment: 'V 型滤池',
        part: '滤料、长柄滤头',
        sign: '反冲洗布气不匀，砂面起包',
        cycle: '滤料按层厚补充',
        order: '粒径、不均匀系数、层厚；滤头缝宽与材质',
      },
      {
        equipment: '斜管沉淀池',
        part: '斜管、支架',
        sign: '塌陷、积泥、老化变脆',
        cycle: '5～8 年',
        order: '孔径、斜长、壁厚、材质、涉水证明',
      },
      {
        equipment: '罗茨鼓风机',
        part: '空气滤芯、皮带、齿轮油',
        sign: '进气压差升高，温度升高',
        cycle: '3～12 个月',
        order: '机型、滤芯尺寸、皮带型号与根数、油牌号',
      },
      {
        equipment: '板框压滤机',
        part: '滤布、滤板手柄',
        sign: '滤液浑浊，泥饼不脱落',
        cycle: '滤布 6～12 个月',
        order: '滤板尺寸、进料孔位、透气量、缝制方式',
      },
      {
        equipment: '螺杆泵',
        part: '定子、转子',
        sign: '流量下降，轴封滴漏',
        cycle: '0.5～2 年',
        order: '泵型、级数、定子橡胶、介质含固量',
      },
      {
        equipment: '在线浊度仪',
        part: '光源、刮刷、标准液',
        sign: '零点漂移，读数跳动',
        cycle: '6～24 个月',
        order: '仪表型号、备件号、标准液浓度与有效期',
      },
    ],
  },
  plan: {
    lead: '水厂按年滚动备货：先定哪些件不能缺，再按消耗补。下面以一年为例（示例），数字是月份。',
    milestones: [
      { at: '1 月', title: '盘点', text: '厂内库存与台账对一遍，缺编码的补编码' },
      { at: '2 月', title: '定额', text: '每种备件定最低和最高储备，写明依据' },
      { at: '4 月', title: '汛前', text: '取水口、排泥、加药备件到位，高浊度药剂备足' },
      { at: '6 月', title: '高峰前', text: '送水泵、变频器、电机备件到位' },
      { at: '9 月', title: '轮修', text: '逐格滤池、逐台泵轮修，按格按台送货' },
      { at: '12 月', title: '复盘', text: '全年消耗与定额比较，调整下一年' },
    ],
    facts: [
      ['备什么', '单台设备坏了就减产的件备在厂里；有备用设备的件约定供应商备货'],
      ['药剂', '按月计划、按车送货，每车附检验报告，到货抽样封存'],
      ['涉水证明', '阀座、密封、滤料、管件随批次附涉水产品卫生许可批件或检验报告'],
      ['送货', '送到指定工段，送货单写明用在哪一格、哪一台，门口扫码登记'],
      ['应急', '爆管、高浊度时按应急清单询价，清单里的规格平时已核对过'],
    ],
  },
}
