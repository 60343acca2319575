import type { SeedEntry } from '../model.ts'

export const fastenerEntries: readonly SeedEntry[] = [
  {
    slug: 'hexagon-bolt',
    category: 'fastener',
    title: '六角头螺栓',
    letter: 'L',
    english: 'hexagon head bolt',
    summary: '最常用的紧固件，描述由标准号、规格、性能等级和表面处理组成，螺母与垫圈的等级要配套。',
    body: `
<p>部分螺纹见 GB/T 5782，全螺纹见 GB/T 5783，1 型六角螺母见 GB/T 6170。性能等级见 GB/T 3098.1：8.8 级表示抗拉强度 800 MPa、屈强比 0.8。</p>
<h3>怎么选</h3>
<p>有振动的用防松螺母或双螺母；8.8 级螺栓配 8 级螺母；户外用热浸镀锌，高强度级别镀锌要注意氢脆；300 ℃ 以上按材料选，不再按性能等级。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、M 直径×长度、性能等级、表面处理、数量是套还是件。</li>
<li>例：螺栓 GB/T 5782 M20×80 8.8 级 热浸镀锌，配螺母和平垫。</li>
</ul>
<h3>常见错误</h3>
<p>长度算上头部；热浸镀锌螺栓配未扩孔的普通螺母，拧不上；用 4.8 级代替 8.8 级。</p>`,
    related: ['stud-bolt', 'stainless-fastener', 'flange'],
  },
  {
    slug: 'stud-bolt',
    category: 'fastener',
    title: '双头螺柱',
    letter: 'S',
    english: 'stud bolt',
    summary: '两端带螺纹、配两个螺母的紧固件，用于法兰和阀盖，长度按法兰与垫片厚度计算，材料按温度选。',
    body: `
<p>等长双头螺柱（GB/T 901）用于法兰，两端各配一螺母；旋入端不等长的用于机体。高温高压法兰常用全螺纹螺柱。</p>
<h3>怎么选</h3>
<p>长度等于两法兰厚度、垫片压缩后厚度、两个螺母和垫圈厚度，再加两端各露出两三扣。温度高时按材料选，见<a href="/industryEcologicalService?entry=high-temperature-bolt">高温螺栓</a>。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、直径×长度、材料或等级、热处理、配几个螺母及其等级。</li>
<li>是否要求材料标记、涂层和检验报告。</li>
</ul>
<h3>常见错误</h3>
<p>长度没算垫片与垫圈，螺母露不出扣；旋入端拧入深度不足；不锈钢螺柱不涂抗咬合剂，拆时咬死。</p>`,
    related: ['hexagon-bolt', 'high-temperature-bolt', 'flange'],
  },
  {
    slug: 'high-temperature-bolt',
    category: 'fastener',
    title: '高温螺栓',
    letter: 'G',
    english: 'high-temperature bolting',
    summary: '用于汽缸和高温法兰的合金钢紧固件，按材料和硬度管理，要能追溯到炉号，检修时逐根检验。',
    body: `
<p>高温下螺栓会应力松弛，夹紧力逐年下降。常用 35CrMo、25Cr2MoV、25Cr2Mo1V、20Cr1Mo1VTiB 等，管理可依据 DL/T 439。</p>
<h3>怎么选</h3>
<p>先按金属温度选材料，再按尺寸和紧固方式（液压拉伸、加热伸长）确定中心孔与长度。螺母低一档材料。</p>
<h3>订单写明</h3>
<ul>
<li>图号、材料牌号、热处理、硬度范围、螺纹精度、中心孔尺寸。</li>
<li>化学成分、力学性能、超声和光谱报告，每根编号标记。</li>
</ul>
<h3>常见错误</h3>
<p>与普通螺栓混放，装机前没做光谱；只看外观不测硬度；用含铅、锌等低熔点金属的涂剂，高温下渗入晶界开裂。</p>`,
    related: ['stud-bolt', 'molybdenum-disulphide', 'spiral-wound-gasket'],
  },
  {
    slug: 'u-bolt',
    category: 'fastener',
    title: 'U 形螺栓',
    letter: 'U',
    english: 'U-bolt',
    summary: '弯成 U 形抱住管道的紧固件，用作管道固定或导向，内径要与管外径配合，导向时不能夹死。',
    body: `
<p>两端带螺纹，穿过型钢固定管子。可作固定支架，也可留间隙作导向。衬橡胶的能减振和防止电化学腐蚀。</p>
<h3>怎么选</h3>
<p>按管外径（不是公称直径）选内径；热管道作导向时两侧留 2～3 mm 间隙（参考值）；塑料管和不锈钢管要加衬垫；户外选热浸镀锌或不锈钢。</p>
<h3>订单写明</h3>
<ul>
<li>管外径、螺杆直径、腿长、螺纹长度、材料与表面处理。</li>
<li>每件配几个螺母、是否带衬垫和底板。</li>
</ul>
<h3>常见错误</h3>
<p>按 DN 报尺寸，到货套不上；热力管一律拧死，热胀把支架推歪；同一外径不同标准的管子混用。</p>`,
    related: ['seamless-pipe', 'hexagon-bolt', 'stainless-fastener'],
  },
  {
    slug: 'stainless-fastener',
    category: 'fastener',
    title: '不锈钢紧固件',
    letter: 'B',
    english: 'stainless steel fasteners',
    summary: '用 A2、A4 等奥氏体钢制成，耐大气和水腐蚀，标记如 A2-70，装配时易咬死，须加润滑和控制扭矩。',
    body: `
<p>GB/T 3098.6 规定不锈钢螺栓的性能。A2 相当于 304 类，A4 相当于 316 类；“70”表示最小抗拉强度 700 MPa。</p>
<h3>怎么选</h3>
<p>室外清洁环境选 A2，含氯、沿海、药剂区选 A4；螺母与螺栓可选不同硬度，减少咬死；需要高强度的改用合金钢。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、规格、组别与等级（A4-80）、是否附材质证明与光谱。</li>
<li>配套螺母、垫圈数量，外观要求。</li>
</ul>
<h3>常见错误</h3>
<p>不锈钢法兰混用碳钢螺栓，潮湿处螺栓成为阳极，先锈断；干摩擦快速拧紧咬死；看能不能吸铁判断材质，冷作后也会带磁。</p>`,
    related: ['hexagon-bolt', 'molybdenum-disulphide', 'flange'],
  },
]
