import type { SeedEntry } from '../model.ts'

export const motorEntries: readonly SeedEntry[] = [
  {
    slug: 'induction-motor',
    category: 'motor',
    title: '三相异步电动机',
    letter: 'S',
    english: 'three-phase induction motor',
    summary: '工厂里最常用的电机，系列代号说明能效，安装形式、防护等级和冷却方式要写全才能互换。',
    body: `
<p>能效分级见 GB 18613-2020：3 级是准入底线。防护等级见 GB/T 4942，冷却方式见 GB/T 1993，安装型式（如 B3、B5、V1）见 GB/T 997。</p>
<h3>怎么选</h3>
<p>按负载的轴功率加适当裕度，连续运行的泵和风机裕度不必大；室外粉尘选 IP55 以上；潮湿区加防潮加热器；年运行时间长的选更高能效。</p>
<h3>订单写明</h3>
<ul>
<li>功率、极数、电压、频率、安装型式、机座号、轴伸尺寸。</li>
<li>防护、绝缘与温升等级、接线盒方向、轴承品牌。</li>
</ul>
<h3>常见错误</h3>
<p>只写“55 kW 电机”；同功率不同极数换错；B5 与 B35 混淆，法兰和底脚装不上。</p>`,
    related: ['variable-frequency-motor', 'deep-groove-ball-bearing', 'soft-starter'],
  },
  {
    slug: 'variable-frequency-motor',
    category: 'motor',
    title: '变频调速电动机',
    letter: 'B',
    english: 'inverter-duty motor',
    summary: '为变频器供电设计的电机，绝缘加强、风扇独立，低速带恒转矩负载时须用，普通电机只能有限使用。',
    body: `
<p>变频器输出的脉冲电压会加重绝缘负担，低速时自带风扇风量不足。变频电机用独立强迫通风和加强的匝间绝缘。</p>
<h3>怎么选</h3>
<p>泵和风机等平方转矩负载，转速不低于 60% 左右时，可与厂家确认后用普通电机；输送机、给料机等恒转矩负载用变频电机；大功率的非驱动端选绝缘轴承并接地。</p>
<h3>订单写明</h3>
<ul>
<li>频率范围、恒转矩区间、最低长期转速、冷却风机电源。</li>
<li>变频器型号、电缆长度，是否配编码器。</li>
</ul>
<h3>常见错误</h3>
<p>冷却风机没接电或转向反；电缆过长未加输出电抗器；轴承电蚀只换轴承不治轴电流。</p>`,
    related: ['induction-motor', 'deep-groove-ball-bearing', 'xlpe-power-cable'],
  },
  {
    slug: 'high-voltage-motor',
    category: 'motor',
    title: '高压电动机',
    letter: 'G',
    english: 'high-voltage motor',
    summary: '6 kV、10 kV 电机，用于风机、泵和磨机，订货时要写清冷却方式、轴承形式和测温点，备件周期长。',
    body: `
<p>冷却方式常见空—空冷（IC611）与空—水冷（IC81W）。轴承小功率用滚动、大功率用<a href="/industryEcologicalService?entry=plain-bearing">滑动轴承</a>，后者须有供油或自带油环。</p>
<h3>怎么选</h3>
<p>频繁启动或直接启动的，核对启动转矩、启动电流和允许次数；变频供电的按<a href="/industryEcologicalService?entry=variable-frequency-motor">变频电机</a>设计；粉尘区注意冷却器清洗。</p>
<h3>订单写明</h3>
<ul>
<li>电压、功率、极数、冷却方式、安装尺寸、旋转方向、中性点引出。</li>
<li>定子与轴承测温元件型号数量、加热器、出线方位。</li>
</ul>
<h3>常见错误</h3>
<p>更换时没核对底脚与联轴器轴头；冷却水压高于冷却管允许值；长期停放未投加热器，绝缘受潮后直接启动。</p>`,
    related: ['plain-bearing', 'xlpe-power-cable', 'induction-motor'],
  },
  {
    slug: 'soft-starter',
    category: 'motor',
    title: '软起动器',
    letter: 'R',
    english: 'soft starter',
    summary: '用晶闸管逐步升压启动电机，减小冲击和启动电流，启动后宜转旁路；它不调速，与变频器不同。',
    body: `
<p>软起动器限制启动电流、减少机械冲击和水锤，但启动转矩随电压平方下降，不适合重载满转矩启动。</p>
<h3>怎么选</h3>
<p>轻载的泵、风机适用；皮带机和破碎机带载启动应选变频器或更大规格。按电机额定电流、启动时间、每小时启动次数和环境温度选规格，内置旁路可减发热。</p>
<h3>订单写明</h3>
<ul>
<li>电机功率与额定电流、负载类型、启动次数、控制电压。</li>
<li>是否需软停车（防水锤）、通讯接口、旁路接触器、柜体防护等级。</li>
</ul>
<h3>常见错误</h3>
<p>按功率套型号而不看电流；在软起动器后端装补偿电容；柜内无通风，夏季过热跳闸。</p>`,
    related: ['induction-motor', 'centrifugal-pump', 'control-cable'],
  },
  {
    slug: 'geared-motor',
    category: 'motor',
    title: '减速电机',
    letter: 'J',
    english: 'geared motor',
    summary: '减速机与电机一体，输出低速大转矩，用于输送、搅拌和刮泥，须写明速比、使用系数和安装方位。',
    body: `
<p>按齿轮形式分斜齿（R）、平行轴（F）、锥齿（K）和蜗轮蜗杆（S）。蜗轮效率低，长期运行耗电高；大速比时才可能自锁，不能代替制动器。</p>
<h3>怎么选</h3>
<p>由工作机转矩和转速求功率，使用系数按负载冲击、每天运行时间和启动次数取；刮板机、破碎机冲击大，取大值。露天户外选带呼吸帽防雨和加强轴封的型号。</p>
<h3>订单写明</h3>
<ul>
<li>功率、输出转速或速比、使用系数、安装方位（决定油位和呼吸帽位置）。</li>
<li>输出形式（空心轴、实心轴、法兰）、油品、电机防护等级。</li>
</ul>
<h3>常见错误</h3>
<p>安装方位改变后油位未重定；呼吸帽运输堵头没拆；空心轴装配未涂防咬合剂，以后拆不下来。</p>`,
    related: ['gear-oil', 'screw-conveyor', 'tapered-roller-bearing'],
  },
]
