import type { SeedTechnique } from '../model.ts'

export const solidWasteTechniques: readonly SeedTechnique[] = [
  {
    slug: 'incinerator-bag-filter-renewal',
    industry: 'solid-waste',
    title: '焚烧线布袋除尘器：整仓换袋与离线检漏',
    summary:
      '滤袋零星更换容易新旧混用、阻力不均。按仓整体更换 PTFE 覆膜滤袋和袋笼，配合荧光检漏与预涂灰，把初期破袋率压下来。',
    problem:
      '压差高、清灰频繁，颗粒物小时均值偶发尖峰；袋笼锈蚀刮袋，花板孔变形漏灰，仓室阀门关不严，开炉期烟气结露糊袋。',
    approach:
      '逐仓离线，更换滤袋、袋笼和脉冲阀膜片，修整花板，换仓室阀门密封；投运前预涂石灰粉，荧光粉检漏合格后并仓。',
    figures: [
      {
        label: '除尘器压差',
        before: '1.8～2.1',
        after: '1.1～1.4',
        unit: 'kPa',
        note: '参考值，示例：满负荷',
      },
      {
        label: '颗粒物小时均值',
        before: '8～15',
        after: '1～3',
        unit: 'mg/m³',
        note: '参考值，示例：11% 基准氧',
      },
      { label: '清灰间隔', before: '12', after: '35', unit: 'min', note: '参考值，示例：定压差清灰' },
      { label: '首年破袋率', before: '1.5', after: '0.1 以下', unit: '%', note: '参考值，示例' },
    ],
    conditions: '除尘器可分仓隔离；入口烟温长期控制在 140～170 ℃（参考值），不低于酸露点；减温塔雾化正常。',
    duration: '单仓 2～3 天，六仓一条线轮换约 15 天，结合停炉检修更安全。',
    materials: ['filter', 'seal', 'instrument', 'valve'],
    body: `
<h2>先查温度和水分</h2>
<p>换袋之前先确认滤袋是怎么坏的：底部磨穿，查气流和<a href="/industryEcologicalService?entry=bag-cage">袋笼</a>；袋口破，查花板和喷吹对中；整体变脆，查超温或化学腐蚀；表面糊死，查结露和减温塔。原因没有消除，新袋会照样坏。</p>
<h2>滤袋与袋笼</h2>
<table>
<thead><tr><th>物料</th><th>常用选择（参考值）</th></tr></thead>
<tbody>
<tr><td>滤料</td><td><a href="/industryEcologicalService?entry=ptfe-membrane-bag">PTFE 针刺毡覆膜</a> 750 g/m² 左右，或<a href="/industryEcologicalService?entry=glass-fibre-bag">玻纤覆膜</a></td></tr>
<tr><td>缝线</td><td>PTFE 线</td></tr>
<tr><td>袋笼</td><td>不锈钢或有机硅涂层碳钢，PTFE 滤袋用 20 筋左右</td></tr>
<tr><td><a href="/industryEcologicalService?entry=pulse-valve">脉冲阀</a>膜片</td><td>耐温型橡胶，按阀型配套</td></tr>
</tbody>
</table>
<p>滤袋与袋笼的间隙按滤料定：玻纤不耐折，间隙要小；PTFE 毡受热收缩，订货时要求热收缩率报告。有关要求可参照 HJ 2012-2012。</p>
<h2>步骤</h2>
<ol>
<li>隔离、通风、测氧和有毒气体，办理有限空间作业手续。</li>
<li>拆旧袋直接装袋密封，按危险废物管理，不得在净气室抖动。</li>
<li>校花板孔、喷吹管对中，清净气室积灰。</li>
<li>装新袋，袋口胀圈贴紧，纵缝朝同一方向；逐只落袋笼。</li>
<li>荧光粉检漏，紫光灯下逐孔检查，漏点处理后换一种颜色复检。</li>
<li>预涂石灰粉至压差升高约 0.3 kPa（参考值）再通烟气。</li>
</ol>
<h2>验收</h2>
<p>并仓后看单仓压差和颗粒物曲线，脉冲时没有尖峰即合格。滤袋按仓号、批号登记，留样封存。</p>`,
  },
  {
    slug: 'leachate-pump-and-pipe-scaling',
    industry: 'solid-waste',
    title: '渗滤液输送：离心泵改螺杆泵，管道防结垢',
    summary:
      '渗滤液含纤维、泥沙和易结垢离子，离心泵缠绕堵塞、管道逐年变细。泵前加切割，换单螺杆泵和可清洗管路，减少清淤停运。',
    problem:
      '垃圾坑渗滤液收集池的泵频繁堵转，机封漏液有异味；输送管道内壁结钙镁垢，过流截面缩小一半，泵压升高、流量不足。',
    approach:
      '入口设格栅和切割机，改用带干运转保护的单螺杆泵；管道改为分段可拆、带清管口的聚乙烯或衬塑管，转弯用大半径弯头。',
    figures: [
      { label: '堵泵次数', before: '6', after: '0～1', unit: '次/月', note: '参考值，示例' },
      { label: '管道清洗间隔', before: '3', after: '12', unit: '个月', note: '参考值，示例' },
      { label: '输送流量', before: '11', after: '18', unit: 'm³/h', note: '参考值，示例：设计 18 m³/h' },
    ],
    conditions: '含固量不超过 5%、温度不超过 40 ℃（参考值）；收集池属有限空间，检修需固定通风和气体检测。',
    duration: '泵组更换 3 天；200 m 管道改造约 10 天，可与旧管并行敷设后切换。',
    materials: ['pump', 'fitting', 'valve', 'seal'],
    body: `
<h2>为什么换泵型</h2>
<p>渗滤液里的纤维和塑料膜会缠住<a href="/industryEcologicalService?entry=centrifugal-pump">离心泵</a>叶轮，流量一降，垢又长得更快。<a href="/industryEcologicalService?entry=screw-pump">单螺杆泵</a>流量与转速成正比，受压力影响小，能带固体颗粒，但怕干转和大块异物，所以切割机和干运转保护是同一件事，不能省。</p>
<h2>选型</h2>
<table>
<thead><tr><th>部件</th><th>选择</th></tr></thead>
<tbody>
<tr><td>定子橡胶</td><td>NBR 用于一般渗滤液；含油脂或温度高时核对 FKM、HNBR</td></tr>
<tr><td>转子</td><td>不锈钢镀硬铬；高氯离子时选双相钢</td></tr>
<tr><td>转速</td><td>磨蚀性介质取低转速，200 r/min 以下（参考值）</td></tr>
<tr><td>轴封</td><td>双端面密封带隔离液，或填料加冲洗</td></tr>
<tr><td>保护</td><td>定子温度开关、出口压力开关、液位联锁</td></tr>
</tbody>
</table>
<h2>管道防垢</h2>
<ul>
<li>流速取 1.0～1.5 m/s（参考值），太低沉积，太高磨损。</li>
<li>每 30～50 m 和每个弯头旁设法兰拆口与清管口。</li>
<li>隔离阀用<a href="/industryEcologicalService?entry=knife-gate-valve">刀型闸阀</a>或全通径<a href="/industryEcologicalService?entry=ball-valve">球阀</a>，不用<a href="/industryEcologicalService?entry=globe-valve">截止阀</a>。</li>
<li>停运超过一天，用清水顶空管道。</li>
</ul>
<h2>安全</h2>
<p>收集池散发硫化氢和甲烷，池内电气设备按爆炸性环境选择防爆等级，参照 GB/T 3836 系列。人员进入前通风、检测，池外专人监护。</p>
<h2>验收</h2>
<p>用容积法测流量，记录泵的电流和出口压力作为干净管道的基准；压力升高三成即安排清洗，不等到堵死。</p>`,
  },
  {
    slug: 'grate-furnace-thermocouple-protection',
    industry: 'solid-waste',
    title: '炉膛热电偶：复合保护管与可在线抽换结构',
    summary:
      '炉膛热电偶几周就坏一支，停炉才能换，数据断档。改为偶芯可抽换、保护管分材料配置的结构，并加断面互校，运行中就能更换偶芯。',
    problem:
      '金属保护管在高温氯腐蚀和飞灰冲刷下减薄穿孔，偶芯变质后读数偏低；整体式结构必须停炉更换，备件消耗大。',
    approach:
      '高温断面用碳化硅外管加刚玉内管，低温断面用高铬镍合金堆焊管；接线盒改快拆式偶芯，炉墙套管加密封气；系统按断面偏差报警。',
    figures: [
      { label: '保护管寿命', before: '1～2', after: '6～10', unit: '个月', note: '参考值，示例：第一烟道' },
      { label: '更换一支所需停炉', before: '24', after: '0', unit: 'h', note: '参考值，示例：在线只换偶芯' },
      { label: '断面温差', before: '40～90', after: '25 以内', unit: '℃', note: '参考值，示例：同断面各支' },
    ],
    conditions: '炉膛负压稳定；炉墙套管未变形，内径能容纳新保护管。微正压运行的炉膛不得在线抽换。',
    duration: '停炉期内全部更换 2 天；此后偶芯在线更换不需停炉。',
    materials: ['instrument', 'wear', 'seal'],
    body: `
<h2>失效的三种样子</h2>
<ul>
<li>保护管穿孔：读数突然波动，取出见孔洞或整段缺失。</li>
<li>偶丝变质：读数缓慢偏低，同断面其他各支正常。</li>
<li>补偿导线或端子受热：读数随环境温度漂移，与炉况无关。</li>
</ul>
<h2>保护管材料</h2>
<table>
<thead><tr><th>材料</th><th>长处</th><th>短处</th></tr></thead>
<tbody>
<tr><td>碳化硅复合管</td><td>耐磨、耐氯腐蚀</td><td>怕撞击，装入要慢速预热</td></tr>
<tr><td>高铬镍合金管</td><td>不怕热冲击</td><td>高温氯腐蚀下减薄快</td></tr>
<tr><td>合金堆焊管</td><td>耐冲刷</td><td>重，长管会下垂</td></tr>
</tbody>
</table>
<h2>做法</h2>
<ol>
<li>按断面列出每支的历史寿命，寿命最短的位置多在气流正冲或结焦脱落的路径上，能移则移。</li>
<li>水平安装超过半米的管加支撑，或改为斜插。</li>
<li>炉墙套管通少量密封气，防止热烟气外窜，更不能让冷风直吹测点。</li>
<li>陶瓷管每分钟推进几厘米，分段停留，避免热裂。</li>
<li>控制系统中设置同断面偏差报警，失准的一支先剔除再处理，并留下记录。</li>
</ol>
<h2>合规提醒</h2>
<p>炉温数据用于证明满足 GB 18485-2014 的 850 ℃ 要求。更换、标记异常、剔除都应有时间、人员和原因，不得用屏蔽测点的办法消除报警。</p>
<h2>验收</h2>
<p>更换后同断面温差回到正常范围，并用标准偶就地比对一支，偏差在允差之内。</p>`,
  },
  {
    slug: 'slag-scraper-conveyor-chain',
    industry: 'solid-waste',
    title: '炉渣刮板输送机：链条、导轨与断链保护',
    summary:
      '湿式捞渣机和刮板机的链条拉长、跳齿、断链，一停就要停炉。换渗碳淬硬圆环链，配可换导轨和张紧装置，加断链与堵料检测。',
    problem:
      '炉渣中的铁件和玻璃磨损链环内弧，两条链伸长不一致使刮板歪斜；导轨磨出沟槽后链条卡阻；断链时电机仍在转，损坏扩大。',
    approach:
      '成对更换同批次的渗碳圆环链和链轮齿块，导轨改为可拆耐磨条；液压张紧保持恒定张力；从动轴装转速检测，入口设除铁与大块拦截。',
    figures: [
      { label: '链条寿命', before: '10', after: '24', unit: '个月', note: '参考值，示例：每日渣量 120 吨' },
      { label: '非计划停运', before: '5', after: '1', unit: '次/年', note: '参考值，示例' },
      { label: '两链长度差', before: '60', after: '10 以内', unit: 'mm', note: '参考值，示例：运行半年后' },
    ],
    conditions: '机壳和头尾轴同心度可校正；驱动减速机有足够余量。机壳底板磨穿的先换底板。',
    duration: '停炉检修期 5～7 天；链条和链轮备货 40～60 天。',
    materials: ['conveying', 'wear', 'bearing', 'motor'],
    body: `
<h2>链条为什么成对换</h2>
<p>两条链只要有几毫米的节距差，刮板就会斜着走，一侧刮板磨机壳，另一侧链条受力加倍。因此两条链必须同厂、同批、配组测长，连接环也一起换，不能“哪条坏换哪条”。</p>
<h2>选型</h2>
<table>
<thead><tr><th>部件</th><th>要写清</th></tr></thead>
<tbody>
<tr><td><a href="/industryEcologicalService?entry=scraper-chain">圆环链</a></td><td>直径与节距、渗碳层深度、表面硬度、破断力、配组长度差</td></tr>
<tr><td>链轮</td><td>齿数、分体齿块、淬硬硬度略低于链条</td></tr>
<tr><td>导轨</td><td>耐磨钢 NM400 以上，沉头螺栓固定，可翻面</td></tr>
<tr><td>刮板</td><td>截面、材质、与链条的连接件</td></tr>
<tr><td>轴承</td><td>水下端用水封加脂润滑，轴承外置</td></tr>
</tbody>
</table>
<h2>做法</h2>
<ol>
<li>测头尾轴平行度与标高，校正后再穿链。</li>
<li>按链轮实际齿距核对新链节距，磨损的旧链轮配新链会加速报废。</li>
<li>张紧力以空载下垂量确定，液压张紧设上限，避免过紧。</li>
<li>从动轴装接近开关检测转速，失速 3 秒停驱动（参考值）；驱动侧设过载保护。</li>
</ol>
<h2>日常检查</h2>
<p>每月测十个链环的总长，伸长 2%～3%（参考值）即列入更换计划；每周看刮板是否歪斜、导轨螺栓是否冒头。大块金属在落渣口之前拦下，比任何耐磨材料都便宜。</p>
<h2>验收</h2>
<p>空载 4 小时、带渣 72 小时，无卡阻和异响，电流平稳，断链保护做一次实际触发试验。</p>`,
  },
]
