import type { SeedEntry } from '../model.ts'

export const chemicalEntries: readonly SeedEntry[] = [
  {
    slug: 'polyaluminium-chloride',
    category: 'chemical',
    title: '聚合氯化铝（PAC）',
    letter: 'J',
    english: 'polyaluminium chloride',
    summary: '最常用的无机混凝剂，用于给水和污水除浊、除磷，按氧化铝含量和盐基度计价，饮用水与工业级不能混。',
    body: `
<p>分液体和固体。饮用水用产品标准名为“聚氯化铝”，执行 GB 15892-2020；工业水处理见 GB/T 22627。</p>
<h3>怎么选</h3>
<p>先做烧杯试验比较几种盐基度；低温低浊水多选盐基度较高的产品；污水除磷看有效铝量和成本，同时算产泥量。</p>
<h3>订单写明</h3>
<ul>
<li>用途（饮用水或工业）、液体或固体、氧化铝质量分数、盐基度、密度、不溶物。</li>
<li>运输方式、卸料接口、每车检验项目。</li>
</ul>
<h3>常见错误</h3>
<p>按吨比价不折算氧化铝；不同厂家产品混在一个罐；用碳钢罐直接储存；固体加水顺序颠倒结块。</p>`,
    related: ['polyacrylamide', 'diaphragm-metering-pump', 'quartz-sand'],
  },
  {
    slug: 'polyacrylamide',
    category: 'chemical',
    title: '聚丙烯酰胺（PAM）',
    letter: 'J',
    english: 'polyacrylamide',
    summary: '高分子絮凝剂，用于沉淀和污泥脱水，按离子型、离子度和分子量选，要靠试验定型号、靠溶解出效果。',
    body: `
<p>阴离子和非离子型见 GB/T 17514，阳离子型见 GB/T 31246。市政污泥脱水多用阳离子，无机悬浮物沉降多用阴离子。</p>
<h3>怎么选</h3>
<p>取现场泥样做小试，看絮团大小、滤液清度和泥饼含水；带式机与离心机对絮团强度要求不同，型号不能互相照搬。</p>
<h3>订单写明</h3>
<ul>
<li>离子型与离子度、分子量范围、固含量、粉剂或乳液、溶解时间。</li>
<li>饮用水处理用的另写残留单体要求，附涉水卫生证明。</li>
</ul>
<h3>常见错误</h3>
<p>配得太浓、溶解不到一小时就投加，出现“鱼眼”；用高速<a href="/industryEcologicalService?entry=centrifugal-pump">离心泵</a>输送剪断分子链；溶液存放过久失效。</p>`,
    related: ['polyaluminium-chloride', 'screw-pump', 'diaphragm-metering-pump'],
  },
  {
    slug: 'urea',
    category: 'chemical',
    title: '尿素（脱硝还原剂）',
    letter: 'N',
    english: 'urea',
    summary: '脱硝用还原剂，水解或热解后产生氨，比液氨安全，订货看总氮、缩二脲和杂质，储存要防潮防结块。',
    body: `
<p>SCR 用尿素先水解或热解成氨再喷入；SNCR 可将溶液直接喷入炉膛合适的温度窗口。产品标准为 GB/T 2440，分工业用与农业用；杂质要求按脱硝系统供货商的规定。</p>
<h3>怎么选</h3>
<p>热解和水解系统怕甲醛类包膜剂、硫酸盐和不溶物，应选不含防结块包膜的产品；溶液浓度常用 40%～50%（参考值），浓度越高结晶温度越高。</p>
<h3>订单写明</h3>
<ul>
<li>总氮、缩二脲、水分、甲醛、不溶物，袋装或散装。</li>
<li>批次检验报告、防潮包装、卸料方式。</li>
</ul>
<h3>常见错误</h3>
<p>用含包膜的农肥；溶液管不伴热结晶；溶解吸热，水温不够溶不开；用硬度高的水配制，喷枪结垢。</p>`,
    related: ['zirconia-oxygen-analyser', 'diaphragm-metering-pump', 'slaked-lime'],
  },
  {
    slug: 'sodium-hypochlorite',
    category: 'chemical',
    title: '次氯酸钠溶液',
    letter: 'C',
    english: 'sodium hypochlorite solution',
    summary: '给水和中水消毒剂，有效氯随时间、温度和光照衰减，须按实测有效氯投加，不得与酸混合。',
    body: `
<p>商品有效氯一般在 10% 左右，质量要求见 GB/T 19106。温度越高衰减越快，分解产生氯酸盐，影响饮用水副产物。</p>
<h3>怎么选</h3>
<p>饮用水用相应等级并附涉水卫生证明；用量大、运距远可考虑现场制备；储罐避光通风，储量以不超过一周左右为宜，夏季更短。</p>
<h3>订单写明</h3>
<ul>
<li>有效氯、游离碱、铁含量、等级、生产日期与到厂时限。</li>
<li>罐车材质、卸料接口专用，防止与酸、PAC 接错。</li>
</ul>
<h3>常见错误</h3>
<p>按到货浓度一直投加；管路用不锈钢或普通碳钢；泵头析气不排；与酸性药剂共用围堰，泄漏混合会放出氯气。</p>`,
    related: ['diaphragm-metering-pump', 'electromagnetic-flowmeter', 'ph-meter'],
  },
  {
    slug: 'powdered-activated-carbon',
    category: 'chemical',
    title: '粉末活性炭',
    letter: 'F',
    english: 'powdered activated carbon',
    summary: '吸附有机物、重金属和二噁英的粉剂，水厂用于应急除味，焚烧线用于烟气，按碘值、粒度和灰分选。',
    body: `
<p>按原料分煤质、木质和果壳质，孔结构不同。碘值反映微孔，亚甲蓝值反映中孔，两者要结合目标污染物看。</p>
<h3>怎么选</h3>
<p>水厂除嗅味先做吸附试验比较投加量；焚烧线看比表面积、粒度和流动性，常用投加量 50～100 mg/m³（标准状态，参考值），与布袋配合。</p>
<h3>订单写明</h3>
<ul>
<li>碘值、亚甲蓝值、水分、灰分、粒度（过 200 或 325 目）、堆积密度。</li>
<li>饮用水用附涉水卫生证明；吨袋防潮、防静电。</li>
</ul>
<h3>常见错误</h3>
<p>只比碘值；料仓无温度和一氧化碳监测，积粉自燃；投加点太靠近氯，互相消耗；给料机断料无人发现。</p>`,
    related: ['ptfe-membrane-bag', 'slaked-lime', 'sodium-hypochlorite'],
  },
  {
    slug: 'slaked-lime',
    category: 'chemical',
    title: '消石灰（氢氧化钙）',
    letter: 'X',
    english: 'hydrated lime, calcium hydroxide',
    summary: '烟气脱酸和水处理调 pH 的碱性粉剂，按氢氧化钙含量、细度和比表面积选，吸潮碳化会失效。',
    body: `
<p>由生石灰加水消化而成。焚烧线半干法用石灰浆，干法直接喷粉，后者对比表面积更敏感。</p>
<h3>怎么选</h3>
<p>半干法看消化性、含渣和细度，避免磨损雾化盘；干法喷射选高比表面积产品，用量可下降；水处理看含量和不溶物。</p>
<h3>订单写明</h3>
<ul>
<li>氢氧化钙含量、细度（325 目筛余）、比表面积、水分、酸不溶物。</li>
<li>散装罐车卸料压力、除尘要求、到厂时限。</li>
</ul>
<h3>常见错误</h3>
<p>库存过久，与二氧化碳反应变成碳酸钙；按氧化钙和氢氧化钙含量混着比价；浆液管停运不冲洗，结垢堵死；卸料不戴防护眼镜，粉尘灼伤眼睛。</p>`,
    related: ['powdered-activated-carbon', 'dust-mask', 'ph-meter'],
  },
]
