import type { SeedTechnique } from '../model.ts'

export const thermalPowerTechniques: readonly SeedTechnique[] = [
  {
    slug: 'induced-draft-fan-bearing-temperature',
    industry: 'thermal-power',
    title: '引风机轴承温度高：游隙、润滑与轴封一起改',
    summary:
      '引风机自由端轴承夏季频繁报警，换轴承只能管几个月。从游隙选择、补脂方式和热源隔离三处同时处理，让温度回到有裕度的水平。',
    problem:
      '轴承箱紧邻机壳，热烟气沿轴传热；轴承用普通组游隙，内圈受热后有效游隙不足；人工补脂量不均，时多时少。',
    approach:
      '换 C3 游隙的调心滚子轴承，轴上加散热盘和隔热板，改用定时定量的自动补脂装置，轴承座加装温度和振动测点。',
    figures: [
      {
        label: '自由端轴承温度',
        before: '82～88',
        after: '58～65',
        unit: '℃',
        note: '参考值，示例工况：夏季满负荷',
      },
      { label: '轴承更换周期', before: '8', after: '24', unit: '个月', note: '参考值，示例' },
      { label: '每次补脂量偏差', before: '±50', after: '±5', unit: '%', note: '参考值，示例' },
    ],
    conditions: '脂润滑、轴承箱独立于机壳的离心式风机；轴径、箱体孔尺寸未超差。轴颈磨损的须先修复。',
    duration: '停机 3～4 天，其中轴颈测量和箱体找正 1 天。',
    materials: ['bearing', 'lubrication', 'seal', 'instrument'],
    body: `
<h2>先分清热从哪里来</h2>
<p>轴承温度高有三种来源：自身发热（脂多、脂干、游隙小、对中不良）、外部传热、测点不准。判断办法是看停机后的温度曲线：停机后先升后降，外部传热占主要；立即下降，自身发热占主要。</p>
<h2>做法</h2>
<ol>
<li>测轴颈和箱体孔的尺寸、圆度，确认配合。内圈配合过紧同样会吃掉游隙。</li>
<li>自由端换 C3 游隙轴承，确认该端外圈在箱体内能轴向移动；定位环只装在固定端。</li>
<li>机壳与轴承箱之间的轴上装散热盘，机壳侧装隔热板，轴封改为石墨密封加少量密封风。</li>
<li>清洗旧脂，初装脂量为轴承内部空间填满、箱体空腔约三分之一。</li>
<li>自动补脂装置按轴承尺寸和转速设定周期，排脂口保持通畅。</li>
</ol>
<h2>关键物料</h2>
<table>
<thead><tr><th>物料</th><th>要写清</th></tr></thead>
<tbody>
<tr><td><a href="/industryEcologicalService?entry=spherical-roller-bearing">调心滚子轴承</a></td><td>完整代号，含 C3、W33、内孔锥度</td></tr>
<tr><td>紧定套</td><td>与轴径、轴承对应的代号</td></tr>
<tr><td><a href="/industryEcologicalService?entry=lithium-grease">润滑脂</a></td><td>稠度、基础油粘度、滴点；不同增稠剂不得混用</td></tr>
<tr><td>铂热电阻</td><td>分度号、插深、接线制式</td></tr>
</tbody>
</table>
<h2>验收</h2>
<p>满负荷连续运行 72 小时，温度趋于稳定且温升不超过制造厂限值；振动按烈度和频谱两项留档，作为以后比较的基准。</p>`,
  },
  {
    slug: 'condensate-pump-variable-speed',
    industry: 'thermal-power',
    title: '凝结水泵变频：省下除氧器上水调门的节流损失',
    summary:
      '调峰机组低负荷时，凝结水泵全速运行、调门节流，压力和电耗都浪费在阀门上。加变频后由转速调水位，调门全开作备用。',
    problem:
      '机组长期在 40%～70% 负荷运行，凝结水母管压力高，上水调门开度小，阀芯冲蚀、噪声大，泵耗电没有随负荷下降。',
    approach:
      '一拖二高压变频，一台运行一台工频备用；除氧器水位由转速控制，压力下限保护给水泵密封水等用户；重新校核电机和泵的临界转速。',
    figures: [
      {
        label: '50% 负荷时输入功率',
        before: '100',
        after: '48',
        unit: '%',
        note: '参考值，示例：以改造前为 100%',
      },
      { label: '母管压力', before: '3.2', after: '1.6', unit: 'MPa', note: '参考值，示例工况：50% 负荷' },
      { label: '凝泵耗电率', before: '0.32', after: '0.19', unit: '%', note: '参考值，示例：年平均' },
      { label: '调门阀芯更换', before: '1', after: '0.3', unit: '次/年', note: '参考值，示例' },
    ],
    conditions:
      '负荷变化大、年平均负荷率低于 75% 的机组；杂用水用户的最低压力已逐一查清。长期满负荷运行的机组收益有限。',
    duration: '变频间土建和电缆敷设可在运行中完成约 30 天；停机接入与调试 5～7 天。',
    materials: ['pump', 'motor', 'cable', 'instrument'],
    body: `
<h2>收益从哪里来</h2>
<p><a href="/industryEcologicalService?entry=centrifugal-pump">离心泵</a>的流量与转速成正比，扬程与转速平方成正比，轴功率与转速立方成正比。凝结水系统有静扬程和除氧器压力，不能按立方关系全额计算，应以系统阻力曲线和泵曲线的交点逐负荷核算。</p>
<h2>先查最低压力</h2>
<p>凝结水母管还供给水泵密封水、低压旁路减温水、疏水扩容器减温水等。变频后母管压力下降，逐一列出各用户所需压力，取最大者加裕度作为转速下限；个别用户要求过高的，加小型升压泵，不要为它抬高整条母管。</p>
<h2>做法</h2>
<ol>
<li>测各负荷下的流量、压力、电流，作为改造前基准。</li>
<li>立式筒袋泵做扭振和结构固有频率校核，避开的转速区写进控制逻辑。</li>
<li>电机核对绝缘和非驱动端轴承绝缘，必要时加接地电刷。</li>
<li>水位控制改为转速主调、调门辅调；变频跳闸时联启工频泵并迅速关小调门。</li>
</ol>
<h2>关键物料</h2>
<table>
<thead><tr><th>物料</th><th>要写清</th></tr></thead>
<tbody>
<tr><td>高压变频器</td><td>电压、容量、旁路方式、谐波限值、冷却方式</td></tr>
<tr><td><a href="/industryEcologicalService?entry=xlpe-power-cable">动力电缆</a></td><td>电压等级、截面、屏蔽、阻燃级别</td></tr>
<tr><td><a href="/industryEcologicalService?entry=pressure-transmitter">压力变送器</a></td><td>量程、精度、三取二所需数量</td></tr>
</tbody>
</table>
<h2>验收</h2>
<p>在三个负荷点测耗电率；做变频跳闸、水位突变两项扰动试验，水位偏差不触发联锁为合格。</p>`,
  },
  {
    slug: 'pulverised-coal-elbow-wear',
    industry: 'thermal-power',
    title: '煤粉管弯头频繁磨穿：换结构而不是加厚',
    summary:
      '磨煤机出口煤粉管弯头外弧磨穿漏粉，补焊越补越快。按磨损位置改为可更换耐磨背衬的陶瓷弯头，并消除入口前的流动偏斜。',
    problem:
      '煤质变差、灰分和石英含量升高；弯头外弧固定位置先磨穿，外补钢板后内壁不平，涡流又在补板下游形成新的磨损点。',
    approach:
      '弯头改用大曲率半径、内贴耐磨陶瓷的结构，外弧做可拆检修盖；弯头前加均流段，法兰用统一的对接标准，备件通用。',
    figures: [
      {
        label: '弯头使用寿命',
        before: '6～10',
        after: '36 以上',
        unit: '个月',
        note: '参考值，示例：灰分 35% 左右',
      },
      { label: '每年漏粉抢修', before: '12', after: '1', unit: '次', note: '参考值，示例：四台磨' },
      { label: '弯头阻力变化', before: '100', after: '103', unit: '%', note: '参考值，示例' },
    ],
    conditions: '煤粉管温度不高于陶瓷粘接或焊接方式的允许温度；支吊架能承受增加的重量，须复核。',
    duration: '单根弯头更换 1 个班；一台磨的全部弯头安排在磨煤机检修期内 4～6 天。',
    materials: ['wear', 'fitting', 'fastener', 'seal'],
    body: `
<h2>磨损有规律</h2>
<p>煤粉气流进入<a href="/industryEcologicalService?entry=elbow">弯头</a>后，颗粒在离心力作用下贴向外弧；对钢这类韧性材料，入射角二三十度的位置磨得最快。陶瓷一类硬脆材料在小角度冲刷下耐磨，在接近垂直的冲击下反而容易碎，因此弯头可以贴陶瓷，正对冲击的三通盲端则要用韧性更好的<a href="/industryEcologicalService?entry=high-chromium-iron">高铬铸铁</a>或<a href="/industryEcologicalService?entry=overlay-plate">堆焊板</a>。</p>
<h2>结构选择</h2>
<table>
<thead><tr><th>结构</th><th>优点</th><th>注意</th></tr></thead>
<tbody>
<tr><td><a href="/industryEcologicalService?entry=wear-ceramic">陶瓷片</a>粘接</td><td>价格低</td><td>胶的耐温，局部脱落后磨损很快</td></tr>
<tr><td>陶瓷片焊接加粘接</td><td>不易整片脱落</td><td>焊点盖帽要严</td></tr>
<tr><td>整体陶瓷环</td><td>拼缝少，寿命长</td><td>重量、抗冲击、到货检查裂纹</td></tr>
<tr><td>双金属铸造</td><td>可承受冲击</td><td>重，焊接性差</td></tr>
</tbody>
</table>
<h2>做法</h2>
<ol>
<li>测厚定位：每个弯头沿外弧划格测厚，画出磨损图。</li>
<li>拼缝错开气流方向，相邻陶瓷片高差不大于 0.5 mm（参考值）。</li>
<li>动火前清净管内积粉，办理动火手续；弯头外弧装检修盖，停磨时可用内窥镜检查。</li>
<li>复核支吊架荷载和管道热位移。</li>
</ol>
<h2>验收与跟踪</h2>
<p>运行三个月、十二个月各测一次厚度，外推寿命。各支管煤粉分配若不均，风速最高的那根先磨，调平风速比换材料更省。</p>`,
  },
  {
    slug: 'desulphurisation-slurry-pump-seal',
    industry: 'thermal-power',
    title: '脱硫浆液循环泵：机械密封与过流件改造',
    summary:
      '浆液循环泵机械密封几个月就漏，叶轮一年减薄到扬程不足。改集装式浆液密封、换耐磨耐蚀叶轮，并治理入口滤网和汽蚀。',
    problem:
      '吸收塔浆液含固量高、氯离子富集；旧密封靠冲洗水隔开浆液，断水时端面进颗粒，启停时干磨；入口滤网堵塞引起汽蚀，叶片进口背面蚀成蜂窝状。',
    approach:
      '换单端面集装式浆液专用密封，端面硬对硬，运行中不用冲洗水；叶轮和护板换高铬合金或碳化硅陶瓷；入口滤网压差在线监测，停泵后自动冲洗。',
    figures: [
      { label: '机械密封寿命', before: '4～6', after: '18～24', unit: '个月', note: '参考值，示例' },
      { label: '叶轮寿命', before: '12', after: '30', unit: '个月', note: '参考值，示例：氯离子 15 g/L' },
      {
        label: '密封冲洗水量',
        before: '1.2',
        after: '0',
        unit: 'm³/(h·台)',
        note: '参考值，示例：改为停机冲洗',
      },
      { label: '运行一年后扬程下降', before: '12', after: '4', unit: '%', note: '参考值，示例' },
    ],
    conditions: '泵轴挠度和轴承箱状态良好，密封处径向跳动不大于 0.05 mm（参考值）；氯离子和 pH 有长期记录。',
    duration: '单台停泵 3～5 天；密封和过流件备货 45～60 天。',
    materials: ['pump', 'seal', 'wear', 'bearing'],
    body: `
<h2>先治入口</h2>
<p>密封和叶轮坏得快，常常是入口问题的结果。入口滤网堵了三分之一，泵就可能进入汽蚀区：电流摆动、声音像石子翻滚、轴向振动增大。滤网前后装压差变送器，到限提示冲洗；停泵后先排浆、再冲洗，避免浆液在泵壳里沉积。</p>
<h2>密封选型</h2>
<table>
<thead><tr><th>项目</th><th>建议</th></tr></thead>
<tbody>
<tr><td>端面配对</td><td>碳化硅对碳化硅，或碳化硅对碳化钨</td></tr>
<tr><td>弹簧位置</td><td>不接触浆液，大弹簧或保护式多弹簧</td></tr>
<tr><td>金属材料</td><td>按氯离子选双相钢 2205、2507 或镍基合金</td></tr>
<tr><td>辅助密封</td><td>FKM 或 EPDM，按实际温度与药剂核对</td></tr>
<tr><td>安装</td><td>集装式，出厂试压，现场不调弹簧</td></tr>
</tbody>
</table>
<h2>过流件选材</h2>
<p>高铬合金价格适中，但硬脆，只能磨削修整，不宜补焊；高氯低 pH 时耐蚀不足，应提高铬和钼的含量，或用碳化硅陶瓷。陶瓷件怕异物撞击和温度骤变，入口滤网必须可靠，装配时不得敲击。</p>
<h2>做法与验收</h2>
<ol>
<li>量轴套处径向跳动、轴向窜动，超差先修轴承。</li>
<li>叶轮做静平衡，调整前护板间隙并记录。</li>
<li>试运行测流量、扬程、电流、振动，作为日后判断减薄的基准。</li>
</ol>`,
  },
]
