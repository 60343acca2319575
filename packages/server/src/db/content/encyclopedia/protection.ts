import type { SeedEntry } from '../model.ts'

export const protectionEntries: readonly SeedEntry[] = [
  {
    slug: 'safety-helmet',
    category: 'protection',
    title: '安全帽',
    letter: 'A',
    english: 'safety helmet',
    summary: '保护头部免受坠物冲击和侧向挤压的头盔，选型看标准标识、特殊性能和佩戴尺寸，到期或受撞击就换。',
    body: `
<p>执行 GB 2811。除冲击吸收和耐穿刺等基本性能外，按需要选阻燃、电绝缘、侧向刚性、耐低温等特殊性能。</p>
<h3>怎么选</h3>
<p>电气作业选电绝缘型，不选带透气孔的；高处作业配下颏带；低温仓库选耐低温型；进入有限空间可配帽灯座。颜色按本厂规定区分岗位。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、类别与特殊性能、帽壳材料、颜色、印字内容。</li>
<li>生产日期要求在多少个月以内，附检验报告和标识。</li>
</ul>
<h3>常见错误</h3>
<p>钻孔、贴大面积贴纸或涂漆改变帽壳；放在车后窗暴晒；受过重击后外观完好继续用。</p>`,
    related: ['safety-harness', 'insulating-gloves', 'dust-mask'],
  },
  {
    slug: 'safety-harness',
    category: 'protection',
    title: '安全带',
    letter: 'A',
    english: 'safety harness',
    summary: '高处作业的防坠落装备，分围杆作业、区域限制和坠落悬挂三类，须配合挂点和缓冲器，受力后报废。',
    body: `
<p>执行 GB 6095。围杆用于电杆作业，区域限制防止走到边缘，坠落悬挂用于可能发生坠落的作业，一般为全身式。</p>
<h3>怎么选</h3>
<p>检修、脚手架选双钩全身式带缓冲器，保证移动中始终有一钩挂着；计算净空：系绳长、缓冲器展开和人体高度之和，低处用速差自控器。</p>
<h3>订单写明</h3>
<ul>
<li>类型、标准号、单钩或双钩、系绳长度、缓冲器、尺寸。</li>
<li>特殊环境：阻燃、防腐、防静电。</li>
</ul>
<h3>常见错误</h3>
<p>低挂高用；挂在未经核实的管道支架上；织带被电焊烫伤、化学品沾染继续用；没有定期检查台账。</p>`,
    related: ['safety-helmet', 'insulating-gloves'],
  },
  {
    slug: 'dust-mask',
    category: 'protection',
    title: '防尘口罩（自吸过滤式）',
    letter: 'F',
    english: 'particulate respirator',
    summary: '过滤颗粒物的呼吸防护用品，级别按过滤效率分，KN 类防非油性、KP 类防油性，佩戴密合才有效。',
    body: `
<p>执行 GB 2626。KN90、KN95、KN100 表示过滤效率不低于 90%、95%、99.97%。只防颗粒，不能防有毒气体，也不供氧。</p>
<h3>怎么选</h3>
<p>粉煤灰、石灰、飞灰选 KN95 以上；含油烟选 KP 类；浓度高或长时间用可选半面罩加更换滤棉；有毒气体或缺氧改用滤毒罐、送风或空气呼吸器。</p>
<h3>订单写明</h3>
<ul>
<li>标准号、级别、形式（随弃式、半面罩）、是否带阀、规格。</li>
<li>滤棉型号与面罩配套，数量按人次计。</li>
</ul>
<h3>常见错误</h3>
<p>胡须、眼镜腿破坏密合；用纱布口罩代替；重复用到滤料潮湿阻力大；飞灰作业不做密合性检查。</p>`,
    related: ['safety-helmet', 'slaked-lime', 'earplug'],
  },
  {
    slug: 'earplug',
    category: 'protection',
    title: '耳塞（防噪声）',
    letter: 'E',
    english: 'earplug',
    summary: '降低噪声暴露的护听器，按标称降噪值和噪声强度选，降噪过度会听不到警报，佩戴方法决定效果。',
    body: `
<p>有泡沫慢回弹、预成型和定制三种。标称降噪值（SNR）是实验室数据，现场一般只能达到一部分，选用方法见 GB/T 23466。</p>
<h3>怎么选</h3>
<p>先测噪声，目标是佩戴后有效声级约在 75～80 dB(A)；风机、磨机间噪声高的可耳塞加耳罩；需对讲的岗位用带通讯的耳罩。</p>
<h3>订单写明</h3>
<ul>
<li>SNR 值、形式、尺寸、是否带绳、单独包装数量。</li>
<li>检验报告；食品、洁净岗位要可金属探测。</li>
</ul>
<h3>常见错误</h3>
<p>手脏搓泡沫塞入耳道；只塞一半；降噪过度听不见报警和行车声；一次性耳塞反复洗用。</p>`,
    related: ['dust-mask', 'safety-helmet'],
  },
  {
    slug: 'insulating-gloves',
    category: 'protection',
    title: '绝缘手套',
    letter: 'J',
    english: 'insulating gloves',
    summary: '带电作业用的橡胶手套，按电压分级，使用前充气检查、定期耐压试验，外面加皮手套防机械损伤。',
    body: `
<p>带电作业用绝缘手套见 GB/T 17622，按使用电压分级，级别标在袖口。橡胶和乳胶会老化、裂纹，不能只看外观。</p>
<h3>怎么选</h3>
<p>按工作回路最高电压选级别，不“就低”；长筒用于手臂可能触及的场合；外加皮革护套，但护套不能当绝缘。臭氧、油污环境选相应耐受型。</p>
<h3>订单写明</h3>
<ul>
<li>级别、长度、尺码、标准号、是否配皮手套。</li>
<li>生产日期、出厂试验报告、下次试验日期标识。</li>
</ul>
<h3>常见错误</h3>
<p>超过试验周期继续使用；与油类、利器同柜存放；折叠压放；把医用乳胶手套当绝缘手套。</p>`,
    related: ['safety-helmet', 'safety-harness', 'dust-mask'],
  },
]
