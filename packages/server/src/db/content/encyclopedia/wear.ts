import type { SeedEntry } from '../model.ts'

export const wearEntries: readonly SeedEntry[] = [
  {
    slug: 'wear-ceramic',
    category: 'wear',
    title: '耐磨陶瓷',
    letter: 'N',
    english: 'wear-resistant alumina ceramic',
    summary: '以氧化铝为主的高硬度衬片，用于煤粉管、灰管和溜槽，抗冲刷好、怕冲击，固定方式决定成败。',
    body: `
<p>常用氧化铝含量 92%、95%，硬度高于耐磨钢数倍。按部位做成片、管、块；固定方式有粘接、焊接、燕尾槽和整体环。</p>
<h3>怎么选</h3>
<p>小角度冲刷优先选陶瓷；直角冲击部位改用高铬或堆焊板；温度超过 150 ℃ 时核对胶的允许温度，更高温用焊接或机械固定。</p>
<h3>订单写明</h3>
<ul>
<li>氧化铝含量、密度、尺寸、厚度、固定方式、使用温度和冲刷物。</li>
<li>拼缝要求、成品管件带法兰图，备用散片数量。</li>
</ul>
<h3>常见错误</h3>
<p>大块落料冲击处贴薄陶瓷；胶未固化就投运；补焊管道时未隔热，陶瓷脱落。</p>`,
    related: ['elbow', 'overlay-plate', 'high-chromium-iron', 'refractory-castable'],
  },
  {
    slug: 'high-chromium-iron',
    category: 'wear',
    title: '高铬铸铁',
    letter: 'G',
    english: 'high-chromium cast iron',
    summary: '含铬约 11%～30% 的耐磨白口铸铁，耐冲刷腐蚀，用于渣浆泵过流件、衬板和磨辊，脆、不宜焊。',
    body: `
<p>按含铬量分 Cr12、Cr15、Cr20、Cr26 等牌号，见 GB/T 8263。碳化物硬，基体可热处理，淬火后硬度一般在 58 HRC 以上（参考值）。</p>
<h3>怎么选</h3>
<p>磨损为主选 Cr15 类；磨损加腐蚀选铬更高的 Cr26；冲击大时选韧性好的低碳牌号或改用堆焊；高氯低 pH 浆液要另看耐蚀数据。</p>
<h3>订单写明</h3>
<ul>
<li>牌号、硬度范围、热处理、图号、铸造缺陷允许度。</li>
<li>检测：化学成分、硬度、金相、探伤，动平衡要求。</li>
</ul>
<h3>常见错误</h3>
<p>现场电焊补孔开裂；以硬度高低论好坏，忽略韧性；过流件换了材料不重新做平衡。</p>`,
    related: ['desulphurisation-slurry-pump', 'grinding-roller', 'wear-steel-plate'],
  },
  {
    slug: 'wear-steel-plate',
    category: 'wear',
    title: '耐磨钢板',
    letter: 'N',
    english: 'wear-resistant steel plate',
    summary: '淬火低合金高强钢板，牌号如 NM400、NM450，可切割、可焊、可折弯，用于溜槽、料斗和导轨。',
    body: `
<p>NM 后的数字为名义布氏硬度，可参照 GB/T 24186。硬度越高耐磨越好，折弯和焊接越难。</p>
<h3>怎么选</h3>
<p>一般料仓选 NM400；冲刷强、少加工选 NM450、NM500；结构受力又受磨的看屈服强度和低温冲击；使用温度超过约 200 ℃ 会软化（参考值）。</p>
<h3>订单写明</h3>
<ul>
<li>牌号、厚度及负偏差、尺寸、冲击温度、探伤要求。</li>
<li>切割方式、坡口、螺栓孔是否预钻，质量证明书。</li>
</ul>
<h3>常见错误</h3>
<p>用普通焊材高热输入焊接，热影响区软化；冷天不预热开裂；只换磨损的一块，高差形成新冲刷点。</p>`,
    related: ['overlay-plate', 'scraper-chain', 'high-chromium-iron'],
  },
  {
    slug: 'grinding-roller',
    category: 'wear',
    title: '磨辊与磨盘衬板',
    letter: 'M',
    english: 'grinding roller and table liner',
    summary: '中速磨煤机的碾磨件，磨损后出力下降、煤粉变粗，可高铬铸造、堆焊或复合陶瓷，须成套更换。',
    body: `
<p>碾磨件的型面和间隙影响出力和石子煤排放量。辊套和衬板的技术条件可参照 DL/T 681.2。</p>
<h3>怎么选</h3>
<p>煤质硬、含硫铁矿高的选复合陶瓷或高铬；煤质变化大的，看抗冲击；可堆焊修复的，要核对母材是否允许、修复后余厚。</p>
<h3>订单写明</h3>
<ul>
<li>磨机型号、图号、材料、硬度、寿命保证条件（煤质指标）。</li>
<li>成套件数、每件重量、重量差、型面样板、探伤报告。</li>
</ul>
<h3>常见错误</h3>
<p>只换辊套不换衬板，型面不匹配；忽略加载力和间隙重新调整；与供货方只谈小时数，不谈煤的磨损指数。</p>`,
    related: ['high-chromium-iron', 'tapered-roller-bearing', 'gear-oil'],
  },
  {
    slug: 'overlay-plate',
    category: 'wear',
    title: '堆焊耐磨板',
    letter: 'D',
    english: 'weld-overlay wear plate',
    summary: '在低碳钢板上堆焊高铬合金层的复合板，可卷弯、可栓接，用于落煤管、料斗和风机叶片，裂纹属正常。',
    body: `
<p>规格写基板厚加耐磨层厚，如 6+4、8+6。堆焊层含大量碳化物，硬度常在 58～62 HRC（参考值），表面细裂纹用于释放应力。</p>
<h3>怎么选</h3>
<p>大冲击配厚基板，高冲刷配厚耐磨层；可焊螺柱固定便于更换；卷管时耐磨层朝内，最小弯曲半径要问厂家。</p>
<h3>订单写明</h3>
<ul>
<li>基层与耐磨层厚度、层数、硬度、尺寸、切割下料图。</li>
<li>固定方式、螺柱规格、耐磨层平整度、堆焊方向。</li>
</ul>
<h3>常见错误</h3>
<p>用氧气乙炔切割；裁板前没有定焊道与物料流向的关系；把细裂纹当缺陷退货。</p>`,
    related: ['wear-steel-plate', 'wear-ceramic', 'conveyor-belt'],
  },
  {
    slug: 'grate-bar',
    category: 'wear',
    title: '炉排片',
    letter: 'L',
    english: 'grate bar',
    summary: '焚烧炉排上托住垃圾并送入一次风的耐热铸件，靠风冷却，烧损从端部开始，按炉型和位置号订货。',
    body: `
<p>由耐热铬钢或铬镍钢铸成，一次风从片间缝隙或片端风孔吹出。材料可参照 GB/T 8492，实际牌号以炉排厂图纸为准。</p>
<h3>怎么选</h3>
<p>干燥段以磨损为主，燃烧段以高温烧损为主，可分段选材；含铬量高耐热好，但铸造缺陷和热裂也要一起看。换供方先装一排试用，停炉测量再定。</p>
<h3>订单写明</h3>
<ul>
<li>炉型、位置号、图号、材质与含铬量、单重、加工面和配合尺寸。</li>
<li>每批附化学成分、硬度和尺寸抽检记录，缺陷允许范围。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>端部烧缺</td><td>风孔堵、床层薄</td><td>一次风分布</td></tr>
<tr><td>片间拉开漏渣</td><td>磨损、连接松</td><td>缝隙和螺栓</td></tr>
<tr><td>整片断裂</td><td>铸造缺陷、卡铁件</td><td>断口和落渣</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>新旧片混排，高低不平卡阻；只比单价不比单重；热态浇水急冷。</p>`,
    related: ['high-chromium-iron', 'refractory-castable', 'thermocouple'],
  },
  {
    slug: 'refractory-castable',
    category: 'wear',
    title: '耐火浇注料',
    letter: 'N',
    english: 'refractory castable',
    summary: '加水搅拌后现场浇注成形的耐火材料，用在炉膛、烟道和灰斗，寿命除了材料，还看锚固件、养护和烘炉。',
    body: `
<p>由骨料、粉料和结合剂组成，常用高铝质、碳化硅质和轻质保温料。焚烧炉受氯和碱侵蚀，下部受磨的部位多用碳化硅质。</p>
<h3>怎么选</h3>
<p>先写清部位的温度、气氛、磨损和冷热变化，再定材质；受磨面看强度和耐磨，背衬看导热；抢修时间短的问供方有无快干料和烘炉曲线。</p>
<h3>订单写明</h3>
<ul>
<li>牌号、氧化铝或碳化硅含量、体积密度、用量吨数与损耗、生产日期和保质期。</li>
<li>锚固件材质、间距和涂层；加水量、养护时间、烘炉曲线随货。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>烘炉时爆裂</td><td>升温快、水没排出</td><td>烘炉记录</td></tr>
<tr><td>整块脱落</td><td>锚固件烧断、间距大</td><td>残留锚固件</td></tr>
<tr><td>表面磨薄</td><td>材质偏软</td><td>强度报告</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>多加水图好施工；过期料继续用；不留膨胀缝；冬天不保温养护。</p>`,
    related: ['grate-bar', 'thermocouple', 'wear-ceramic'],
  },
]
