import type { SeedEntry } from '../model.ts'

export const fittingEntries: readonly SeedEntry[] = [
  {
    slug: 'elbow',
    category: 'fitting',
    title: '弯头',
    letter: 'W',
    english: 'pipe elbow',
    summary: '改变管道方向的管件，按角度、弯曲半径和壁厚系列选，耐磨场合用大半径、内衬或加厚外弧的弯头。',
    body: `
<p>对焊弯头见 GB/T 12459，长半径为 1.5 倍公称尺寸，短半径为 1 倍。气力输送多用更大半径，外弧加厚或做可拆衬板。</p>
<h3>怎么选</h3>
<p>汽水管按压力等级和壁厚匹配直管；粉料与浆液管优先长半径，少用 90 度急弯；受热管道把弯头当作补偿的一部分，不随便改位置。</p>
<h3>订单写明</h3>
<ul>
<li>角度、半径（1.5D）、DN 与外径、壁厚或壁厚号、材料、坡口。</li>
<li>标准号、无缝或有缝、热处理、无损检测。</li>
</ul>
<h3>常见错误</h3>
<p>外径系列不同（如 108 与 114.3）焊不上；壁厚比直管薄；耐磨弯头入口方向装反，衬层白做。</p>`,
    related: ['seamless-pipe', 'wear-ceramic', 'flange'],
  },
  {
    slug: 'flange',
    category: 'fitting',
    title: '钢制法兰',
    letter: 'G',
    english: 'steel pipe flange',
    summary: '管道可拆连接件，由标准体系、型式、密封面、压力等级和管外径系列确定，少写一项就可能配不上。',
    body: `
<p>常用 GB/T 9124、HG/T 20592。型式：板式平焊 PL、带颈平焊 SO、带颈对焊 WN、法兰盖 BL；密封面：全平面、突面、凹凸面、榫槽面。</p>
<h3>怎么选</h3>
<p>低压水用平焊；蒸汽、振动、温变大的用带颈对焊；有毒或高压用凹凸或榫槽面。新旧设备连接先确认是 PN 系列还是 Class 系列。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、型式、DN、PN、密封面、管外径系列（A 英制或 B 公制）、材料。</li>
<li>对焊的写管子壁厚；螺栓和垫片是否成套。</li>
</ul>
<h3>常见错误</h3>
<p>PN16 与 Class150 混用，螺栓孔错位；A、B 系列没写；凹凸面两片都订成凹面。</p>`,
    related: ['spiral-wound-gasket', 'stud-bolt', 'elbow'],
  },
  {
    slug: 'compression-fitting',
    category: 'fitting',
    title: '卡套接头',
    letter: 'K',
    english: 'compression tube fitting',
    summary: '用卡套咬紧管壁密封的接头，用于仪表引压、气源和取样管，管子硬度、外径公差和拧紧圈数要对。',
    body: `
<p>由本体、卡套和螺母组成，分单卡套和双卡套。管子外径公差小、表面无划痕、硬度低于卡套，才能咬合。</p>
<h3>怎么选</h3>
<p>引压取样用不锈钢双卡套；低压气源可用黄铜；振动处加管夹；温度高要看许用压力下降系数。公制与英制管子外径不同，不可凑合。</p>
<h3>订单写明</h3>
<ul>
<li>管外径、壁厚、端部螺纹（公制、NPT、G）、型式、材料、品牌。</li>
<li>配套不锈钢管的材质、状态和标准（可参照 GB/T 14976）。</li>
</ul>
<h3>常见错误</h3>
<p>不同品牌的卡套与本体混装；NPT 与 G 螺纹硬拧；只拧到手感紧，圈数不足漏；多次拆装仍用旧卡套。</p>`,
    related: ['pressure-gauge', 'pressure-transmitter', 'seamless-pipe'],
  },
  {
    slug: 'rubber-joint',
    category: 'fitting',
    title: '橡胶软接头',
    letter: 'X',
    english: 'rubber expansion joint',
    summary: '泵进出口隔振和吸收位移的柔性管件，按压力、介质和真空选胶料，靠近泵安装并设限位，防过伸。',
    body: `
<p>由内胶层、帘布骨架和法兰组成，单球或双球。可减振降噪、补偿少量轴向、横向和角位移，但不能承受管重。</p>
<h3>怎么选</h3>
<p>清水污水选 EPDM，含油选 NBR，饮用水用的附内胶的涉水卫生证明；吸入口可能负压的选带钢圈加强的；压力波动大、无固定支架的加限位螺杆。</p>
<h3>订单写明</h3>
<ul>
<li>DN、PN、内胶料、介质、温度、真空度、位移量、长度。</li>
<li>法兰标准、限位装置、生产日期、爆破压力报告。</li>
</ul>
<h3>常见错误</h3>
<p>用来强行对中；限位螺母拧死，失去补偿；库存过期老化；管道无固定支架，推力把它拉长。</p>`,
    related: ['flange', 'centrifugal-pump', 'fabric-expansion-joint'],
  },
  {
    slug: 'seamless-pipe',
    category: 'fitting',
    title: '无缝钢管',
    letter: 'W',
    english: 'seamless steel pipe',
    summary: '汽水、油和仪表管道的基本管材，标准、牌号和外径壁厚须与用途对应，高温高压管不能用普通管代替。',
    body: `
<table>
<thead><tr><th>标准</th><th>用途</th></tr></thead>
<tbody>
<tr><td>GB/T 8163</td><td>输送流体</td></tr>
<tr><td>GB/T 3087</td><td>低中压锅炉</td></tr>
<tr><td>GB/T 5310</td><td>高压锅炉</td></tr>
<tr><td>GB/T 14976</td><td>流体输送用不锈钢</td></tr>
</tbody>
</table>
<h3>怎么选</h3>
<p>先按温度压力和介质定标准与牌号，如 20、20G、12Cr1MoVG；壁厚按计算加腐蚀裕量和负偏差；合金管使用前光谱复核。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、牌号、外径×壁厚、定尺长度、交货状态。</li>
<li>质量证明书、水压或无损检测、端部和内外防锈。</li>
</ul>
<h3>常见错误</h3>
<p>用 20 号流体管代替 20G；只写 DN 不写外径；合金管与碳钢管混堆，无标识。</p>`,
    related: ['elbow', 'flange', 'u-bolt'],
  },
  {
    slug: 'spray-nozzle',
    category: 'fitting',
    title: '脱硫喷嘴',
    letter: 'T',
    english: 'FGD spray nozzle',
    summary: '吸收塔喷淋层的雾化件，多为碳化硅，决定浆液能否铺满截面，按口径、喷雾角、流量和接口订货。',
    body: `
<p>常用螺旋式和空心锥式，碳化硅耐磨耐蚀但性脆。喷嘴与喷淋支管用法兰、粘接或卡箍连接，材料膨胀不同，粘接面最容易裂。</p>
<h3>怎么选</h3>
<p>替换件先量原喷嘴的口径和接口，再核对额定压力下的流量与喷雾角；靠塔壁的一圈用小喷雾角或单侧喷，免得冲刷防腐层。</p>
<h3>订单写明</h3>
<ul>
<li>形式、口径、喷雾角、额定压力与流量、材料、接口尺寸、粘接剂。</li>
<li>抽检流量和喷雾角的数量，备用件比例，包装防碰。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>支管压力升高</td><td>石膏块、衬胶碎片堵</td><td>泵入口滤网</td></tr>
<tr><td>塔壁冲出沟</td><td>喷嘴断裂、角度错</td><td>停运进塔看</td></tr>
<tr><td>脱硫效率下降</td><td>口径磨大、雾化差</td><td>抽几只量口径</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>各层喷嘴混装；粘接时不清理旧胶；用铁锤敲击清堵。</p>`,
    related: ['desulphurisation-slurry-pump', 'flange', 'ph-meter'],
  },
]
