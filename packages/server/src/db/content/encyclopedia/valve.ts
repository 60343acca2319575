import type { SeedEntry } from '../model.ts'

export const valveEntries: readonly SeedEntry[] = [
  {
    slug: 'gate-valve',
    category: 'valve',
    title: '闸阀',
    letter: 'Z',
    english: 'gate valve',
    summary: '闸板上下移动，全开时几乎没有阻力，只作全开全关的隔断，不作调节，用于水、汽、油管路。',
    body: `
<p>分明杆与暗杆、楔式与平行式、单闸板与双闸板。型号如 Z41H-16C：闸阀、法兰、明杆楔式、不锈钢堆焊密封、PN16、碳钢。</p>
<h3>怎么选</h3>
<p>蒸汽和高温水选楔式弹性闸板，不易热胀卡死；地下管网选暗杆软密封；高压侧可加旁通，减小开启力。</p>
<h3>订单写明</h3>
<ul>
<li>DN、PN、介质和温度、阀体材料、连接与结构长度。</li>
<li>驱动方式，阀杆方向和安装空间高度。</li>
</ul>
<h3>常见错误</h3>
<p>半开作调节，闸板下缘很快被冲坏；安装时阀杆朝下，污物积在阀盖；把 PN16 的阀用到 300 ℃ 蒸汽还按 1.6 MPa 用。</p>`,
    related: ['globe-valve', 'knife-gate-valve', 'spiral-wound-gasket'],
  },
  {
    slug: 'globe-valve',
    category: 'valve',
    title: '截止阀',
    letter: 'J',
    english: 'globe valve',
    summary: '阀瓣沿座中心线升降，关闭严密、可作粗调节，阻力比闸阀大，介质流向有规定，常用于蒸汽管路。',
    body: `
<p>直通式阀瓣对着阀座开闭，行程短，密封面不易擦伤。角式、直流式（Y 型）阻力较小。型号如 J41H-40。</p>
<h3>怎么选</h3>
<p>DN200 以下、需要严密关断的蒸汽和给水多用截止阀；大口径改用<a href="/industryEcologicalService?entry=gate-valve">闸阀</a>或<a href="/industryEcologicalService?entry=butterfly-valve">蝶阀</a>。温度高、压差大的选硬质合金堆焊密封面。</p>
<h3>订单写明</h3>
<ul>
<li>DN、PN、温度、连接（法兰、对焊、承插焊）、阀体材料。</li>
<li>密封面材料、填料材料；要求焊接端坡口的附图。</li>
</ul>
<h3>常见错误</h3>
<p>不看阀体箭头方向装反，关闭力大增；用加长杆强行关紧，压坏密封面；带渣的浆液用截止阀，渣卡在阀座上。</p>`,
    related: ['gate-valve', 'gland-packing', 'seamless-pipe', 'steam-trap'],
  },
  {
    slug: 'ball-valve',
    category: 'valve',
    title: '球阀',
    letter: 'Q',
    english: 'ball valve',
    summary: '带通孔的球体转 90 度开闭，阻力小、动作快、关闭严，按球体支承分浮动球和固定球。',
    body: `
<p>型号如 Q41F-16P：球阀、法兰、浮动直通、氟塑料密封、不锈钢。大口径或高压用固定球，如 Q347F。</p>
<h3>怎么选</h3>
<p>常温洁净介质选软密封，温度不超过阀座材料的限值；高温、含颗粒的选金属硬密封；频繁动作选带寿命试验的产品；要调节选 V 形开口球阀。</p>
<h3>订单写明</h3>
<ul>
<li>通径形式（全通径或缩径）、阀座材料、阀体材料、DN 与 PN。</li>
<li>气动的写气源压力、单双作用、失气位置。</li>
</ul>
<h3>常见错误</h3>
<p>软密封球阀长期半开，阀座被冲变形；易结晶液体在中腔滞留胀坏；忽略中腔升压，关闭的两端被加热时应有泄压结构。</p>`,
    related: ['butterfly-valve', 'electric-actuator', 'o-ring'],
  },
  {
    slug: 'butterfly-valve',
    category: 'valve',
    title: '蝶阀',
    letter: 'D',
    english: 'butterfly valve',
    summary: '圆盘绕轴转 90 度启闭，短而轻，大口径经济，分中线软密封、双偏心和三偏心硬密封。',
    body: `
<table>
<thead><tr><th>结构</th><th>用途</th></tr></thead>
<tbody>
<tr><td>中线衬胶</td><td>清水、浆液，低压常温</td></tr>
<tr><td>双偏心软密封</td><td>供水大口径</td></tr>
<tr><td>三偏心金属密封</td><td>蒸汽、烟气、较高温度</td></tr>
</tbody>
</table>
<h3>怎么选</h3>
<p>先定密封结构，再定阀座橡胶：EPDM 耐水和蒸汽冷凝水，不耐油；NBR 耐油；FKM 耐温耐油。浆液选全衬胶、阀板双相钢。</p>
<h3>订单写明</h3>
<ul>
<li>型号、DN、PN、对夹或法兰、阀板与阀座材料、驱动方式。</li>
<li>饮用水用的附涉水卫生证明。</li>
</ul>
<h3>常见错误</h3>
<p>管道内径小于阀板转动所需，开阀时碰管壁；软座对夹阀两侧再加垫片，反而容易漏；长期小开度调节造成汽蚀和振动。</p>`,
    related: ['ball-valve', 'flange', 'electric-actuator'],
  },
  {
    slug: 'check-valve',
    category: 'valve',
    title: '止回阀',
    letter: 'Z',
    english: 'check valve, non-return valve',
    summary: '靠介质自身推开、逆流时自动关闭，防止泵倒转和介质倒灌，关闭的快慢决定了水锤大小。',
    body: `
<p>有升降式（H41H）、旋启式（H44H）、双瓣对夹式（H76H）和缓闭蝶式。口径小、洁净介质用升降式，大口径用旋启或缓闭。</p>
<h3>怎么选</h3>
<p>泵出口扬程高、管线长的，选带弹簧快关或两阶段缓闭的结构；含渣浆液避开有弹簧和小间隙的结构；流速低的管路选弹簧轻的，避免阀瓣摆动磨损。</p>
<h3>订单写明</h3>
<ul>
<li>DN、PN、介质、最小和正常流速、安装方向（水平或垂直）。</li>
<li>缓闭时间和是否要外置缓冲缸。</li>
</ul>
<h3>常见错误</h3>
<p>卧式升降阀装在垂直管上；紧贴泵出口或弯头安装，阀瓣受偏流敲击；用止回阀代替切断阀做隔离。</p>`,
    related: ['centrifugal-pump', 'gate-valve', 'butterfly-valve'],
  },
  {
    slug: 'safety-valve',
    category: 'valve',
    title: '安全阀',
    letter: 'A',
    english: 'safety valve',
    summary: '压力超过整定值时自动起跳泄放，保护锅炉、压力容器和泵，选型看整定压力、排量和背压，需定期校验。',
    body: `
<p>弹簧式按开高分全启式与微启式，型号如 A48Y-16C。技术要求见 GB/T 12241，锅炉上的安全阀还须符合 TSG 11《锅炉安全技术规程》。</p>
<h3>怎么选</h3>
<p>蒸汽、气体选全启式；液体选液体用阀或微启式。按排量算流道直径，排放到公用管的要算背压，背压高用波纹管平衡式。</p>
<h3>订单写明</h3>
<ul>
<li>整定压力、排量、介质、温度、背压、出入口法兰。</li>
<li>要求附校验报告、铅封和产品合格证明；扳手形式。</li>
</ul>
<h3>常见错误</h3>
<p>锅炉安全阀入口装切断阀，压力容器的入口阀没有铅封常开；排放管无支撑压弯阀体；工作压力距整定压力太近，长期微漏把密封面冲坏。</p>`,
    related: ['globe-valve', 'pressure-gauge', 'spiral-wound-gasket'],
  },
  {
    slug: 'knife-gate-valve',
    category: 'valve',
    title: '刀型闸阀',
    letter: 'D',
    english: 'knife gate valve',
    summary: '薄闸板如刀切入介质，结构长度短，适合浆液、纤维、灰渣和污泥，密封分橡胶与金属、单向与双向。',
    body: `
<p>常见型号 PZ73、PZ973，多为对夹连接。闸板穿过填料密封，两侧没有阀腔，不容易积料。</p>
<h3>怎么选</h3>
<p>渗滤液、污泥选橡胶座双向密封；灰渣和高温干灰选金属密封；脱硫石膏浆液选双相钢闸板。压力一般在 1.0 MPa 以下，超出应与厂家确认。</p>
<h3>订单写明</h3>
<ul>
<li>DN、PN、密封方向、阀座与闸板材料、是否要吹扫口和排放口。</li>
<li>气动缸径与气源压力，装检修空间高度。</li>
</ul>
<h3>常见错误</h3>
<p>单向阀装反，反向受压漏；用它做节流；填料压得过紧，气缸推不动就加大缸径，反而拉弯闸板。</p>`,
    related: ['gate-valve', 'desulphurisation-slurry-pump', 'gland-packing', 'screw-pump'],
  },
  {
    slug: 'electric-actuator',
    category: 'valve',
    title: '电动执行机构',
    letter: 'D',
    english: 'electric actuator',
    summary: '用电机带动阀门的装置，分部分回转、多回转和直行程，区分开关型与调节型，选型核心是转矩和接口。',
    body: `
<p>部分回转式用于<a href="/industryEcologicalService?entry=ball-valve">球阀</a>、<a href="/industryEcologicalService?entry=butterfly-valve">蝶阀</a>，接口按 GB/T 12223；多回转式用于<a href="/industryEcologicalService?entry=gate-valve">闸阀</a>、<a href="/industryEcologicalService?entry=globe-valve">截止阀</a>，接口按 GB/T 12222。调节型比开关型的启停次数、精度要求高得多。</p>
<h3>怎么选</h3>
<p>转矩取阀门最大操作转矩的 1.3～1.5 倍（参考值）。环境潮湿、可能淹水的选 IP68；防爆区按 GB/T 3836 系列选。调节型写明每小时允许启动次数。</p>
<h3>订单写明</h3>
<ul>
<li>阀门型号与转矩、电源、控制信号（4～20 mA 或总线）、反馈、失电位置。</li>
<li>环境温度、防护和防爆等级、电缆接头数量与规格。</li>
</ul>
<h3>常见错误</h3>
<p>用开关型做调节，电机过热；行程限位和力矩限位没分别整定；接线口未封堵，雨水进箱。</p>`,
    related: ['butterfly-valve', 'ball-valve', 'control-cable'],
  },
  {
    slug: 'steam-trap',
    category: 'valve',
    title: '蒸汽疏水阀',
    letter: 'Z',
    english: 'steam trap',
    summary:
      '自动排出凝结水和空气、不让蒸汽漏走的阀门，按动作原理分三类，选型看压差、排量和背压，坏了多半看不出来。',
    body: `
<p>分机械型（浮球、倒吊桶）、热静力型（膜盒、双金属）和热动力型（圆盘），分类见 GB/T 12247。型号如 CS41H-16C：浮球式、法兰、PN16、碳钢。</p>
<h3>怎么选</h3>
<p>换热设备要连续排水，选浮球式；蒸汽主管疏水选热动力或倒吊桶式；伴热管选热静力式。排量按最小压差算并留倍率，背压高的先核对允许背压率。</p>
<h3>订单写明</h3>
<ul>
<li>类型、DN、PN、连接方式，进口压力、背压、凝结水量。</li>
<li>用途和安装方向，是否带过滤网、旁路或检测口。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>阀后一直冒汽</td><td>阀座冲坏、夹渣</td><td>听漏测阀体，分清闪蒸汽</td></tr>
<tr><td>阀前发凉</td><td>滤网堵、气堵</td><td>拆滤网</td></tr>
<tr><td>管道水击</td><td>排量不够、背压高</td><td>压差和管径</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>按管径选阀，排量偏大很快磨坏；几台设备合用一只疏水阀；热动力式装在背压高的回收管上。</p>`,
    related: ['globe-valve', 'safety-valve', 'pressure-gauge'],
  },
  {
    slug: 'pulse-valve',
    category: 'valve',
    title: '电磁脉冲阀',
    letter: 'D',
    english: 'pulse-jet valve',
    summary: '布袋除尘器清灰用的膜片阀，瞬间放出压缩空气，膜片是易损件，选型看口径、安装形式和膜片耐温。',
    body: `
<p>电磁先导放掉膜片上方的气，膜片抬起，气包里的压缩空气喷进滤袋。分直角式和淹没式，大口径多用淹没式。</p>
<h3>怎么选</h3>
<p>口径按每阀滤袋数和袋长定；膜片常温用丁腈橡胶，靠近高温净气室或夏季暴晒的用氟橡胶；严寒地区核对膜片的低温等级。压缩空气先除油除水。</p>
<h3>订单写明</h3>
<ul>
<li>阀型与口径、直角或淹没、接口螺纹或法兰、线圈电压和防护防爆等级。</li>
<li>只换膜片的写阀的品牌型号、大小膜片各几片、弹簧是否成套。</li>
</ul>
<h3>坏成什么样，先查哪里</h3>
<table>
<thead><tr><th>现象</th><th>多半因为</th><th>先查</th></tr></thead>
<tbody>
<tr><td>一直漏气</td><td>膜片破、阀口有渣</td><td>拆盖看膜片</td></tr>
<tr><td>不动作</td><td>线圈断、先导孔堵</td><td>测线圈电阻</td></tr>
<tr><td>喷吹无力</td><td>气包压力低、结冰</td><td>放水、看压力</td></tr>
</tbody>
</table>
<h3>常见错误</h3>
<p>不同厂家的膜片外形相近就混用；气包长期不放水；清灰不好就一味提高压力，反而吹破滤袋。</p>`,
    related: ['ptfe-membrane-bag', 'bag-cage', 'o-ring'],
  },
]
