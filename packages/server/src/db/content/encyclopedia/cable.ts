import type { SeedEntry } from '../model.ts'

export const cableEntries: readonly SeedEntry[] = [
  {
    slug: 'xlpe-power-cable',
    category: 'cable',
    title: '交联聚乙烯电力电缆',
    letter: 'J',
    english: 'XLPE insulated power cable',
    summary: '电厂和水厂主力电力电缆，型号由绝缘、护套、铠装和阻燃耐火代号组成，截面按载流、压降和短路校核。',
    body: `
<p>YJV 为交联绝缘、聚氯乙烯护套；YJV22 加钢带铠装，适于直埋；ZC 表示阻燃 C 类，NH 为耐火，WDZ 为无卤低烟阻燃。标准为 GB/T 12706，阻燃耐火见 GB/T 19666。</p>
<h3>怎么选</h3>
<p>按敷设方式与环境温度查载流量，再核压降、热稳定；变频输出用屏蔽型；单芯电缆不用钢带铠装，避免涡流发热。</p>
<h3>订单写明</h3>
<ul>
<li>型号、额定电压（如 0.6/1 kV）、芯数×截面、长度与允许短段。</li>
<li>阻燃等级、盘长、检验报告、电缆附件另列。</li>
</ul>
<h3>常见错误</h3>
<p>长度不留接头余量；把 8.7/10 写成 10 kV 一个数；交付时不验绝缘与外径。</p>`,
    related: ['control-cable', 'mineral-insulated-cable', 'high-voltage-motor'],
  },
  {
    slug: 'control-cable',
    category: 'cable',
    title: '控制电缆',
    letter: 'K',
    english: 'control cable',
    summary: '连接控制、保护和执行设备的多芯电缆，有聚氯乙烯、交联和屏蔽型，芯数要留备用，护套按环境选。',
    body: `
<p>KVV 为聚氯乙烯绝缘护套，KVVP 加屏蔽，KVVP2 为铜带屏蔽，KVV22 带铠装，产品见 GB/T 9330。芯数多的带编号，便于接线。</p>
<h3>怎么选</h3>
<p>高压设备附近、保护和电流电压回路用屏蔽；长期浸水、鼠害处选铠装；高温区用耐高温护套；备用芯一般留 10%～20%。</p>
<h3>订单写明</h3>
<ul>
<li>型号、芯数×截面、屏蔽方式、阻燃等级、长度。</li>
<li>电流回路截面按负载核算，不一律用 1.5 mm²。</li>
</ul>
<h3>常见错误</h3>
<p>屏蔽层两端接地不分情况；强弱电共管敷设；剥线太长，屏蔽尾端断开；不留备用芯。</p>`,
    related: ['shielded-instrument-cable', 'electric-actuator', 'xlpe-power-cable'],
  },
  {
    slug: 'shielded-instrument-cable',
    category: 'cable',
    title: '计算机屏蔽电缆',
    letter: 'J',
    english: 'shielded instrument cable',
    summary: '传送 4～20 mA、通讯和热电阻信号的对绞屏蔽电缆，型号如 DJYPVP，分屏与总屏按干扰程度选。',
    body: `
<p>DJ 为电子计算机用，Y 聚乙烯绝缘、P 屏蔽、V 聚氯乙烯护套：DJYPVP 为对屏加总屏。对绞能抵消干扰，节距越短效果越好。</p>
<h3>怎么选</h3>
<p>模拟量用对屏或总屏；通讯线按总线要求的特性阻抗和电容选专用型；靠近变频器用总屏加铠装；<a href="/industryEcologicalService?entry=thermocouple">热电偶</a>用补偿导线，不能用它代替。</p>
<h3>订单写明</h3>
<ul>
<li>对数×芯×截面、屏蔽型式、电容、护套颜色（本安蓝）、阻燃等级。</li>
<li>长度、单根最大允许长度、是否带铠装。</li>
</ul>
<h3>常见错误</h3>
<p>对屏和总屏在接线箱处断开；屏蔽层两端都接地形成环流；与动力电缆同槽近距离敷设。</p>`,
    related: ['control-cable', 'pressure-transmitter', 'thermocouple'],
  },
  {
    slug: 'mineral-insulated-cable',
    category: 'cable',
    title: '矿物绝缘电缆',
    letter: 'K',
    english: 'mineral insulated cable',
    summary: '铜护套内填氧化镁绝缘的耐火电缆，着火时仍能供电，用于消防和应急回路，端头防潮最重要。',
    body: `
<p>BTTZ 为重型（750 V），BTTQ 为轻型（500 V），均为铜护套；也有柔性矿物绝缘产品，弯曲方便。铜护套可兼作接地导体。</p>
<h3>怎么选</h3>
<p>消防泵、应急照明、事故排风等要求火灾中持续供电的回路，依设计和 GB 50217 确定；腐蚀环境加外护套；长距离用柔性产品减少接头。</p>
<h3>订单写明</h3>
<ul>
<li>型号、芯数×截面、额定电压、外护套、每根长度。</li>
<li>专用端头、中间接头和工具，数量与电缆一起订。</li>
</ul>
<h3>常见错误</h3>
<p>切断后端口不立即密封，氧化镁吸潮，绝缘下降；弯曲半径不够压裂铜管；用普通接头代替专用接头。</p>`,
    related: ['xlpe-power-cable', 'control-cable'],
  },
]
