import type { SeedEntry } from '../model.ts'

export const instrumentEntries: readonly SeedEntry[] = [
  {
    slug: 'pressure-transmitter',
    category: 'instrument',
    title: '压力变送器',
    letter: 'Y',
    english: 'pressure transmitter',
    summary: '把压力或差压转成 4～20 mA 或总线信号，选型看量程、精度、过程连接和膜片材料，需定期校准。',
    body: `
<p>分表压、绝压和差压。差压式还用于测流量和液位。检定可依据 JJG 882。</p>
<h3>怎么选</h3>
<p>常用压力宜在量程的三分之一到三分之二之间；浆液、粘稠和易结晶介质用法兰膜片远传；高温加冷凝管或散热；要求快速响应的写明阻尼。</p>
<h3>订单写明</h3>
<ul>
<li>量程、精度等级、输出与供电、过程连接螺纹或法兰。</li>
<li>膜片材料、填充液、防护防爆等级、是否带显示、校准报告。</li>
</ul>
<h3>常见错误</h3>
<p>量程选得过大，低段误差大；差压变送器引压管不平行，两侧液柱不同；毛细管长度不等造成零点漂移。</p>`,
    related: ['pressure-gauge', 'electromagnetic-flowmeter', 'shielded-instrument-cable'],
  },
  {
    slug: 'pressure-gauge',
    category: 'instrument',
    title: '弹簧管压力表',
    letter: 'T',
    english: 'Bourdon tube pressure gauge',
    summary: '就地指示压力的机械表，选型看量程、精度、表盘直径和耐震，蒸汽须装冷凝弯，氧气表必须禁油。',
    body: `
<p>弹簧管受压变形带动指针。一般压力表见 GB/T 1226，检定可依据 JJG 52。</p>
<h3>怎么选</h3>
<p>稳定压力，正常值取量程的三分之一到三分之二；脉动压力不超过二分之一。泵出口和振动处用充油耐震型；含渣介质加隔膜；表盘大小按距离和安装高度选 100 或 150 mm。</p>
<h3>订单写明</h3>
<ul>
<li>量程与单位、精度、表盘直径、接头螺纹（M20×1.5 等）、安装方式。</li>
<li>特殊：耐震、隔膜材料、氧用脱脂、检定证书。</li>
</ul>
<h3>常见错误</h3>
<p>蒸汽表没有冷凝弯，弹簧管过热失准；耐震表的通气塞没拔；氧气用表混用有油的普通表。</p>`,
    related: ['pressure-transmitter', 'safety-valve', 'compression-fitting'],
  },
  {
    slug: 'electromagnetic-flowmeter',
    category: 'instrument',
    title: '电磁流量计',
    letter: 'D',
    english: 'electromagnetic flowmeter',
    summary: '利用导电液体切割磁场产生电势测流量，无阻力件，适合污水和浆液，要求满管、接地和直管段。',
    body: `
<p>介质须导电，一般不低于 5 μS/cm；纯水、油和气体不能用。管道必须满管。</p>
<h3>怎么选</h3>
<p>流速宜在 0.5～5 m/s，流速低就缩径。衬里：橡胶用于污水，聚四氟乙烯用于酸碱，聚氨酯耐磨。电极：316L 用于一般水，哈氏合金用于含氯，钛用于次氯酸钠。</p>
<h3>订单写明</h3>
<ul>
<li>口径、流量范围、介质与电导率、温度压力、衬里与电极材料。</li>
<li>一体或分体、电缆长度、防护等级（淹水井选 IP68）、接地环。</li>
</ul>
<h3>常见错误</h3>
<p>装在管道最高处积气，或装在下行管不满管；没装接地环；衬里法兰过度拧紧卷边；直管段不足还要求高精度。</p>`,
    related: ['ph-meter', 'shielded-instrument-cable', 'pressure-transmitter'],
  },
  {
    slug: 'thermocouple',
    category: 'instrument',
    title: '热电偶',
    letter: 'R',
    english: 'thermocouple',
    summary: '两种金属接点产生热电势测高温，分度号决定量程，保护管决定寿命，须配与分度号对应的补偿导线。',
    body: `
<p>常用 K、N、S、B 分度。允差见 GB/T 16839.1。</p>
<table>
<thead><tr><th>分度号</th><th>长期使用（参考值）</th></tr></thead>
<tbody>
<tr><td>K</td><td>1000 ℃ 以下</td></tr>
<tr><td>N</td><td>1100 ℃ 以下</td></tr>
<tr><td>S</td><td>1300 ℃ 以下</td></tr>
<tr><td>B</td><td>1600 ℃ 以下</td></tr>
</tbody>
</table>
<h3>怎么选</h3>
<p>冲刷区用耐磨保护管；要求快反应用铠装；炉膛用高温合金或陶瓷管。</p>
<h3>订单写明</h3>
<ul>
<li>分度号、允差等级、总长与插深、保护管材料和直径。</li>
<li>安装螺纹或法兰、接线盒防护、单支或双支。</li>
</ul>
<h3>常见错误</h3>
<p>补偿导线与分度号不符或极性反；插深不足，测的是管壁温；S 型裸装在还原性气氛里。</p>`,
    related: ['zirconia-oxygen-analyser', 'shielded-instrument-cable', 'compression-fitting'],
  },
  {
    slug: 'zirconia-oxygen-analyser',
    category: 'instrument',
    title: '氧化锆氧量分析仪',
    letter: 'Y',
    english: 'zirconia oxygen analyser',
    summary: '测烟气氧含量、指导配风和折算排放浓度，测量为湿基，探头寿命受积灰、振动和还原性气体影响。',
    body: `
<p>氧化锆加热到约 700 ℃ 后，两侧氧分压差产生电势。直接插入测得湿基氧，与抽取式干基读数相差一个水分修正。</p>
<h3>怎么选</h3>
<p>省煤器出口选直插式，配耐磨过滤器和防冲刷罩；温度更高处用抽取导流式。量程常用 0～10% 或 0～25%，要能在线吹扫与标定。</p>
<h3>订单写明</h3>
<ul>
<li>插入深度、烟温、粉尘、安装法兰，加热电源。</li>
<li>标准气接口、参比气来源、探头备件周期。</li>
</ul>
<h3>常见错误</h3>
<p>法兰漏风使读数偏高，燃烧越调越差；标定气流量过大冷却锆管；停炉长期断电，探头吸潮开裂。</p>`,
    related: ['thermocouple', 'pressure-transmitter', 'compression-fitting'],
  },
  {
    slug: 'radar-level-meter',
    category: 'instrument',
    title: '雷达物位计',
    letter: 'L',
    english: 'radar level meter',
    summary: '发射微波测距，不接触介质，用于料仓、灰库、浆液池和药剂罐，天线与频率按粉尘和介电常数选。',
    body: `
<p>频率决定波束：80 GHz 波束窄、避得开内部构件；26 GHz 波束宽，受浓蒸汽影响小一些。导波式沿缆或杆传播，适合小罐和低介电常数液体。</p>
<h3>怎么选</h3>
<p>料仓注意堆积角、进料口和内部支撑，避开拱顶正中，离仓壁留出厂家要求的距离；粉尘大的带吹扫；泡沫多的液面用导波式或差压。</p>
<h3>订单写明</h3>
<ul>
<li>量程、盲区、介质名称、粉尘或蒸汽、温度压力、天线材料。</li>
<li>过程连接、万向法兰、信号、防爆等级。</li>
</ul>
<h3>常见错误</h3>
<p>装在进料口正上方；短管过长超过天线，虚假回波；罐内有搅拌器却未做虚假回波学习。</p>`,
    related: ['pressure-transmitter', 'polyaluminium-chloride', 'screw-conveyor'],
  },
  {
    slug: 'ph-meter',
    category: 'instrument',
    title: 'pH 计（在线）',
    letter: 'P',
    english: 'online pH meter',
    summary: '测溶液酸碱度，脱硫浆液、加药和排放都要用，电极是消耗品，清洗和标定比仪表本身更要紧。',
    body: `
<p>由玻璃电极、参比电极和温度补偿组成。浆液里的电极会被石膏包裹，参比液会被污染。</p>
<h3>怎么选</h3>
<p>脱硫浆液选平面玻璃、大孔或开放式参比，流通槽带自动冲洗；含氟酸性液不能用普通玻璃电极；纯水用低电导专用电极。</p>
<h3>订单写明</h3>
<ul>
<li>介质、温度、压力、pH 范围、含固量，安装方式（沉入、流通、插拔）。</li>
<li>电极型号与备件数、线长、变送器输出、标准缓冲液。</li>
</ul>
<h3>常见错误</h3>
<p>电极干放后直接使用；两点标定只做一点；信号线接头受潮，读数漂移却去换电极。</p>`,
    related: ['desulphurisation-slurry-pump', 'slaked-lime', 'electromagnetic-flowmeter'],
  },
]
