import type { SeedEntry } from '../model.ts'

export const sealEntries: readonly SeedEntry[] = [
  {
    slug: 'mechanical-seal',
    category: 'seal',
    title: '机械密封',
    letter: 'J',
    english: 'mechanical seal',
    summary: '两个精磨端面相对旋转密封转轴，泄漏小，选型看介质颗粒、温度、压力和线速度，冲洗方案同样重要。',
    body: `
<p>由动环、静环、弹簧和辅助密封组成。集装式出厂预装，现场不用调压缩量，适合浆液泵。</p>
<h3>怎么选</h3>
<p>含颗粒选硬对硬端面（碳化硅或碳化钨），清水选碳石墨对碳化硅；易结晶、有毒的用双端面加隔离液；再定冲洗、冷却方式。</p>
<h3>订单写明</h3>
<ul>
<li>泵型号、轴或轴套尺寸、密封腔尺寸图。</li>
<li>介质、温度、压力、转速、含固量，冲洗水压力和流量。</li>
<li>端面、弹簧、辅助密封材料，备件包内容。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>装好静压就漏</td><td>密封圈切伤、压盖偏</td><td>O 形圈和压盖</td></tr>
<tr><td>运行后端面有热裂</td><td>干磨、冲洗断</td><td>冲洗水压力流量</td></tr>
<tr><td>端面沟槽均匀</td><td>颗粒进端面</td><td>冲洗水质、材料配对</td></tr>
<tr><td>一侧磨得深</td><td>轴弯、对中差</td><td>跳动和对中</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>轴跳动超差不修，只换密封；无冲洗干启动；手摸端面、带油指印装配；<a href="/industryEcologicalService?entry=o-ring">O 形圈</a>材料与介质不相容。</p>`,
    related: ['o-ring', 'desulphurisation-slurry-pump', 'gland-packing'],
  },
  {
    slug: 'o-ring',
    category: 'seal',
    title: 'O 形密封圈',
    letter: 'O',
    english: 'O-ring',
    summary: '圆截面橡胶圈，靠压缩产生密封力，尺寸见 GB/T 3452.1，选材比选尺寸更容易出错。',
    body: `
<p>规格写内径×截面直径，静密封压缩率约 15%～25%，动密封略小（参考值）。</p>
<table>
<thead><tr><th>材料</th><th>温度（参考值）</th><th>不宜</th></tr></thead>
<tbody>
<tr><td>NBR</td><td>−30～100 ℃</td><td>臭氧、酮类</td></tr>
<tr><td>EPDM</td><td>−40～130 ℃</td><td>矿物油</td></tr>
<tr><td>FKM</td><td>−20～200 ℃</td><td>热水蒸汽、胺类</td></tr>
<tr><td>硅橡胶</td><td>−50～200 ℃</td><td>动密封、蒸汽</td></tr>
</tbody>
</table>
<h3>订单写明</h3>
<p>内径、截面、材料与硬度、介质和温度、静或动密封，沟槽尺寸。</p>
<h3>常见错误</h3>
<p>把 NBR 用在磷酸酯<a href="/industryEcologicalService?entry=fire-resistant-oil">抗燃油</a>，膨胀失效；旧圈量尺寸，压扁后偏小；切割粘接的圈用于高压。</p>`,
    related: ['mechanical-seal', 'fire-resistant-oil', 'ball-valve'],
  },
  {
    slug: 'spiral-wound-gasket',
    category: 'seal',
    title: '金属缠绕垫片',
    letter: 'J',
    english: 'spiral wound gasket',
    summary: '金属带和柔性石墨等填料缠绕成的垫片，耐温耐压、回弹好，须与法兰密封面形式和压力等级对应。',
    body: `
<p>型式分基本型、带内环、带定位环、带内外环，见 GB/T 4622。填充带常用柔性石墨，酸碱用聚四氟乙烯。</p>
<h3>怎么选</h3>
<p>突面法兰用带定位环或内外环的；凹凸面用带内环或基本型；榫槽面用基本型。高温蒸汽用不锈钢加石墨，强氧化介质慎用石墨。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、型式、DN、PN 或 Class、法兰密封面。</li>
<li>金属带、填料、内外环材料，厚度。</li>
</ul>
<h3>常见错误</h3>
<p>拆开后重复使用；PN 与 Class 混订，外径对不上螺栓；一边先拧紧，压溃缠绕带；法兰划痕未修就换垫。</p>`,
    related: ['flange', 'stud-bolt', 'gate-valve'],
  },
  {
    slug: 'gland-packing',
    category: 'seal',
    title: '盘根（编织填料）',
    letter: 'P',
    english: 'gland packing',
    summary: '压入填料函密封转轴和阀杆的编织绳，泵用要留滴漏冷却，阀用要保证低扭矩和耐温，材料与介质对应。',
    body: `
<p>常用芳纶、PTFE、柔性石墨、碳纤维及混编。泵填料允许少量滴漏带走热量，阀门填料一般要求无可见泄漏。</p>
<h3>怎么选</h3>
<p>高温阀门选柔性石墨模压环；含颗粒的泵选芳纶或碳纤维并加水封环；酸碱选 PTFE；转速高则注意热膨胀和导热。</p>
<h3>订单写明</h3>
<ul>
<li>截面尺寸、填料函内径与轴径、深度、根数（成卷或成型环）。</li>
<li>介质、温度、压力、轴转速、材料，是否带缓蚀剂。</li>
</ul>
<h3>常见错误</h3>
<p>多圈切口对齐在一处；一次压死导致烧轴；旧填料没清干净又加新圈；石墨填料不带缓蚀剂，停用时阀杆点蚀。</p>`,
    related: ['mechanical-seal', 'globe-valve', 'knife-gate-valve'],
  },
  {
    slug: 'fabric-expansion-joint',
    category: 'seal',
    title: '非金属补偿器',
    letter: 'F',
    english: 'fabric expansion joint',
    summary: '多层织物复合的柔性连接，吸收烟风道热位移与振动，耐温由层结构决定，不能承受管道推力。',
    body: `
<p>由气密层、隔热层和外护层构成，两端法兰或夹紧框固定。吸收轴向、横向和角位移，内设导流筒防冲刷和积灰。</p>
<h3>怎么选</h3>
<p>先给介质最高温度、湿度、含尘和腐蚀性，再给各方向位移量；高温烟道要在织物内侧设保温塞，使织物表面温度在材料允许内；结露部位选耐酸的 PTFE 气密层。</p>
<h3>订单写明</h3>
<ul>
<li>截面内尺寸、法兰距、螺孔、位移量、温度压力、介质。</li>
<li>是否带导流筒、保温塞、疏水口，现场合口的接口数。</li>
</ul>
<h3>常见错误</h3>
<p>外面包保温，织物烤坏；装配时用它校正管道错位；焊渣溅到织物未遮挡。</p>`,
    related: ['spiral-wound-gasket', 'ptfe-membrane-bag', 'rubber-joint'],
  },
]
