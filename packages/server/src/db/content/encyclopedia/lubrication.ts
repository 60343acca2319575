import type { SeedEntry } from '../model.ts'

export const lubricationEntries: readonly SeedEntry[] = [
  {
    slug: 'turbine-oil',
    category: 'lubrication',
    title: '汽轮机油（涡轮机油）',
    letter: 'Q',
    english: 'turbine oil',
    summary: '汽轮机和大型水泵、风机轴承用循环油，牌号如 L-TSA 32、46，运行中控制水分、酸值和颗粒度。',
    body: `
<p>新油标准为 GB 11120，运行油监督可参照 GB/T 7596。粘度牌号按 GB/T 3141，数字是 40 ℃ 运动粘度的中心值。</p>
<h3>怎么选</h3>
<p>按设备说明书定牌号，多数机组用 32 或 46；燃气—蒸汽联合机组注意抗氧化等级；补油须同牌号同品牌，不同品牌先做混油试验。</p>
<h3>订单写明</h3>
<ul>
<li>牌号、质量等级、包装、清洁度要求、批次检验报告。</li>
<li>桶数、交货时防水防尘、取样验收办法。</li>
</ul>
<h3>常见错误</h3>
<p>混入<a href="/industryEcologicalService?entry=fire-resistant-oil">抗燃油</a>或齿轮油；桶口朝上露天存放，雨水渗入；油中水分高只换油不查轴封漏汽。</p>`,
    related: ['plain-bearing', 'fire-resistant-oil', 'pleated-cartridge'],
  },
  {
    slug: 'fire-resistant-oil',
    category: 'lubrication',
    title: '抗燃油（磷酸酯）',
    letter: 'K',
    english: 'phosphate ester fire-resistant fluid',
    summary: '汽轮机电液调节系统用的合成油，遇热面不易燃，怕水和矿物油，须控制酸值、电阻率和颗粒度。',
    body: `
<p>主要成分为三芳基磷酸酯，维护可参照 DL/T 571。电阻率低会电化学腐蚀伺服阀，酸值高会劣化并伤密封。</p>
<h3>怎么选</h3>
<p>按制造厂规定的牌号，补油与原油相容；再生用的硅藻土、离子交换树脂或其他吸附剂须与系统匹配；密封件用氟橡胶，不得用丁腈橡胶。</p>
<h3>订单写明</h3>
<ul>
<li>粘度、酸值、水分、电阻率、氯含量、颗粒度等级。</li>
<li>包装容器内壁、批次化验、使用手套和防护说明。</li>
</ul>
<h3>常见错误</h3>
<p>与矿物油共用油桶和滤油机；油温过高加速水解；皮肤接触不防护；漏油滴到绝缘和油漆上不及时清理。</p>`,
    related: ['o-ring', 'turbine-oil', 'pleated-cartridge'],
  },
  {
    slug: 'gear-oil',
    category: 'lubrication',
    title: '工业齿轮油',
    letter: 'G',
    english: 'industrial gear oil',
    summary: '闭式齿轮箱润滑油，牌号如 L-CKD 220、320，按载荷和温度选极压等级与粘度，蜗轮减速机有专用油。',
    body: `
<p>标准为 GB 5903，CKC 为中负荷、CKD 为重负荷。粘度高承载好，但低温启动阻力大、散热差。</p>
<h3>怎么选</h3>
<p>按齿轮节圆速度、油池温度和载荷定粘度；露天低温用合成油；蜗轮箱用蜗轮油，极压添加剂可能腐蚀铜；带逆止器的箱体核对添加剂相容性。</p>
<h3>订单写明</h3>
<ul>
<li>质量等级、粘度牌号、矿物或合成、包装、数量（按箱容加余量）。</li>
<li>设备名称，附换油周期和油样检测项目。</li>
</ul>
<h3>常见错误</h3>
<p>不同品牌合成油混加；粘度越高越放心，油温反而升高；换油不清箱底铁屑和旧油泥；呼吸帽堵塞导致漏油。</p>`,
    related: ['geared-motor', 'grinding-roller', 'tapered-roller-bearing'],
  },
  {
    slug: 'lithium-grease',
    category: 'lubrication',
    title: '锂基润滑脂',
    letter: 'L',
    english: 'lithium grease',
    summary: '用途最广的滚动轴承润滑脂，稠度 1、2、3 号，关键是基础油粘度、滴点和加脂量，不同增稠剂不能混。',
    body: `
<p>通用锂基脂见 GB/T 7324。号数越大越稠，2 号最常用；复合锂基耐温更高。滴点只表示受热滴落，不等于可长期使用温度。</p>
<h3>怎么选</h3>
<p>重载低速选基础油粘度高、带极压剂的；高速选粘度低的；长管集中润滑选 1 号或 0 号；潮湿水淋选抗水型；高温选复合锂或聚脲。</p>
<h3>订单写明</h3>
<ul>
<li>产品名、稠度、基础油 40 ℃ 粘度、极压、滴点、包装。</li>
<li>设备和轴承型号，推荐加脂量和周期。</li>
</ul>
<h3>常见错误</h3>
<p>脂加满轴承箱，发热软化；锂基与聚脲、钙基混用变稀；加脂嘴不擦，带入粉尘；排脂口堵死。</p>`,
    related: ['deep-groove-ball-bearing', 'spherical-roller-bearing', 'split-plummer-block'],
  },
  {
    slug: 'molybdenum-disulphide',
    category: 'lubrication',
    title: '二硫化钼（固体润滑剂）',
    letter: 'E',
    english: 'molybdenum disulphide',
    summary: '层状固体润滑剂，以粉、膏、干膜或添加剂形式使用，减少螺纹和导轨咬死，高温氧化环境有使用上限。',
    body: `
<p>二硫化钼层间易滑移，承载高。空气中约 350 ℃ 以上开始氧化（参考值），更高温螺纹改用镍基或陶瓷类抗咬合膏。</p>
<h3>怎么选</h3>
<p>螺纹装配、轴套压装用膏剂；不便加脂的滑动面用干膜；添加到润滑脂中改善极压，不代替油脂本身。它本身含硫，高温镍基合金等忌硫的部位不用。</p>
<h3>订单写明</h3>
<ul>
<li>形式（粉、膏、干膜）、固体含量、粒度、使用温度、载体。</li>
<li>用途部位、包装规格、对氯等杂质的限制。</li>
</ul>
<h3>常见错误</h3>
<p>涂膏后仍按干螺纹扭矩拧紧，预紧力偏大；用于氧气系统；不清旧膏反复叠涂。</p>`,
    related: ['high-temperature-bolt', 'stainless-fastener', 'lithium-grease'],
  },
]
