import type { SeedEntry } from '../model.ts'

export const bearingEntries: readonly SeedEntry[] = [
  {
    slug: 'deep-groove-ball-bearing',
    category: 'bearing',
    title: '深沟球轴承',
    letter: 'S',
    english: 'deep groove ball bearing',
    summary: '用量最大的滚动轴承，承受径向和少量双向轴向载荷，摩擦小、转速高，常见于电机和小型泵。',
    body: `
<p>内外圈滚道为深弧沟，钢球作滚动体。基本代号以 60、62、63 开头，表示尺寸系列，数字越大承载越高，外形也越大。</p>
<h3>怎么选</h3>
<p>先按轴径和载荷定系列；粉尘多、不便加脂选 -2RS，转速高、环境清洁选 -2Z；电机常用 C3 游隙或电机专用游隙；<a href="/industryEcologicalService?entry=variable-frequency-motor">变频电机</a>考虑绝缘轴承。</p>
<h3>订单写明</h3>
<ul>
<li>完整代号，如 6312-2Z/C3；品牌；用于哪台设备的哪一端。</li>
<li>有噪声或振动等级要求的另写。</li>
</ul>
<h3>常见错误</h3>
<p>把 2RS 当 2Z 用于高速电机，密封唇发热；已带密封的轴承再清洗加脂；用锤击外圈的方式装内圈，钢球把滚道压出凹坑。</p>`,
    related: ['induction-motor', 'lithium-grease', 'spherical-roller-bearing'],
  },
  {
    slug: 'spherical-roller-bearing',
    category: 'bearing',
    title: '调心滚子轴承',
    letter: 'T',
    english: 'spherical roller bearing',
    summary: '两列鼓形滚子，外圈滚道为球面，能自动调心，承受重载和冲击，用于风机、减速机和输送滚筒。',
    body: `
<p>外圈球面滚道允许轴有少量倾斜，能承受很大的径向载荷和双向轴向载荷。常用系列有 222、223、230、231、232。</p>
<h3>怎么选</h3>
<p>圆柱孔用于过盈装配，圆锥孔（K）配紧定套，拆装方便。热风机、干燥机一般选 C3，热负荷更大选 C4。振动筛要选专用的保持架和游隙。</p>
<h3>订单写明</h3>
<ul>
<li>完整代号，如 22220 CK/W33 C3，以及配套紧定套 H320。</li>
<li>保持架材料：钢、黄铜或尼龙；尼龙不宜长期高温。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>滚道一侧剥落</td><td>轴向卡死、游隙小</td><td>自由端能否移动</td></tr>
<tr><td>滚道发暗磨毛</td><td>缺脂、进尘</td><td>密封与补脂</td></tr>
<tr><td>内圈跑圈发蓝</td><td>配合松、紧定套松</td><td>轴颈尺寸</td></tr>
<tr><td>搓板状条纹</td><td>轴电流</td><td>绝缘与接地</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>两端轴承座都装定位环，轴热胀后无处可去；装圆锥孔轴承不测游隙减小量，只凭拧紧的手感。</p>`,
    related: ['split-plummer-block', 'lithium-grease', 'spherical-roller-thrust-bearing'],
  },
  {
    slug: 'tapered-roller-bearing',
    category: 'bearing',
    title: '圆锥滚子轴承',
    letter: 'Y',
    english: 'tapered roller bearing',
    summary: '内外圈可分离，同时承受径向和单向轴向载荷，成对使用并在装配时调整游隙，多见于减速机。',
    body: `
<p>滚子和滚道都是锥面，内圈组件与外圈分开安装。接触角越大，轴向承载越高。常用系列为 302、303、320、322。</p>
<h3>怎么选</h3>
<p>单列只承受一个方向的轴向力，须面对面或背对背成对使用；背对背支承跨距大，刚性好。轴向力为主时选大接触角的 313 系列。</p>
<h3>订单写明</h3>
<ul>
<li>代号、精度、是否配对及配对方式，配对的写明预紧或游隙值。</li>
<li>英制轴承写完整的内圈号与外圈号，两者缺一不可。</li>
</ul>
<h3>常见错误</h3>
<p>只换内圈组件、沿用旧外圈；装配后不调轴向游隙就投运，过紧烧损、过松振动；把英制轴承用尺寸相近的公制代替。</p>`,
    related: ['geared-motor', 'gear-oil', 'spherical-roller-bearing'],
  },
  {
    slug: 'spherical-roller-thrust-bearing',
    category: 'bearing',
    title: '推力调心滚子轴承',
    letter: 'T',
    english: 'spherical roller thrust bearing',
    summary: '承受很大的单向轴向载荷并可调心，用于立式泵、立式电机和磨煤机，须保证最小轴向载荷。',
    body: `
<p>滚子与滚道倾斜布置，既承受轴向载荷，也承受一部分径向载荷。常用系列为 292、293、294。</p>
<h3>怎么选</h3>
<p>按最大轴向力选系列，再校核最小轴向载荷：轻载高速时滚子会打滑擦伤，必要时用弹簧预压。一般采用油润滑，粘度按温度和转速确定。</p>
<h3>订单写明</h3>
<ul>
<li>完整代号和保持架材料，如 29420 E。</li>
<li>工作转速、轴向力范围、润滑方式，便于厂家核对。</li>
</ul>
<h3>常见错误</h3>
<p>油位按卧式设备习惯设定，滚子上半部缺油；轴圈与座圈装反；更换后没有重新调整转子的轴向位置，叶轮擦碰。</p>`,
    related: ['spherical-roller-bearing', 'turbine-oil', 'high-voltage-motor'],
  },
  {
    slug: 'plain-bearing',
    category: 'bearing',
    title: '滑动轴承（轴瓦）',
    letter: 'H',
    english: 'plain bearing, journal bearing',
    summary: '靠油膜托起轴颈，承载大、阻尼好、寿命长，用于汽轮机、大型风机和高压电机，间隙和油质是关键。',
    body: `
<p>钢或铸铁瓦背上浇铸巴氏合金，轴颈转动后形成楔形油膜。巴氏合金软，能嵌藏细小杂质，也容易被过热熔化。</p>
<h3>怎么选</h3>
<p>备件一般按图加工。要看合金牌号（常用 ZSnSb11Cu6）、瓦型（圆柱、椭圆、可倾瓦）和顶隙，顶隙一般为轴径的 1‰～2‰（参考值），以制造厂要求为准。</p>
<h3>订单写明</h3>
<ul>
<li>图号、合金牌号、内径及加工余量、与轴颈配研由谁做。</li>
<li>出厂做超声或着色检查脱胎，附报告。</li>
</ul>
<h3>常见错误</h3>
<p>只量总间隙不量侧隙；清理用硬刮刀划伤轴颈；备件叠放受压变形；测温元件装在非承载区，报警来得晚。</p>`,
    related: ['turbine-oil', 'high-voltage-motor', 'spherical-roller-bearing'],
  },
  {
    slug: 'split-plummer-block',
    category: 'bearing',
    title: '剖分式轴承座',
    letter: 'P',
    english: 'split plummer block',
    summary: '上下两半的铸铁或铸钢轴承座，便于检修轴承，多配带紧定套的调心轴承，分固定端和自由端。',
    body: `
<p>常见 SN、SNL、SD 等系列，代号与轴承系列对应。座内通过定位环区分固定端和自由端：固定端装定位环，自由端让轴承能轴向移动。</p>
<h3>怎么选</h3>
<p>按轴承和紧定套定座号；环境粉尘大选迷宫式或多唇密封；冲击大、温度高选铸钢。与旧座互换，要核对中心高和地脚孔距。</p>
<h3>订单写明</h3>
<ul>
<li>座号、材料、轴径、密封形式、通轴或盲端盖、定位环数量。</li>
<li>测温测振孔的位置和螺纹。</li>
</ul>
<h3>常见错误</h3>
<p>上下盖混装，两半不是同一副；两端都按固定端装；底座不清理就紧地脚，中心高被垫偏。</p>`,
    related: ['spherical-roller-bearing', 'lithium-grease', 'hexagon-bolt'],
  },
]
