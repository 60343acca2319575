import type { IndustryWords } from './words.ts'

export const thermalPowerWords: IndustryWords = {
  title: '火电：跟着烟气走一遍，每一处都知道换什么',
  lead: '一台机组的备件有上万项，真正决定检修能否按期结束的是其中几百项。我们按设备位置整理物料，从给煤到烟囱，每一处写明易损件、失效样子和订单要写清的参数。',
  description:
    '燃煤机组从制粉、锅炉、汽机到脱硝、除尘、脱硫的装置图，各位置的易损件、订单要写清的参数和检修供应计划。',
  drawing: {
    name: '燃煤机组及烟气系统',
    number: 'BDR-TP-01',
    sentence: '燃煤机组剖面：汽机房、煤仓间、锅炉、脱硝与空气预热器、除尘器、引风机、脱硫塔、烟囱',
  },
  sections: ['汽机房', '煤仓间', '锅炉', '脱硝与空预', '除尘', '引风', '脱硫', '烟囱'],
  parts: [
    {
      name: '输煤皮带',
      materials: '托辊、清扫器、滚筒包胶、落煤管衬板',
      categories: ['conveying', 'wear', 'bearing'],
    },
    {
      name: '磨煤机与给煤机',
      materials: '磨辊、磨盘衬瓦、减速机轴承、密封风管件',
      categories: ['wear', 'bearing', 'lubrication'],
    },
    {
      name: '主蒸汽与疏水阀门',
      materials: '高压闸阀、疏水阀、安全阀、金属缠绕垫',
      categories: ['valve', 'seal', 'fastener'],
    },
    {
      name: '汽轮机',
      materials: '高温螺栓、轴瓦、油挡、汽轮机油',
      categories: ['fastener', 'seal', 'lubrication'],
    },
    {
      name: '给水泵与凝结水泵',
      materials: '机械密封、推力轴承、联轴器弹性件',
      categories: ['pump', 'seal', 'bearing'],
    },
    {
      name: '过热器与炉内受热面',
      materials: '防磨瓦、吹灰器、人孔门密封',
      categories: ['wear', 'seal', 'fitting'],
    },
    {
      name: '脱硝反应器',
      materials: '声波吹灰器、喷氨阀门、氨气分析仪备件',
      categories: ['instrument', 'valve', 'chemical'],
    },
    {
      name: '空气预热器',
      materials: '径向密封片、导向与支承轴承、换热元件',
      categories: ['seal', 'bearing', 'wear'],
    },
    {
      name: '布袋除尘器',
      materials: '滤袋、袋笼、脉冲阀膜片、气缸',
      categories: ['filter', 'valve', 'seal'],
    },
    {
      name: '引风机',
      materials: '主轴承、叶片防磨层、电机、振动探头',
      categories: ['bearing', 'motor', 'instrument'],
    },
    {
      name: '脱硫塔',
      materials: '喷嘴、除雾器、衬胶管、石灰石粉',
      categories: ['fitting', 'chemical', 'wear'],
    },
    { name: '浆液循环泵', materials: '叶轮、护板、集装式机械密封', categories: ['pump', 'seal', 'wear'] },
    {
      name: '烟囱与烟气监测',
      materials: '采样探头滤芯、伴热管、标准气体',
      categories: ['instrument', 'cable', 'fitting'],
    },
  ],
  wear: {
    lead: '周期是常见范围。煤质、启停次数和浆液含固量不同，寿命可以差一倍，以本厂记录为准。',
    rows: [
      {
        equipment: '中速磨煤机',
        part: '磨辊辊套、衬瓦',
        sign: '出力下降，煤粉变粗，石子煤增多',
        cycle: '8000～12000 h',
        order: '磨型、图号、堆焊或整体铸造、硬度、单重',
      },
      {
        equipment: '落煤管',
        part: '陶瓷或高铬衬板',
        sign: '管壁漏煤，衬板脱落进磨',
        cycle: '1～3 年',
        order: '展开尺寸、厚度、固定方式、瓷片形状',
      },
      {
        equipment: '尾部受热面',
        part: '防磨瓦',
        sign: '迎风侧减薄、翻转、脱焊',
        cycle: '每次检修检查',
        order: '管径、包角、长度、材质、卡子形式',
      },
      {
        equipment: '回转式空预器',
        part: '径向与轴向密封片',
        sign: '漏风率升高，风机电流增大',
        cycle: '一个检修周期',
        order: '图号、板厚、材质、孔位、成套数量',
      },
      {
        equipment: '布袋除尘器',
        part: '滤袋、脉冲阀膜片',
        sign: '压差居高不下，或出口浊度升高',
        cycle: '滤袋 3～4 年',
        order: '滤料、克重、直径和长度、袋口形式、花板孔径',
      },
      {
        equipment: '引风机',
        part: '主轴承',
        sign: '温度和振动缓慢上升',
        cycle: '按状态更换',
        order: '完整代号含游隙、保持架、品牌要求、安装端',
      },
      {
        equipment: '浆液循环泵',
        part: '叶轮、护板、机械密封',
        sign: '扬程下降，电流变小，密封滴漏',
        cycle: '1～2 年',
        order: '泵型、叶轮直径、材质、旋向、密封形式',
      },
      {
        equipment: '脱硫塔',
        part: '喷嘴、除雾器板片',
        sign: '喷淋偏流，除雾器压差升高',
        cycle: '2～4 年',
        order: '口径、喷雾角、流量、材质、连接形式',
      },
      {
        equipment: '高压疏水阀门',
        part: '阀芯阀座、填料',
        sign: '关不严，阀后管壁发热',
        cycle: '每次小修检查',
        order: '型号、压力等级、温度、焊接坡口、填料材质',
      },
    ],
  },
  plan: {
    lead: '电厂的供应围着检修走。下面以一次计划检修为例（示例），T 为停机日：越往后，可改的越少，所以先定长周期件。',
    milestones: [
      { at: 'T−180', title: '清单', text: '按上次检修记录和本次项目列出物料，逐项核对编码和图号' },
      { at: 'T−120', title: '长周期件', text: '铸锻件、进口轴承、滤袋先下单，约定中间检查点' },
      { at: 'T−60', title: '询价定标', text: '其余物料合并询价，一次定标，价格随订单固定' },
      { at: 'T−15', title: '到货', text: '按检修区域分批送货，送货单写明用在哪台设备' },
      { at: 'T', title: '停机', text: '每天核对增补，缺件当天询价' },
      { at: 'T+30', title: '复盘', text: '剩余件、换下件和实际寿命写回物料档案' },
    ],
    facts: [
      ['备什么', '停机风险高、交期长的件备在厂里；通用件约定供应商备货；其余按计划采购'],
      ['怎样下单', '订单逐行确认数量、价格和交期；有变更当行提出，双方都看得到'],
      ['怎样送货', '送货单带二维码，门口逐行登记合格与拒收，差异处理后余量回到待发'],
      ['质量文件', '材质证明、压力试验记录随批次；高温件另附硬度与光谱记录'],
      ['出了差异', '短少、错发、不合格当场登记，供应商和平台同时收到通知'],
    ],
  },
}
