import { contentTeam, type SeedArticle } from '../model.ts'

export const industryNews: readonly SeedArticle[] = [
  {
    slug: 'ultra-low-emission-spare-parts',
    column: 'industry',
    industry: 'thermal-power',
    title: '超低排放机组：哪些备件直接关系到排放',
    summary:
      'GB 13223-2011 规定了火电厂大气污染物限值，超低排放的要求更严。本文按脱硝、除尘、脱硫三段，列出失效后会直接反映在烟囱数据上的备件。',
    publishedOn: '2026-01-22',
    author: contentTeam,
    body: `
<p>GB 13223-2011 是火电厂大气污染物排放的国家标准。燃煤机组超低排放改造的目标值通常是：基准氧含量 6% 时，烟尘不高于 10、二氧化硫不高于 35、氮氧化物不高于 50 mg/m³；工程建设和运行可参照 HJ 2053-2018。各地可以更严，以排污许可证为准。</p>
<p>数据超标时，设备往往没有停，只是某个备件失效了。下面按工艺段列出这类备件。</p>
<h2>脱硝段</h2>
<table>
<thead><tr><th>备件</th><th>失效的表现</th></tr></thead>
<tbody>
<tr><td>喷氨支管调节阀</td><td>出口氮氧化物分布不均，氨逃逸升高</td></tr>
<tr><td>稀释风机滤网、轴承</td><td>稀释风量下降，氨浓度升高，联锁停喷氨</td></tr>
<tr><td>声波或蒸汽吹灰器阀件</td><td>催化剂积灰，阻力上升</td></tr>
</tbody>
</table>
<h2>除尘段</h2>
<p>电除尘看瓷套、瓷轴和振打部件，绝缘下降会使二次电压上不去；布袋和电袋看滤袋、<a href="/industryEcologicalService?entry=bag-cage">袋笼</a>与<a href="/industryEcologicalService?entry=pulse-valve">脉冲阀</a>膜片。一条滤袋破损，净气室里很快留下一道灰痕，检漏宜用荧光粉而不是只靠目测。</p>
<h2>脱硫段</h2>
<p><a href="/industryEcologicalService?entry=desulphurisation-slurry-pump">浆液循环泵</a>的叶轮和<a href="/industryEcologicalService?entry=mechanical-seal">机械密封</a>决定液气比能否达到设计值；<a href="/industryEcologicalService?entry=spray-nozzle">喷嘴</a>堵塞和除雾器结垢影响脱硫效率与出口携带；吸收塔 <a href="/industryEcologicalService?entry=ph-meter">pH 计</a>和密度计若漂移，供浆控制就会跟着偏，pH 计至少装两套互为对照。</p>
<h2>库存建议</h2>
<ul>
<li>在线更换得了的，按更换周期备一套；换不了的，按停机窗口备齐。</li>
<li>进口周期长的烟气分析仪备件，在校准记录出现漂移趋势时就下单。</li>
<li>滤袋和脉冲阀膜片按批次记录装入位置，便于追溯。</li>
</ul>
<p>火电行业的物料分布见<a href="/fireEle">火电解决方案</a>。</p>`,
  },
  {
    slug: 'drinking-water-standard-and-materials',
    column: 'industry',
    industry: 'water',
    title: 'GB 5749-2022 之后，水厂采购要多看哪几份文件',
    summary:
      '生活饮用水卫生标准更关注感官指标和消毒副产物。对采购来说，要多看三样：药剂的卫生安全性评价、涉水材料的卫生证明、在线仪表的检定。',
    publishedOn: '2026-03-26',
    author: contentTeam,
    body: `
<p>GB 5749-2022 自 2023 年 4 月起实施，水质指标共 97 项，分为常规指标和扩展指标。出厂水要稳定达标，除了工艺，还取决于加进水里的和接触水的东西。</p>
<h2>加进水里的：药剂</h2>
<ul>
<li><a href="/industryEcologicalService?entry=polyaluminium-chloride">聚合氯化铝</a>：饮用水用产品执行 GB 15892-2020，工业级产品不能代替。合同写清液体还是固体、氧化铝含量、盐基度。</li>
<li><a href="/industryEcologicalService?entry=sodium-hypochlorite">次氯酸钠</a>：执行 GB/T 19106，选用适于水处理消毒的型号；每车核对有效氯和生产日期，存放越久衰减越多，副产物也会增加。</li>
<li><a href="/industryEcologicalService?entry=polyacrylamide">聚丙烯酰胺</a>：饮用水处理须控制残留单体，不能用污泥脱水的产品代替。</li>
</ul>
<p>药剂还应有卫生安全性评价，依据 GB/T 17218。评价报告写明的最大投加量，就是操作规程里的上限。</p>
<h2>接触水的：材料</h2>
<p>管材、防腐涂料、橡胶密封件、滤料、反渗透膜都与水长期接触。到货资料里要有涉水卫生证明（卫生许可批件或检验报告），且型号与实物一致。常被漏掉的是小件：<a href="/industryEcologicalService?entry=rubber-joint">橡胶软接头</a>的内胶、<a href="/industryEcologicalService?entry=butterfly-valve">蝶阀</a>的阀座、取样管。</p>
<table>
<thead><tr><th>物料</th><th>到货时核对</th></tr></thead>
<tbody>
<tr><td>软密封蝶阀</td><td>阀座材料（EPDM 等）与涉水卫生证明</td></tr>
<tr><td><a href="/industryEcologicalService?entry=quartz-sand">石英砂</a>、活性炭滤料</td><td>粒径级配、含泥量、浸出检验</td></tr>
<tr><td>清水池防腐涂料</td><td>涉水卫生证明、批号、固化时间</td></tr>
</tbody>
</table>
<h2>看得见水的：仪表</h2>
<p>浊度、余氯、pH 在线仪表是过程控制的依据。采购时除量程外，写清检测下限、清洗方式、试剂和备件的供应周期；浊度仪低量程段的误差比满量程精度更有意义。</p>
<p>水厂工艺对应的物料见<a href="/waterEle">水务解决方案</a>。</p>`,
  },
  {
    slug: 'incineration-temperature-and-instruments',
    column: 'industry',
    industry: 'solid-waste',
    title: '850 ℃ 与 2 秒：焚烧厂绕不开的测温备件',
    summary:
      'GB 18485-2014 要求炉膛温度不低于 850 ℃、烟气停留不少于 2 秒。热电偶一旦失准，合规数据就不可信，本文说明选型、布点和更换的要点。',
    publishedOn: '2026-05-07',
    author: contentTeam,
    body: `
<p>GB 18485-2014 对生活垃圾焚烧炉规定了三项运行技术要求：炉膛内焚烧温度不低于 850 ℃，烟气停留时间不少于 2 秒，焚烧炉渣热灼减率不高于 5%。温度由<a href="/industryEcologicalService?entry=thermocouple">热电偶</a>测得并联网上传，热电偶因此既是工艺备件，也是合规备件。</p>
<h2>为什么容易坏</h2>
<p>炉膛内有高温、飞灰冲刷、碱金属氯化物腐蚀和频繁的温度波动。保护管先变薄、后穿孔，烟气进入后偶丝变质，读数往往偏低且响应变慢。读数偏低时，操作员会多投辅助燃料，费用先于故障出现。</p>
<h2>选型要点</h2>
<table>
<thead><tr><th>项目</th><th>建议</th></tr></thead>
<tbody>
<tr><td>分度号</td><td>长期 1000 ℃ 以上选 S 型；K 型便于维护，但要缩短更换周期</td></tr>
<tr><td>保护管</td><td>碳化硅复合管耐磨耐腐，怕热冲击；高铬镍合金管耐冲击，寿命较短</td></tr>
<tr><td>插入深度</td><td>端部伸出炉墙内表面，避开水冷壁遮挡和结焦区</td></tr>
<tr><td>补偿导线</td><td>与分度号一致，极性不得接反</td></tr>
</tbody>
</table>
<h2>布点与比对</h2>
<p>停留时间由上下两个断面的测温位置与烟气流速计算得出，每个断面应有多支热电偶。同一断面几支读数的偏差是最便宜的诊断：某一支持续偏低，先查它。停炉时送检，或用经过校准的标准偶就地比对，并记录。</p>
<h2>备件怎么备</h2>
<ul>
<li>按断面数量备足一轮，不要只备一两支。</li>
<li>保护管与偶芯分开采购、可单独更换的结构更省。</li>
<li>订单写清分度号、总长与插入长度、安装螺纹或法兰、保护管材料与直径、接线盒防护等级。</li>
</ul>
<p>焚烧线其他位置的物料见<a href="/solidWaste">固废解决方案</a>。</p>`,
  },
  {
    slug: 'motor-efficiency-grades',
    column: 'industry',
    industry: null,
    title: '换电机时看能效等级：GB 18613-2020 怎么读',
    summary:
      '三相异步电动机的能效分三级，低于 3 级的已不能再生产销售。旧电机坏了是修还是换，取决于年运行小时、负载率和安装尺寸，而不只是价格。',
    publishedOn: '2026-06-25',
    author: contentTeam,
    body: `
<p>GB 18613-2020 自 2021 年 6 月起实施，把<a href="/industryEcologicalService?entry=induction-motor">三相异步电动机</a>的能效分为三级，1 级最高。与国际代号的对应关系是：3 级对应 IE3，2 级对应 IE4，1 级对应 IE5。3 级同时是能效限定值，也就是市场准入的底线。</p>
<h2>铭牌上的系列号</h2>
<table>
<thead><tr><th>系列</th><th>能效</th><th>说明</th></tr></thead>
<tbody>
<tr><td>Y、Y2</td><td>低于现行限定值</td><td>在役较多，只能用到报废</td></tr>
<tr><td>YE3</td><td>3 级</td><td>现行限定值</td></tr>
<tr><td>YE4</td><td>2 级</td><td>更换时常选</td></tr>
<tr><td>YE5</td><td>1 级</td><td>长期满载运行的场合</td></tr>
</tbody>
</table>
<h2>修还是换</h2>
<p>绕组烧毁后重绕，若温度控制不当，铁心损耗会上升，效率比原来更低。判断时先算三个数：年运行小时、平均负载率、电价。年运行在 6000 小时以上、负载率在 60% 以上的泵和风机，换高能效电机一般更合算；一年只转几百小时的检修泵，修好即可。</p>
<blockquote>示例：55 kW 电机，年运行 7000 小时，负载率 75%，效率从 93.0% 提高到 95.4%（参考值），年节电约 55 × 0.75 × 7000 ×（1/0.930 − 1/0.954）≈ 7800 kW·h。</blockquote>
<h2>换之前核对</h2>
<ul>
<li>机座号与中心高：多数情况同机座可替换，少数规格会变长。</li>
<li>额定转速：高能效电机转差小，转速略高，离心泵和风机的功率会随转速的三次方增加，必要时重新调整工况。</li>
<li>启动电流：可能比旧电机大，校核断路器整定值。</li>
<li>安装型式、出线盒方向、轴承型号和加油嘴位置。</li>
</ul>`,
  },
  {
    slug: 'fly-ash-handling-materials',
    column: 'industry',
    industry: 'solid-waste',
    title: '飞灰从灰斗到吨袋：一路上该管住的物料',
    summary:
      '焚烧飞灰属于危险废物，收集、输送、贮存都要防扬散、防渗漏。本文沿飞灰走的路线说明输送机、密封、吨袋和劳保用品的选型与检查。',
    publishedOn: '2026-10-14',
    author: contentTeam,
    body: `
<p>生活垃圾焚烧飞灰按危险废物管理，贮存设施执行 GB 18597-2023，处理和处置可参照 HJ 1134-2020。飞灰粒径细、含氯盐和游离石灰，吸潮后会板结，也会腐蚀碳钢。选物料时抓住三个词：密封、保温、耐腐。</p>
<h2>灰斗与卸灰</h2>
<ul>
<li>灰斗伴热与保温要完整，壁温宜高于烟气酸露点和飞灰吸潮温度，空气炮只是辅助。</li>
<li>星型卸灰阀的叶片间隙和轴端密封决定漏灰与漏风，轴封宜选可在线压紧的填料加气封。</li>
</ul>
<h2>输送</h2>
<table>
<thead><tr><th>设备</th><th>先坏的地方</th><th>选型注意</th></tr></thead>
<tbody>
<tr><td>刮板输送机</td><td>链条、导轨</td><td>链条表面淬硬，导轨可换，机壳全密封</td></tr>
<tr><td><a href="/industryEcologicalService?entry=screw-conveyor">螺旋输送机</a></td><td>吊挂轴承、叶片边缘</td><td>尽量用无吊轴结构，叶片堆焊</td></tr>
<tr><td>斗式提升机</td><td>链销、料斗</td><td>设断链与堵料检测</td></tr>
</tbody>
</table>
<h2>贮存与装袋</h2>
<p>飞灰仓顶除尘器的滤袋在装卸时才工作，忽冷忽热容易结露，仓顶除尘器也要保温。稳定化后的飞灰装吨袋，订单要写清内衬、吊带数量、安全系数、防潮要求和袋面标识内容；吊带断裂多因重复使用。</p>
<h2>人的防护</h2>
<p>接触飞灰的岗位应按 GB 39800.1-2020 的方法辨识危害后配备：<a href="/industryEcologicalService?entry=dust-mask">防尘口罩</a>至少选 KN95 等级并做佩戴气密检查，另配防护眼镜、耐碱手套和连体防护服。检修灰斗属于有限空间作业，先通风、再检测、后作业，缺一不可。</p>
<p>上述物料的选型参数可在<a href="/industryEcologicalService">行业百科</a>中逐条查阅。</p>`,
  },
]
