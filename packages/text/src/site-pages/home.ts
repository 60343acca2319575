/** Words of the home page. */
export const homePageText = {
  claim: '工厂要的物料，写得准，到得准',
  paragraph:
    '班德瑞为火电、水务、固废三类工厂供应工业物料：把描述写准，把备件按检修排好，把送货和签收记在同一张单上。工厂在这里查技改方案和物料知识，供应商在这里接单、送货、登记到货。',
  description:
    '班德瑞为火电、水务、固废工厂供应工业物料：技改服务、物料标准化、目视化设计、行业百科和数字化应用，供应商入驻与商家平台。',
  techniques: '查技改方案',
  encyclopedia: '查一件物料',
  signIn: '登录商家后台',
  settleIn: '申请供应商入驻',

  plants: {
    drawing: { name: '三类工厂', number: 'BDR-00-01' },
    sentence:
      '一条地平线上的三座工厂：火电厂有冷却塔、锅炉房和烟囱，水厂有沉淀池、泵房和水塔，焚烧厂有卸料大厅、锅炉和烟囱',
    title: '三个行业',
    industries: {
      'thermal-power': {
        name: '火电厂',
        text: '从输煤到烟囱十三处，每处写明易损件、失效样子和订单要写清的参数。',
        link: '看火电装置图',
      },
      water: {
        name: '净水厂',
        text: '从取水到管网十二处，与水接触的件附涉水卫生证明，按月滚动备货。',
        link: '看水厂装置图',
      },
      'solid-waste': {
        name: '焚烧厂',
        text: '从卸料到烟囱十三处，停炉窗口以天计，铸件和滤袋提前排产。',
        link: '看焚烧线装置图',
      },
    },
  },

  order: {
    title: '一张订单怎样走完',
    listTitle: '四步',
    lead: '同一张单据，供应商、送货员和平台看到的是同一个数字。',
    drawing: { name: '订单到签收', number: 'BDR-00-02' },
    sentence: '一张订单的流程图：供应商接单、开送货单、货车送货、工厂签收',
    steps: [
      { name: '接单', text: '订单逐行接受、拒绝或提出变更，理由随单保存' },
      { name: '开单', text: '送货单可合并同一地址的多张订单，数量不超过可发' },
      { name: '送货', text: '登记车辆和司机，送货单带二维码，可直接打印' },
      { name: '签收', text: '扫码按行登记合格与拒收，差异处理后余量回到待发' },
    ],
  },

  services: {
    title: '五项服务',
    items: {
      techniqueList: { name: '技改服务', text: '问题、做法、适用条件、工期和改造前后的参考值' },
      standardisation: { name: '物料标准化', text: '一件物料一个编码，写成一样的就是同一件；可在线试编' },
      visualManagement: { name: '目视化设计', text: '管道识别色、阀门标牌、地面划线、备件看板' },
      encyclopedia: { name: '行业百科', text: '十五类物料怎么选，哪些参数必须写进订单' },
      dataApplication: { name: '数字化应用', text: '订单导入、文件格式、二维码送货单' },
    },
  },

  inquiries: {
    title: '询价趋势',
    demoTitle: '询价趋势（示例数据）',
    lead: '平台发布的询价按天统计，采购方和价格不公开；受邀的供应商登录后报价。',
    chart: (days: number, total: number, most: number) =>
      `近 ${days} 天每天发布的询价数量，共 ${total} 条，最多的一天 ${most} 条`,
    days: (days: number) => `近 ${days} 天`,
    total: '发布',
    open: '尚未截止',
    unit: '条',
    latest: '最新询价',
    columns: ['询价', '行业 · 类别', '明细', '截止'],
    lines: (count: number) => `${count} 行`,
    closed: '已截止',
    none: '近期没有发布询价。',
    noneHint: '有新的询价发布，会列在这里。',
  },

  news: { title: '近期文章', all: '全部文章', none: '还没有发布文章。' },

  joining: {
    title: '供应商入驻',
    lead: '生产或经营这些物料的企业都可以申请：要有营业执照、对公账户和所选类目要求的证书。',
    steps: [
      { name: '填写', text: '企业信息、供货类别、资质文件，手机验证后提交' },
      { name: '审核', text: '平台逐项核对，需要补充的写明补什么' },
      { name: '开通', text: '通过后短信通知，用手机号设置密码后登录，再添加同事账号' },
    ],
  },
} as const
