import { contentTeam, type SeedArticle } from '../model.ts'

export const materialKnowledge: readonly SeedArticle[] = [
  {
    slug: 'bearing-suffixes-in-orders',
    column: 'knowledge',
    industry: null,
    title: '轴承代号后缀：少写一个字母，就到错一件货',
    summary:
      '轴承代号由前置代号、基本代号和后置代号组成，到错货多半错在后缀。本文按密封、游隙、内孔、润滑四组说明常见后缀，附订单写法。',
    publishedOn: '2026-02-26',
    author: contentTeam,
    body: `
<p>滚动轴承的代号方法见 GB/T 272。基本代号给出类型、尺寸系列和内径，后置代号给出结构、密封、游隙、公差等。基本代号写错的很少，到错货多半因为后缀没写。</p>
<h2>四组最常用的后缀</h2>
<table>
<thead><tr><th>组</th><th>后缀</th><th>含义</th></tr></thead>
<tbody>
<tr><td>密封</td><td>-2Z</td><td>两面带防尘盖，不接触，转速高</td></tr>
<tr><td>密封</td><td>-2RS</td><td>两面带接触式橡胶密封，防尘好，转速低一些</td></tr>
<tr><td>游隙</td><td>/C3</td><td>径向游隙大于普通组，内圈温度高或配合较紧时用</td></tr>
<tr><td>游隙</td><td>/C4</td><td>游隙大于 C3，用于热负荷更大的场合</td></tr>
<tr><td>内孔</td><td>K</td><td>锥度 1:12 的圆锥孔，配紧定套或退卸套</td></tr>
<tr><td>内孔</td><td>K30</td><td>锥度 1:30，见于大宽度系列</td></tr>
<tr><td>润滑</td><td>/W33</td><td>外圈有油槽和三个油孔</td></tr>
</tbody>
</table>
<h2>为什么 C3 不能随手代替</h2>
<p>普通组游隙不标后缀。风机上的<a href="/industryEcologicalService?entry=spherical-roller-bearing">调心滚子轴承</a>工作时内圈比外圈热，内圈膨胀吃掉一部分游隙，所以常选 C3。反过来，把 C3 装到电机驱动端的轻载小轴承上，往往只是噪声大一些；把普通组装到该用 C3 的热风机上，游隙可能被吃光，轴承会抱死。</p>
<h2>各家后缀不完全相同</h2>
<p>保持架和内部设计的字母由制造厂自定：黄铜实体保持架，有的写 M，有的写 MB 或 MA，差别在引导方式。代替品牌时不要逐字照抄后缀，应核对游隙、保持架材料和密封三件事。</p>
<h2>订单上怎么写</h2>
<p>写完整代号加品牌要求，例如“22220 CK/W33 C3，配 H320 紧定套”，并注明用在什么设备的哪一端。装配前核对外圈端面的打字，包装盒不算数。</p>`,
  },
  {
    slug: 'valve-description-nine-items',
    column: 'knowledge',
    industry: null,
    title: '阀门采购描述：把九件事写清楚',
    summary:
      '“DN100 闸阀 10 只”不是一条能采购的描述。本文把阀门描述拆成九项，逐项说明写法，并给出蒸汽、浆液、清水三种介质的完整例子。',
    publishedOn: '2026-04-02',
    author: contentTeam,
    body: `
<p>阀门询价来回几轮，多半是描述不全。型号编制方法见 GB/T 32808，产品上的标志见 GB/T 12220。型号能说明一部分，但说不完，下面九项写齐才够。</p>
<h2>九项内容</h2>
<ol>
<li>类型：<a href="/industryEcologicalService?entry=gate-valve">闸阀</a>、<a href="/industryEcologicalService?entry=globe-valve">截止阀</a>、<a href="/industryEcologicalService?entry=ball-valve">球阀</a>、<a href="/industryEcologicalService?entry=butterfly-valve">蝶阀</a>、<a href="/industryEcologicalService?entry=check-valve">止回阀</a>、<a href="/industryEcologicalService?entry=safety-valve">安全阀</a>……</li>
<li>公称尺寸 DN。</li>
<li>公称压力 PN 或压力等级 Class，二者不要混写。</li>
<li>介质、工作温度、工作压力。</li>
<li>阀体材料，例如 WCB、CF8、QT450-10。</li>
<li>密封副材料：硬质合金堆焊、PTFE、橡胶（写明 EPDM 或 NBR）。</li>
<li>连接：法兰标准与密封面形式，或对夹、对焊、螺纹。</li>
<li>驱动：手轮、蜗轮、气动、电动；电动写明电源、信号和防护等级。</li>
<li>检验与文件：压力试验标准（常用 GB/T 13927）、材质证明。</li>
</ol>
<h2>三个例子（示例）</h2>
<table>
<thead><tr><th>用途</th><th>写法</th></tr></thead>
<tbody>
<tr><td>低压蒸汽</td><td>截止阀 J41H-16C，DN50，WCB，饱和蒸汽 1.0 MPa、184 ℃，法兰 PN16 RF</td></tr>
<tr><td>石膏浆液</td><td>衬胶蝶阀，DN200，PN10，对夹，阀板 2205 双相钢，蜗轮操作，浆液含固量 15%～20%、含氯离子</td></tr>
<tr><td>水厂清水</td><td>软密封蝶阀 D371X-10Q，DN600，对夹，阀座 EPDM，附涉水卫生证明</td></tr>
</tbody>
</table>
<h2>三处常见的坑</h2>
<ul>
<li>PN16 与 Class150 法兰孔距不同，装不上。旧设备先量螺栓孔中心圆再下单。</li>
<li>温度升高，允许工作压力下降。蒸汽阀不能按常温的 1.6 MPa 来用。</li>
<li>结构长度系列不同，同一 DN 的阀长不一样，替换时写明结构长度（GB/T 12221）。</li>
</ul>`,
  },
  {
    slug: 'filter-bag-material-selection',
    column: 'knowledge',
    industry: null,
    title: '滤袋选料：先看温度和水分，再看化学成分',
    summary:
      '滤袋的寿命主要由滤料是否适合烟气决定。本文用一张表比较六种常用滤料的温度、耐水解和耐氧化性，再说明面积质量、覆膜和缝制怎么写进订单。',
    publishedOn: '2026-05-28',
    author: contentTeam,
    body: `
<p>滤袋报价可以差一倍，差在纤维。选料顺序是：连续温度和瞬时温度，水分和露点，氧含量与酸碱性，最后才是粉尘磨琢性和清灰方式。</p>
<h2>六种滤料比较（参考值）</h2>
<table>
<thead><tr><th>滤料</th><th>连续温度 ℃</th><th>耐水解</th><th>耐氧化</th><th>常用场合</th></tr></thead>
<tbody>
<tr><td>聚酯</td><td>130</td><td>差</td><td>好</td><td>常温粉尘、仓顶</td></tr>
<tr><td>亚克力</td><td>125</td><td>好</td><td>好</td><td>低温高湿</td></tr>
<tr><td>PPS</td><td>160</td><td>好</td><td>较差</td><td>燃煤锅炉</td></tr>
<tr><td>聚酰亚胺</td><td>240</td><td>中</td><td>好</td><td>高温、超细粉尘</td></tr>
<tr><td><a href="/industryEcologicalService?entry=glass-fibre-bag">玻纤</a></td><td>260</td><td>好</td><td>好</td><td>垃圾焚烧，不耐折</td></tr>
<tr><td><a href="/industryEcologicalService?entry=ptfe-membrane-bag">PTFE</a></td><td>250</td><td>好</td><td>好</td><td>垃圾焚烧，价格高</td></tr>
</tbody>
</table>
<p>PPS 怕氧和二氧化氮：烟气氧含量高、温度又接近上限时，纤维会变脆变色。燃煤锅炉漏风大的，先治漏风，再谈换料。</p>
<h2>面积质量、透气量和覆膜</h2>
<p>面积质量（俗称克重）说明用料多少，透气量说明初阻力；两者要一起看。覆膜滤料靠表面的微孔膜过滤，清灰后阻力恢复好，但安装时划破膜就失去意义。滤料的技术要求可参照 HJ/T 324，滤袋可参照 HJ/T 327。</p>
<h2>订单写什么</h2>
<ul>
<li>滤料、基布、面积质量（g/m²）与允许偏差、后处理（浸渍、覆膜、烧毛、热定型）。</li>
<li>滤袋直径、长度及公差，袋口形式（弹性胀圈或绑扎）与花板孔径。</li>
<li>缝线材料，袋底加强层高度。</li>
<li>配套<a href="/industryEcologicalService?entry=bag-cage">袋笼</a>的筋数、直径、表面处理，两者间隙要匹配。</li>
</ul>
<h2>到货抽检</h2>
<p>每批抽几条量长度和袋口，剪样送检断裂强力和透气量，留样封存。日后出现破损，留样能分清是滤料问题还是工况问题。</p>`,
  },
  {
    slug: 'high-temperature-fasteners',
    column: 'knowledge',
    industry: 'thermal-power',
    title: '高温螺栓：级别、材料与复用检查',
    summary:
      '汽缸和阀门上的高温螺栓不能只写规格。材料决定使用温度，硬度和金相决定能不能继续用，本文列出常用材料、订单写法和检修检查项目。',
    publishedOn: '2026-08-06',
    author: contentTeam,
    body: `
<p>常温紧固件用性能等级说话：GB/T 3098.1 中的 8.8 级，表示公称抗拉强度 800 MPa、屈强比 0.8。超过 300 ℃ 以后，起作用的是抗松弛和持久性能，性能等级不再够用，<a href="/industryEcologicalService?entry=high-temperature-bolt">高温螺栓</a>要按材料选，检验和更换可依据 DL/T 439。</p>
<h2>常用材料与使用温度（参考值）</h2>
<table>
<thead><tr><th>材料</th><th>螺栓最高使用温度 ℃</th><th>常见部位</th></tr></thead>
<tbody>
<tr><td>35、45 钢</td><td>400</td><td>低压管道法兰</td></tr>
<tr><td>35CrMo</td><td>480</td><td>中温法兰、阀盖</td></tr>
<tr><td>25Cr2MoV</td><td>510</td><td>阀盖、汽缸中温段</td></tr>
<tr><td>25Cr2Mo1V</td><td>550</td><td>汽缸、主汽门</td></tr>
<tr><td>20Cr1Mo1VTiB 等</td><td>570</td><td>高压缸、主汽阀</td></tr>
</tbody>
</table>
<p>螺母可比螺栓低一档材料，硬度也略低，宁可螺母先变形，也不要螺栓咬死。</p>
<h2>订单写什么</h2>
<ul>
<li>图号或标准号、规格、材料牌号、是否带中心孔（加热紧固用）。</li>
<li>热处理状态与硬度范围，螺纹精度，表面处理。</li>
<li>随货文件：化学成分、力学性能、硬度、超声和光谱检验报告；每根打材料标记和编号。</li>
</ul>
<h2>检修时查什么</h2>
<ol>
<li>光谱复核材料，防止混料。</li>
<li>逐根测硬度，偏离范围的查金相。</li>
<li>超声或磁粉查裂纹，重点在第一、二扣螺纹和中心孔。</li>
<li>量长度，与原始记录比，判断蠕变伸长。</li>
</ol>
<h2>装配注意</h2>
<p>螺纹清理干净后涂高温抗咬合剂，选不含低熔点金属和硫、氯超标成分的产品。热紧的螺栓按转角或伸长量控制，不靠大锤和手感。</p>`,
  },
  {
    slug: 'pump-order-duty-point',
    column: 'knowledge',
    industry: null,
    title: '订泵之前：流量、扬程之外还要三个数',
    summary:
      '泵振动、汽蚀、密封频繁泄漏，许多在下单时就埋下了。除流量和扬程外，还要写清汽蚀余量、实际运行范围，以及介质的密度与含固量。',
    publishedOn: '2026-09-24',
    author: contentTeam,
    body: `
<p>一台泵只在曲线上的一小段工作得好。采购描述只写“流量 200 m³/h、扬程 50 m”，厂家只能按这一个点选型，其余的点好不好没有人负责。</p>
<h2>第一个数：汽蚀余量</h2>
<p>装置能提供的汽蚀余量，要大于泵必需的汽蚀余量，并留裕度，常取 0.5～1 m 或 1.1～1.3 倍中的大者（参考值）。热水、负压吸入、吸入管长的，由买方算好装置汽蚀余量写进订单。</p>
<h2>第二个数：实际运行范围</h2>
<p>写最小、正常、最大三个流量点，并说明各占多少时间。正常点宜落在最佳效率点流量的 80%～110% 之间（参考值）。流量裕量层层加码，最后选出一台长期在小流量运行的大泵，振动和密封寿命都不会好。</p>
<h2>第三个数：介质</h2>
<table>
<thead><tr><th>写什么</th><th>影响</th></tr></thead>
<tbody>
<tr><td>密度</td><td>轴功率与电机选择</td></tr>
<tr><td>粘度</td><td>效率和扬程修正，决定用<a href="/industryEcologicalService?entry=centrifugal-pump">离心泵</a>还是容积泵</td></tr>
<tr><td>含固量、粒径、硬度</td><td>过流材料、转速、叶轮形式</td></tr>
<tr><td>温度与饱和压力</td><td>汽蚀、密封冷却方案</td></tr>
<tr><td>氯离子、pH</td><td>材料等级</td></tr>
</tbody>
</table>
<h2>还要写清的几项</h2>
<ul>
<li>密封形式和冲洗水条件：压力、流量、水质。</li>
<li>电机电压、防护等级、是否变频；变频的写最低频率。</li>
<li>验收标准：水力性能按 GB/T 3216，并写明等级。</li>
<li>进出口方向、法兰标准、底座是否带旧基础的地脚孔位。</li>
</ul>
<h2>替换旧泵</h2>
<p>先测一次现有泵的流量、压力和电流，再决定要不要照原样买。多数老系统的阻力已经和当年的设计不同，照抄铭牌等于照抄旧的错误。</p>`,
  },
]
