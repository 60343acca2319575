import type { SeedEntry } from '../model.ts'

export const pumpEntries: readonly SeedEntry[] = [
  {
    slug: 'centrifugal-pump',
    category: 'pump',
    title: '离心泵',
    letter: 'L',
    english: 'centrifugal pump',
    summary: '靠叶轮离心力提升液体，流量均匀、维护简单，用于清水、热水和浆液，工况点要落在高效区。',
    body: `
<p>按叶轮级数、吸入方式和安装形式分单级、多级、单吸、双吸、卧式、立式。水力性能试验方法见 GB/T 3216，技术条件见 GB/T 5656、GB/T 5657。</p>
<h3>怎么选</h3>
<p>先画管路系统曲线，让最常用流量靠近最佳效率点；再校核装置汽蚀余量大于泵的必需值并留裕度；最后定材料和密封。</p>
<h3>订单写明</h3>
<ul>
<li>流量（最小、正常、最大）、扬程、介质温度、密度、含固量。</li>
<li>密封形式、电机功率和防护、进出口方向、验收等级。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>有爆米花声、叶轮蜂窝</td><td>汽蚀</td><td>吸入滤网、液位</td></tr>
<tr><td>流量和电流都小</td><td>吸入漏气、叶轮堵</td><td>吸入管、叶轮</td></tr>
<tr><td>流量小、电流不降</td><td>口环磨大</td><td>口环间隙</td></tr>
<tr><td>振动大</td><td>对中差、偏离工况</td><td>对中、运行点</td></tr>
<tr><td>轴承热</td><td>油位不对、对中差</td><td>油质、联轴器</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>流量扬程层层加裕量，买大一号；吸入管中间高起，积成气袋；并联运行不看曲线，第二台几乎不增流。</p>`,
    related: ['mechanical-seal', 'induction-motor', 'check-valve'],
  },
  {
    slug: 'screw-pump',
    category: 'pump',
    title: '螺杆泵（单螺杆）',
    letter: 'L',
    english: 'progressive cavity pump',
    summary: '转子在橡胶定子中转动，密封腔连续推进介质，流量与转速成正比，适合污泥、渗滤液和药液。',
    body: `
<p>单螺杆泵的定子有弹性，能带颗粒；出口压力由密封级数决定，一级约 0.6 MPa（参考值）。它是容积泵，出口不能关死。</p>
<h3>怎么选</h3>
<p>介质粘稠、磨蚀强时取低转速、多级数。定子橡胶按介质和温度定：一般污水用 NBR，含油高温查 HNBR 或 FKM。药液要先问浓度与温度。</p>
<h3>订单写明</h3>
<ul>
<li>介质、含固量、粘度、温度、流量、压力、吸入条件、是否频繁启停。</li>
<li>定子转子材料、轴封、干运转保护、减速机与电机。</li>
</ul>
<h3>常见错误</h3>
<p>空转几分钟烧坏定子；出口不装<a href="/industryEcologicalService?entry=safety-valve">安全阀</a>；只换定子不换磨损的转子，容积效率仍低。</p>`,
    related: ['geared-motor', 'polyacrylamide', 'mechanical-seal'],
  },
  {
    slug: 'diaphragm-metering-pump',
    category: 'pump',
    title: '隔膜计量泵',
    letter: 'G',
    english: 'diaphragm metering pump',
    summary: '膜片往复推送，流量可按冲程和频率调节，计量准、无泄漏，用于加酸碱、絮凝剂和次氯酸钠。',
    body: `
<p>分机械隔膜和液压隔膜。机械式便宜，压力较低；液压式膜片受力均匀，压力高、寿命长。</p>
<h3>怎么选</h3>
<p>常用流量落在额定的 30%～90%。次氯酸钠会析气，泵头要带自动排气；PAC 粘稠要大口径单向阀；含颗粒须前置过滤。</p>
<h3>订单写明</h3>
<ul>
<li>药剂名称、浓度、温度，流量范围、背压、吸入高度。</li>
<li>泵头、膜片、单向阀球座材料，控制信号，是否配标定柱、阻尼器、背压阀和<a href="/industryEcologicalService?entry=safety-valve">安全阀</a>。</li>
</ul>
<h3>常见错误</h3>
<p>出口背压低于吸入压力，药液自流；安全阀排放口接到地沟；按泵铭牌而不是标定柱实测来计算加药量。</p>`,
    related: ['sodium-hypochlorite', 'polyaluminium-chloride', 'screw-pump'],
  },
  {
    slug: 'submersible-sewage-pump',
    category: 'pump',
    title: '潜水排污泵',
    letter: 'Q',
    english: 'submersible sewage pump',
    summary: '电机与泵一体潜入水中，适合集水井和渗滤液池，须注意无堵塞叶轮、冷却和泄漏温度保护。',
    body: `
<p>叶轮有开式、闭式、旋流和切割式。自动耦合安装可不下井更换。电机密封为双端面<a href="/industryEcologicalService?entry=mechanical-seal">机械密封</a>加油室。</p>
<h3>怎么选</h3>
<p>含纤维选切割或旋流叶轮；含砂选耐磨材料、转速低的；水位波动大、电机常露出水面的，选带冷却套的。爆炸性环境选相应防爆等级。</p>
<h3>订单写明</h3>
<ul>
<li>流量、扬程、通过颗粒直径、液体温度和 pH、井深、电缆长度。</li>
<li>油室泄漏、绕组过热保护的信号要引到控制柜。</li>
</ul>
<h3>常见错误</h3>
<p>保护信号没有接；吊装用电缆拉泵；液位开关装在进水口旁，频繁启停烧毁电机。</p>`,
    related: ['centrifugal-pump', 'screw-pump', 'mechanical-seal'],
  },
  {
    slug: 'desulphurisation-slurry-pump',
    category: 'pump',
    title: '脱硫浆液循环泵',
    letter: 'T',
    english: 'FGD absorber recirculation pump',
    summary: '把吸收塔石膏浆液送到喷淋层的大流量低扬程泵，选型关键是耐磨耐氯腐蚀材料和入口滤网。',
    body: `
<p>介质含固量约 15%～25%（参考值），氯离子富集，pH 多在 4.5～6。泵型多为单级单吸卧式，叶轮全金属。</p>
<h3>怎么选</h3>
<p>叶轮、护板按氯离子和磨损选高铬合金、双相钢或碳化硅；转速宜低；<a href="/industryEcologicalService?entry=mechanical-seal">机械密封</a>用浆液专用集装式；电机按浆液密度最大值校核。</p>
<h3>订单写明</h3>
<ul>
<li>流量、扬程、浆液密度、含固量、粒径、氯离子、pH、温度。</li>
<li>过流件材料与硬度、密封冲洗方式、备件清单（叶轮、前护板、密封、轴套）。</li>
</ul>
<h3>常见错误</h3>
<p>按清水选电机，轴功率没有按浆液密度换算；入口滤网无压差监测；叶轮换了、护板间隙不调。</p>`,
    related: ['mechanical-seal', 'high-chromium-iron', 'knife-gate-valve', 'spray-nozzle'],
  },
]
