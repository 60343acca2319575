import type { SeedEntry } from '../model.ts'

export const conveyingEntries: readonly SeedEntry[] = [
  {
    slug: 'conveyor-belt',
    category: 'conveying',
    title: '输送带',
    letter: 'S',
    english: 'conveyor belt',
    summary: '皮带机的承载件，分织物芯和钢丝绳芯，按强度、覆盖层和阻燃耐热性能选，接头质量决定寿命。',
    body: `
<p>织物芯如 EP200×4 表示聚酯经、锦纶纬，每层 200 N/mm，四层，见 GB/T 7984；钢丝绳芯如 ST1250，见 GB/T 9770。覆盖层分耐磨、阻燃、耐热和耐寒。</p>
<h3>怎么选</h3>
<p>按最大张力乘安全系数定强度，再看滚筒直径是否够大；输煤栈桥用阻燃型；冷渣、热渣按料温选耐热级；北方露天要耐寒。</p>
<h3>订单写明</h3>
<ul>
<li>带宽、型号层数、上下覆盖层厚度与等级、长度。</li>
<li>接头方式（硫化、冷粘、机械扣）、是否现场接头，阻燃检验报告。</li>
</ul>
<h3>常见错误</h3>
<p>覆盖层只写总厚；接头方向与运行方向反；张紧行程不够还用新带；料温偶尔超标就选最高级耐热带。</p>`,
    related: ['idler', 'scraper-chain', 'overlay-plate'],
  },
  {
    slug: 'idler',
    category: 'conveying',
    title: '托辊',
    letter: 'T',
    english: 'conveyor idler',
    summary: '支承输送带的滚轮，分承载、回程、调心和缓冲，按带宽、辊径和轴承选，密封决定能转多久。',
    body: `
<p>常用辊径 89、108、133、159 mm，槽角 35 度多见，轴承有 6204、6205、6305、6306 等。技术要求可参照 GB/T 10595。</p>
<h3>怎么选</h3>
<p>带速高、块大选大辊径；落料点用橡胶缓冲托辊；跑偏频繁先校正机架，再加调心托辊；腐蚀潮湿环境选高分子或陶瓷辊。</p>
<h3>订单写明</h3>
<ul>
<li>辊径、辊长、轴径、轴端铣口尺寸、轴承型号、管壁厚。</li>
<li>密封形式、旋转阻力、径向跳动、防护等级，单辊或整组含支架。</li>
</ul>
<h3>常见错误</h3>
<p>只按带宽下单，轴端铣口卡不进支架；更换时不看辊长配槽角；不转的托辊磨穿带子才发现。</p>`,
    related: ['conveyor-belt', 'deep-groove-ball-bearing'],
  },
  {
    slug: 'scraper-chain',
    category: 'conveying',
    title: '刮板链条',
    letter: 'G',
    english: 'scraper chain',
    summary: '埋刮板、捞渣机和刮板机的牵引件，常用模锻链、圆环链和套筒滚子链，硬化层和配对是关键。',
    body: `
<p>圆环链用于捞渣机，渗碳淬硬耐磨；模锻链用于埋刮板；板式套筒链用于斗提和粉料。节距、破断力和表面硬度为三项主要参数。</p>
<h3>怎么选</h3>
<p>湿式、磨蚀强的选渗碳圆环链；飞灰等细料选全密封模锻链；料温高要考虑强度下降。双链机型成对配组供货，长度差有限制。</p>
<h3>订单写明</h3>
<ul>
<li>链型、直径×节距、级别、破断力、表面硬度和渗层深度、条数与每条链节数。</li>
<li>连接环、链轮或齿块、刮板，配对要求。</li>
</ul>
<h3>常见错误</h3>
<p>只换一条；新链配旧链轮；不测拉长率，跳齿后才换；断链检测没有接。</p>`,
    related: ['screw-conveyor', 'overlay-plate', 'geared-motor'],
  },
  {
    slug: 'screw-conveyor',
    category: 'conveying',
    title: '螺旋输送机',
    letter: 'L',
    english: 'screw conveyor',
    summary: '旋转叶片推送粉料和污泥的封闭输送设备，分有轴、无轴，按物料含水、堆密度和倾角选，吊挂轴承易坏。',
    body: `
<p>LS 型为水平有轴，配吊挂轴承；无轴螺旋用于污泥和缠绕性物料。输送能力随倾角增大而明显下降。</p>
<h3>怎么选</h3>
<p>飞灰、石灰等干粉选全密封有轴，减少吊轴数；栅渣和脱水污泥选无轴，槽衬用耐磨高分子；料温、含水、硬度写清，叶片可堆焊或用耐磨钢。</p>
<h3>订单写明</h3>
<ul>
<li>直径、长度、倾角、输送量、堆积密度、粒度、含水、温度。</li>
<li>壳体材料、叶片厚度与耐磨层、轴端密封、<a href="/industryEcologicalService?entry=geared-motor">减速电机</a>、进出料口位置。</li>
</ul>
<h3>常见错误</h3>
<p>倾角大仍按水平能力选；填充率过高，吊轴处堵料；不设堵料检测，叶片被拧断。</p>`,
    related: ['scraper-chain', 'geared-motor', 'wear-steel-plate'],
  },
  {
    slug: 'v-belt',
    category: 'conveying',
    title: 'V 带（三角带）',
    letter: 'V',
    english: 'V-belt',
    summary: '楔形截面的摩擦传动带，分普通 V 带与窄 V 带，型号和长度要同体系，多根同用须配组更换。',
    body: `
<p>普通 V 带为 Y、Z、A、B、C、D、E，窄 V 带为 SPZ、SPA、SPB、SPC，尺寸见 GB/T 11544。窄 V 带同宽度传递功率更大。</p>
<h3>怎么选</h3>
<p>先确认带轮槽型，再定型号和基准长度；风机等长期传动优先窄 V 带；冲击大、启动频繁可用联组带；高温、防爆环境选耐热抗静电型。</p>
<h3>订单写明</h3>
<ul>
<li>型号与基准长度（如 SPB 3150）、根数、是否配组、品牌要求。</li>
<li>带轮直径、槽数、中心距，便于核对。</li>
</ul>
<h3>常见错误</h3>
<p>以内周长代替基准长度；新旧混用只换一根；张紧过度压坏轴承；用撬棒硬撬上轮。</p>`,
    related: ['conveyor-belt', 'spherical-roller-bearing', 'induction-motor'],
  },
]
