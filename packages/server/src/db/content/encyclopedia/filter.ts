import type { SeedEntry } from '../model.ts'

export const filterEntries: readonly SeedEntry[] = [
  {
    slug: 'ptfe-membrane-bag',
    category: 'filter',
    title: 'PTFE 覆膜滤袋',
    letter: 'P',
    english: 'PTFE membrane filter bag',
    summary: '表面覆聚四氟乙烯微孔膜的滤袋，表面过滤、易清灰，用于垃圾焚烧和细粉尘，安装时最怕划破膜。',
    body: `
<p>基材可为 PTFE 针刺毡、玻纤、聚酯或 PPS，膜只管过滤，耐温耐酸由基材决定。PTFE 毡连续使用约 250 ℃ 以下（参考值）。</p>
<h3>怎么选</h3>
<p>先按烟气定基材，再定膜；焚烧烟气含酸和水，用 PTFE 针刺毡或玻纤覆膜；过滤风速高的不要指望膜解决，要先加面积。</p>
<h3>订单写明</h3>
<ul>
<li>基材与面积质量、覆膜、透气量、热收缩率、断裂强力。</li>
<li>直径长度、袋口形式、花板孔径、缝线材料，参照 HJ/T 327。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>破在哪里</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>袋底、下部磨穿</td><td>入口气流冲、袋碰袋</td><td>导流板、袋笼垂直</td></tr>
<tr><td>袋口撕开</td><td>喷吹偏、花板变形</td><td>喷吹管对中</td></tr>
<tr><td>沿筋磨成条</td><td>袋笼锈、间隙大</td><td>袋笼表面</td></tr>
<tr><td>整条发脆</td><td>超温、化学侵蚀</td><td>温度记录、送检</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>落袋笼时膜被毛刺刮破；荧光粉粒度与滤料不匹配，漏点判断不准；没有预涂灰就通湿烟气。</p>`,
    related: ['bag-cage', 'glass-fibre-bag', 'pulse-valve', 'slaked-lime'],
  },
  {
    slug: 'glass-fibre-bag',
    category: 'filter',
    title: '玻璃纤维滤袋',
    letter: 'B',
    english: 'glass fibre filter bag',
    summary: '耐温约 260 ℃、尺寸稳定、价格适中的滤袋，怕折、怕氢氟酸，运输安装要防压折，袋笼间隙要小。',
    body: `
<p>分机织布和针刺毡，表面经硅油、石墨、PTFE 等处理，也可覆膜。玻纤不耐反复弯折，清灰宜柔和。</p>
<h3>怎么选</h3>
<p>垃圾焚烧、水泥窑等高温尾气；含氟烟气慎用；脉冲清灰压力不能照化纤滤袋的设定，配筋数多、间隙小的<a href="/industryEcologicalService?entry=bag-cage">袋笼</a>。</p>
<h3>订单写明</h3>
<ul>
<li>织物结构、面积质量、表面处理、断裂强力（经、纬）、透气量。</li>
<li>袋长与袋笼长度的配合、加强层、包装方式（不得折叠成死折）。</li>
</ul>
<h3>常见错误</h3>
<p>储存折叠压重物；拿 PPS 滤袋的袋笼配玻纤；喷吹压力太高，袋底纵向断裂。</p>`,
    related: ['ptfe-membrane-bag', 'bag-cage', 'fabric-expansion-joint'],
  },
  {
    slug: 'bag-cage',
    category: 'filter',
    title: '袋笼（滤袋框架）',
    letter: 'D',
    english: 'filter bag cage',
    summary:
      '支撑滤袋的钢丝框架，又叫除尘骨架、笼骨，筋数、直径和表面质量影响滤袋寿命，须与滤袋和花板孔配合。',
    body: `
<p>由纵筋、圈环、帽盖和底盖焊成，表面有机硅、镀锌或不锈钢。要求直、圆、无毛刺，可参照 HJ/T 325。</p>
<h3>怎么选</h3>
<p>长度超过 6 m 的常做两段或三段，接头要平顺；玻纤用 16～20 筋，化纤毡用 10～12 筋（参考值）；焚烧线潮湿含氯，选不锈钢或加厚有机硅。</p>
<h3>订单写明</h3>
<ul>
<li>外径、长度、筋数、丝径、圈距、表面处理、帽盖形式。</li>
<li>滤袋内径和滤料，用于核算间隙；是否带文氏管。</li>
</ul>
<h3>常见错误</h3>
<p>换新滤袋、沿用锈蚀变形的旧笼；各批次直径公差不同混装；装卸抛掷变弯。</p>`,
    related: ['ptfe-membrane-bag', 'glass-fibre-bag'],
  },
  {
    slug: 'quartz-sand',
    category: 'filter',
    title: '石英砂滤料',
    letter: 'S',
    english: 'silica sand filter media',
    summary: '水厂快滤池和过滤器的基本滤料，关键指标是有效粒径、不均匀系数和含泥量，可按 CJ/T 43 检验。',
    body: `
<p>用筛分测有效粒径 d10 和不均匀系数 K80（d80/d10）。均质滤料的不均匀系数小，含污能力强，适合气水反冲的 V 型滤池。</p>
<h3>怎么选</h3>
<p>普通快滤池常用 0.5～1.2 mm 级配；V 型滤池多用 d10 为 0.9～1.2 mm 的均质砂（参考值）；饮用水用附浸出检验。</p>
<h3>订单写明</h3>
<ul>
<li>有效粒径范围、不均匀系数、密度、破碎率、含泥量、盐酸可溶率。</li>
<li>滤层体积与损耗余量、包装、承托层各级规格。</li>
</ul>
<h3>常见错误</h3>
<p>按“20～40 目”一个数下单；新砂未冲洗就投运；旧砂补新砂，反冲后分层；吨位与立方换算不写堆积密度。</p>`,
    related: ['polyaluminium-chloride', 'pleated-cartridge', 'butterfly-valve', 'tube-settler'],
  },
  {
    slug: 'pleated-cartridge',
    category: 'filter',
    title: '折叠滤芯',
    letter: 'Z',
    english: 'pleated filter cartridge',
    summary: '滤膜或滤纸打褶成筒的精滤元件，面积大、阻力小，用于反渗透前、油系统和气体，须核对接口和精度。',
    body: `
<p>精度分绝对精度（给出过滤效率）和标称精度，同为 5 μm，绝对精度严得多。材料有聚丙烯、聚醚砜、玻纤和不锈钢。</p>
<h3>怎么选</h3>
<p>反渗透前保安过滤一般用 5 μm 聚丙烯；油系统按目标清洁度选过滤比；压差高或温度高用玻纤或金属；粘稠液体按粘度核算面积。</p>
<h3>订单写明</h3>
<ul>
<li>精度（绝对或标称）、材料、长度、接口型式（平口、插入式 222、卡口式 226）、密封圈材料。</li>
<li>流量、允许压差、介质与温度。</li>
</ul>
<h3>常见错误</h3>
<p>接口只看外观，密封圈尺寸不同内漏；压差已到限仍冲洗再用；滤芯堵得快先查上游，不是换更细的。</p>`,
    related: ['quartz-sand', 'turbine-oil', 'o-ring'],
  },
  {
    slug: 'tube-settler',
    category: 'filter',
    title: '斜管填料',
    letter: 'X',
    english: 'tube settler media',
    summary:
      '沉淀池里的蜂窝斜管，让絮体在短距离内沉下，常用聚丙烯，看孔径、壁厚和老化，饮用水用要附涉水卫生证明。',
    body: `
<p>片材热压后粘合成六角孔，倾角多为 60 度，斜长约 1 m（参考值）。材料有聚丙烯、乙丙共聚和聚氯乙烯，怕紫外线和水力冲击。</p>
<h3>怎么选</h3>
<p>给水沉淀池常用孔径 30～40 mm，污水用的大得多，80 mm 左右（参考值）；壁太薄积泥后会塌，宜看片厚和支架间距；露天池选加抗老化剂的。</p>
<h3>订单写明</h3>
<ul>
<li>孔径、斜长、片厚、材料与密度、安装平面尺寸、倾角方向。</li>
<li>支架材料与间距、压条，涉水卫生证明，按平方米还是立方米计价。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>局部塌陷</td><td>积泥、支架腐蚀</td><td>排泥周期</td></tr>
<tr><td>出水带絮体</td><td>负荷高、短流</td><td>进水配水</td></tr>
<tr><td>发脆掉渣</td><td>日晒老化</td><td>取片折弯</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>人直接踩在斜管上；冲洗水枪压力过高打穿；新旧片高低不齐，水从缝里短流。</p>`,
    related: ['polyaluminium-chloride', 'quartz-sand', 'stainless-fastener'],
  },
]
