import type { AgendaKind, StartStep, WaitingKey } from '@bdr/contract/dashboard/model'

/** Words of the first page after signing in. */
export const dashboardText = {
  greeting: (part: '上午' | '下午' | '晚上', name: string) => `${part}好，${name}`,
  morning: '上午',
  afternoon: '下午',
  evening: '晚上',
  waiting: (count: string) => `有 ${count} 项等您处理`,
  nothingWaiting: '没有等您处理的事项',
  forOperator: '全部商家',
  import: '导入采购订单',
} as const

/** Words of the agenda. */
export const agendaText = {
  title: '等您处理',
  note: '最急的在前',
  empty: { title: '没有等您处理的事项', hint: '有新的订单、送货单差异或到期资质时，会出现在这里' },
  all: '全部：',
  kinds: {
    orderToShip: { what: '待发货订单', step: '创建送货单' },
    orderToAnswer: { what: '待确认订单', step: '去答复' },
    noteInDispute: { what: '到货有差异', step: '处理差异' },
    noteToDispatch: { what: '待发货送货单', step: '去发货' },
    noteToReceive: { what: '在途送货单', step: '登记签收' },
    paperEnding: { what: '资质到期', step: '更新资质' },
    proposal: { what: '变更待审', step: '去答复' },
    inquiryToQuote: { what: '待报价询价', step: '去报价' },
    settleIn: { what: '入驻申请', step: '去审核' },
    changeRequest: { what: '资料变更', step: '去审核' },
    productReview: { what: '商品待审', step: '去审核' },
    consultation: { what: '访客咨询', step: '去联系' },
  } satisfies Record<AgendaKind, { what: string; step: string }>,
  /** accessible name of a link, where several links have the same text */
  stepFor: (step: string, name: string) => `${step}：${name}`,
  late: (days: number) => `逾期 ${days} 天`,
  dueToday: '今天到期',
  dueIn: (days: number) => `${days} 天后到期`,
  /** the last chance, which is listed ahead of what is late */
  closesToday: '今天截止',
  closesIn: (days: number) => `${days} 天后截止`,
  waited: (days: number) => (days === 0 ? '今天收到' : `已等 ${days} 天`),
} as const

/** Words of the counts, each of which links to a list. */
export const statsText = {
  title: '数据一览',
  orders: '订单',
  notes: '送货单',
  opportunities: '商机',
  products: '商品',
  platform: '平台事务',
  rates: '近期表现',
  unit: { order: '单', note: '张', opportunity: '项', product: '件', platform: '项' },
  tiles: {
    toQuote: '待报价',
    settleIns: '入驻待审核',
    changeRequests: '资料变更待审',
    productReviews: '商品待审核',
    consultations: '待联系咨询',
    ordersToConfirm: '待确认',
    ordersInReview: '变更待审',
    ordersToShip: '待发货',
    notesReady: '待发出',
    notesInTransit: '运输中',
    notesInDispute: '差异待处理',
  } satisfies Record<WaitingKey, string>,
  /** other words for operators, where it is the supplier who has to act */
  forOperator: { ordersToConfirm: '待供应商确认', ordersToShip: '待供应商发货' } as Partial<
    Record<WaitingKey, string>
  >,
  month: '本月订单额',
  monthNote: (orders: number) => `${orders} 单，金额不含已拒绝、已取消`,
  onTime: '准时发货率',
  onTimeNote: (p: { days: number; onTime: number; lines: number }) =>
    `近 ${p.days} 天 ${p.lines} 行，${p.onTime} 行按交期发出`,
  answers: '答复用时',
  hours: (hours: string) => `${hours} 小时`,
  minutes: (minutes: number) => `${minutes} 分钟`,
  answersNote: (p: { days: number; orders: number }) => `近 ${p.days} 天 ${p.orders} 单的中位数`,
  none: (days: number) => `近 ${days} 天没有`,
} as const

/** Words of a new company's first steps. */
export const startText = {
  title: '三步开始',
  hint: '做完这三步，平台就能把订单和询价发给您。',
  done: '已完成',
  steps: {
    company: { title: '补全企业信息', hint: '企业介绍与联系电话，采购方据此了解您', go: '去填写' },
    papers: { title: '上传资质证书', hint: '按所供类目上传许可证与体系证书，到期前会提醒', go: '去上传' },
    people: { title: '添加第一位同事', hint: '销售接订单，送货员在手机上发货签收', go: '去添加' },
  } satisfies Record<StartStep, { title: string; hint: string; go: string }>,
} as const

export const papersText = {
  title: '资质到期',
  none: '60 天内没有到期的资质',
  ended: (days: number) => `已过期 ${days} 天`,
  endsToday: '今天到期',
  endsIn: (days: number) => `还有 ${days} 天`,
  until: (day: string) => `有效期至 ${day}`,
  all: '企业信息',
} as const

/** Words of the chart of inquiries by day. */
export const trendText = {
  title: '询价趋势',
  range: '时间范围',
  days: (days: number) => `近 ${days} 天`,
  own: '自选',
  from: '开始日期',
  until: '结束日期',
  tooLong: (days: number) => `最多 ${days} 天，且开始不晚于结束`,
  asTable: '表格',
  asChart: '图表',
  day: '日期',
  all: '平台询价',
  total: (count: number) => `共 ${count} 条`,
  open: (count: number) => `其中 ${count} 条正在报价`,
  chart: (p: { from: string; to: string; total: number }) =>
    `${p.from} 至 ${p.to} 每日询价数，共 ${p.total} 条；用左右方向键逐日查看`,
  mine: '邀请我司',
  quoted: '我司已报',
  ownTotal: (p: { invited: number; quoted: number }) => `邀请我司 ${p.invited} 条，已报 ${p.quoted} 条`,
  point: (p: { day: string; count: number; own: { invited: number; quoted: number } | null }) =>
    p.own === null
      ? `${p.day}，${p.count} 条`
      : `${p.day}，${p.count} 条，其中邀请我司 ${p.own.invited} 条、已报 ${p.own.quoted} 条`,
  empty: '这段时间没有询价',
} as const

export const latestText = {
  title: '最新询价',
  lines: (count: number) => `${count} 行`,
  until: (time: string) => `${time} 截止`,
  closed: '已截止',
  empty: '近期没有询价',
} as const
