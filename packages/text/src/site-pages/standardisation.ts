/** Words of the page on material standardisation. */
const kinds = { gate: '闸阀', globe: '截止阀', ball: '球阀', butterfly: '蝶阀', check: '止回阀' } as const

const materials = {
  'ductile-iron': { name: '球墨铸铁 QT450-10', short: '球铁', grade: 'QT450-10' },
  'carbon-steel': { name: '碳钢 WCB', short: '铸钢', grade: 'WCB' },
  'stainless-304': { name: '不锈钢 CF8', short: '304', grade: 'CF8' },
  'stainless-316': { name: '不锈钢 CF8M', short: '316', grade: 'CF8M' },
  'chrome-moly': { name: '铬钼钢 WC6', short: '合金钢', grade: 'WC6' },
} as const

/** How the same size is called in inches. */
const inches: Readonly<Record<string, string>> = {
  25: '1',
  40: '1½',
  50: '2',
  65: '2½',
  80: '3',
  100: '4',
  150: '6',
  200: '8',
  300: '12',
  400: '16',
  600: '24',
}

export interface WordedValve {
  readonly kind: keyof typeof kinds
  readonly size: string
  readonly material: keyof typeof materials
  readonly pressure: string
}

const megapascal = (pressure: string) => `${Math.trunc(Number(pressure) / 10)}.${Number(pressure) % 10}`

export const standardisationText = {
  title: '物料标准化：一件物料，一个编码',
  lead: '同一只阀门在台账里有三种写法，就会买三次、存三处。我们把描述拆成段，每一段只说一件事，段齐了，编码就定了；写成一样的，就是同一件。',
  description: '物料标准化服务：编码规则、描述清洗、查重合并和交付物，可在线试编一个阀门编码。',
  tabsLabel: '本页内容',
  tabs: ['试编一个码', '编码规则', '清洗过程', '服务内容'],

  example: {
    title: '选四项，得一个码',
    lead: '以手动法兰阀门为例（示例规则），结构、连接和驱动都固定；对焊、电动、衬胶的另立小类，不和它们共用编码。选好后按“生成编码”，每一段都有说明。',
    kind: '品类',
    size: '规格',
    material: '材质',
    pressure: '压力',
    submit: '生成编码',
    code: '编码',
    drawing: { name: '阀门外形与编码', number: 'BDR-ST-01' },
    sentence: (kind: string) => `${kind}外形图，标出公称尺寸 DN 和法兰间距 L`,
    sizeOption: (size: string) => `DN${size}`,
    pressureOption: (pressure: string) => `PN${pressure}`,
    segments: '每一段说什么',
    columns: ['段', '内容', '说明'],
    segmentNames: { kind: '品类', size: '规格', material: '材质', pressure: '压力', check: '校验' },
    explain: {
      kind: (kind: string) => `V 为阀门大类，第二个字母与 GB/T 32808 的类型代号一致：${kind}`,
      size: (size: string) => `公称尺寸 DN${size}，补足四位，按字母排序就是按大小排序`,
      material: (material: string) => `阀体材料：${material}，字母与阀门型号里的材料代号一致`,
      pressure: (pressure: string) => `公称压力 PN${pressure}，补足三位；压力等级 Class 另用一段，不混写`,
      check: '由前面各位算出。抄错任何一位，或颠倒相邻两位，校验就对不上',
    },
    standard: '规范描述',
    standardOf: (valve: WordedValve) =>
      `${kinds[valve.kind]}；DN${valve.size}；PN${valve.pressure}；阀体 ${materials[valve.material].grade}；法兰连接；手动`,
    variants: '过去可能的写法',
    variantsOf: (valve: WordedValve) => [
      `${kinds[valve.kind]} ${valve.size} ${valve.pressure}公斤 ${materials[valve.material].short}`,
      `DN${valve.size}${kinds[valve.kind]}(${megapascal(valve.pressure)}MPa)`,
      `${inches[valve.size]}寸法兰${kinds[valve.kind]}，${materials[valve.material].grade}`,
    ],
    variantsNote: '三条旧描述归到一个编码；缺的材质、压力或连接由使用人补，不由我们猜。',
    doubtsTitle: '请再核对',
    doubts: {
      'iron-pressure': '球墨铸铁阀体一般用到 PN25，更高压力请改用碳钢或不锈钢。',
      'butterfly-pressure': 'PN40 及以上的蝶阀通常为三偏心硬密封结构，请在描述中写明。',
      'alloy-pressure': '铬钼钢用于高温高压，PN40 以下通常选碳钢，请核对介质温度。',
      'large-and-high': '大口径高压阀门一般按图纸采购，编码之外还要附图号。',
    },
  },

  rules: {
    title: '一段只说一件事',
    lead: '段的顺序不变。每个品类的位数在编码前定下，定了就不改；下面是阀门的位数。',
    columns: ['段', '位数（阀门）', '规则', '不这样会怎样'],
    rows: [
      ['品类', '2', '大类一位，小类一位；结构、连接、驱动不同的分到不同小类', '同一件分在两类，查重查不到'],
      ['规格', '4', '主参数一项，补足位数，不写单位', '“100”和“DN100”成了两件'],
      ['材质', '1', '受压或受磨的主材，取通用代号', '到货材质不对，编码却相同'],
      ['等级', '3', '压力、强度、精度等使用等级', '低等级件被领去高等级处用'],
      ['校验', '2', '由前面各位算出，不由人定', '手抄错一位，错成另一件真实物料'],
    ],
    familiesTitle: '不同品类，各段写什么',
    familiesColumns: ['品类', '规格', '材质', '等级'],
    families: [
      ['阀门', '公称尺寸 DN', '阀体材料', '公称压力 PN'],
      ['滚动轴承', '基本代号', '密封与保持架', '游隙组、公差等级'],
      ['滤袋', '直径 × 长度', '滤料与后处理', '面积质量'],
      ['紧固件', '螺纹 × 长度', '材料与表面处理', '性能等级'],
      ['泵的备件', '泵型与件号', '过流件材料', '叶轮直径'],
      ['电缆', '芯数 × 截面', '绝缘与护套', '额定电压、阻燃级别'],
    ],
    outside: '不进编码的：品牌、价格、库位、供应商。它们会变，变了编码就得改；放在档案里，按编码去查。',
  },

  cleaning: {
    title: '从旧台账到一物一码',
    lead: '清洗后，每一条描述都成了能比较的参数。每一步都能退回，改了什么都有记录。',
    columns: ['步骤', '做什么', '得到什么'],
    rows: [
      ['1 导出', '物料台账、采购订单、领用记录各取一份', '原始清单，逐行编号'],
      ['2 拆词', '名称、型号、数字、单位、材质分开', '每行一组词，认不出的标出来'],
      ['3 归类', '按品类定必填参数', '缺参数清单，交给使用人补'],
      ['4 换算', '英寸、公斤、旧牌号换成统一写法', '可比较的参数'],
      ['5 查重', '参数全同的合并，只差一项的列出请人判断', '重复对照表'],
      ['6 编码', '生成编码和规范描述', '新旧编码对照表'],
      ['7 回写', '导回台账，旧编码停用但仍可查', '一物一码'],
    ],
    exampleTitle: '四条旧描述，两个编码（示例）',
    exampleColumns: ['旧编码', '旧描述', '缺什么', '归到'],
    examples: [
      ['A10233', '闸阀 100 16公斤 铸钢', '连接形式', 'VZ-0100-C-016-64（补连接后）'],
      ['A18821', 'DN100闸阀(1.6MPa)', '材质', 'VZ-0100-C-016-64（补材质后）'],
      ['B00417', '4寸法兰闸阀，WCB', '压力', 'VZ-0100-C-016-64（补压力后）'],
      ['A20950', '闸阀 DN100 PN25 WCB 法兰', '无', 'VZ-0100-C-025-63，不合并'],
    ],
  },

  service: {
    title: '我们做什么，交什么',
    lead: '先取一个品类试做，看清工作量和效果，再决定做不做全部。',
    columns: ['交付物', '内容', '形式'],
    rows: [
      ['编码规则书', '品类划分、各段规则、必填参数、示例', '文档'],
      ['物料主数据', '编码、规范描述、参数、计量单位、图号', '表格'],
      ['新旧对照表', '旧编码到新编码，含合并与停用说明', '表格'],
      ['缺参数清单', '按使用部门分开，写明缺哪一项', '表格'],
      ['申请新码的办法', '谁提、谁审、查重在哪一步', '流程图与表单'],
    ],
    needTitle: '需要您提供',
    needs: [
      ['台账', '现有物料清单，一行一件，不用先整理'],
      ['记录', '近两年采购订单和领用记录，用来判断哪些还在用'],
      ['人', '每个品类一位熟悉设备的同事，回答查重时的疑问'],
      ['样本', '先挑一个品类试做，例如阀门或轴承'],
    ],
  },

  kinds,
  materials,
} as const
