import { heicHelp } from '../files.ts'

/** Words of the technical renovation pages. */
export const techniqueText = {
  title: '技改服务：先算清楚，再动设备',
  lead: '每个方案写明问题、做法、适用条件和工期，并列出改造前后的参考值。数值来自常见工况，是示例；您的设备要按实测数据另算。',
  description: '火电、水务、固废工厂的技改方案：问题、做法、适用条件、工期和改造前后参考值，可在线咨询。',
  drawing: {
    name: '泵的节能改造原理',
    number: 'BDR-TR-01',
    sentence:
      '泵的流量扬程曲线：关小阀门时工作点落在全速曲线上，降低转速后同样的流量只需较低的扬程，两者之差就是省下的扬程',
    head: '扬程 H',
    flow: '流量 Q',
    fullSpeed: '全速',
    reducedSpeed: '降速',
    throttled: '阀门节流的管路',
    open: '阀门全开的管路',
    saved: '省下的扬程',
    same: '同一流量',
  },
  filter: '按行业筛选',
  searchLabel: '搜索方案，例如 变频',
  all: '全部行业',
  found: (count: number) => `${count} 个方案`,
  none: (keyword: string | null) =>
    keyword === null ? '这个行业还没有发布方案。' : `没有找到与“${keyword}”有关的方案。`,
  noneNext: '换一个词，或看全部方案；也可以在本页下方直接说设备和故障现象。',
  showAll: '看全部方案',
  listTitle: '方案',
  how: {
    title: '一次技改怎样做',
    steps: [
      { name: '说清现象', text: '设备、介质、温度、压力、故障现象，先凭这五项判断要不要到现场' },
      { name: '核对工况', text: '取运行记录，必要时到现场测量，确认问题在哪里' },
      { name: '出方案', text: '写明做法、物料清单、停机时间和验收指标，先签字再备料' },
      { name: '备料施工', text: '物料按清单到货、逐行登记，施工不等件' },
      { name: '验收', text: '按方案里的指标测量，数据交给双方存档' },
    ],
  },

  reference: '（参考值）',
  becomes: '变为',
  industry: '行业',
  problem: '问题',
  approach: '做法',
  conditions: '适用条件',
  duration: '工期',
  materials: '用到的物料',
  sides: { before: '改造前', after: '改造后' },
  sideOf: (side: string, title: string) => `${side}：${title}`,
  figuresTitle: '改造前后',
  figuresColumns: ['项目', '改造前', '改造后', '单位', '说明'],
  figuresNote: '均为参考值（示例），不是某个工厂的实测结果，也不作承诺。',
  bodyTitle: '方案说明',
  related: '同行业的其他方案',
} as const

export const consultationText = {
  title: '咨询这个方案',
  lead: '留下联系方式和现场情况，我们在工作日联系您。内容只用于这次咨询。',
  /** used if no technique is chosen */
  general: {
    title: '没有对得上的方案？说说您的设备',
    lead: '留下设备、工况和故障现象，我们在工作日联系您。内容只用于这次咨询。',
  },
  whoWeAre: '主体与联系方式见',
  afterwards: {
    title: '提交以后',
    steps: [
      '页面上显示 ZX 开头的咨询编号，请记下来。',
      '工作日电话联系您，先核对设备和工况，再商量要不要到现场。',
      '答复写好后发短信；进度和答复凭编号和手机号随时可查。',
    ],
  },
  name: '姓名',
  mobile: '手机号',
  company: '单位（选填）',
  message: '现场情况',
  photo: '铭牌照片（选填）',
  messageHint: '设备名称和铭牌型号、介质、温度、压力、现在的故障现象；定了停机日期的一并写上',
  /** start of a message that was opened from a part of a plant's drawing */
  about: (part: string, drawing: { name: string; number: string }, place: string) =>
    `设备：${part}（${drawing.name} ${drawing.number} 第 ${place} 处）\n铭牌型号：\n零件、材料与数量：\n现象：\n`,
  website: '网址（请留空）',
  submit: '提交咨询',
  sentTitle: '咨询已收到',
  sent: '我们会在工作日拨打您留的手机号，先核对设备和工况，再商量要不要到现场。停机时间紧的，接电话时请先说。',
  number: (number: string) => `咨询编号 ${number}`,
  keepNumber: '请记下编号：用它和手机号随时可以查看进度和答复，有答复时另发短信。',
  progress: '查看进度',
  others: '看其他方案',
  refusedTitle: '没有提交成功',
  faulty: '有几处要改，其余内容都还在：',
  faultyTitle: '有几处要改',
} as const

/** Words of the photograph in the form. */
export const consultationPhotoText = {
  hint: (limits: string) => `拍清型号、编号和参数，只有平台工作人员看得到。${limits}。`,
  photoStored: (name: string) => `已收到照片“${name}”，不用再选；要换，就重新选一张。`,
  shown: '要提交的铭牌照片',
  smaller: (before: string, now: string) => `已从 ${before} 缩小到 ${now}`,
  remove: '不附照片',
  unreadable: `浏览器打不开这张图片，仍会原样提交；${heicHelp}。`,
} as const

/** Words of the page on which a visitor sees the state of a request. */
export const consultationProgressText = {
  title: '咨询进度',
  lead: '输入提交后给您的编号和当时留的手机号，看处理到哪一步、答复是什么。',
  description: '用咨询编号和手机号查看提交给班德瑞的咨询处理到哪一步、答复是什么。',
  number: '咨询编号（ZX 开头）',
  mobile: '手机号',
  submit: '查看',
  noNumber: {
    title: '没有记下编号？',
    text: '编号以 ZX 开头，显示在提交后的页面上；已有答复的，短信里也写着。都找不到时再提交一次，写明上次是哪一天提交的，我们按手机号接着办。',
  },
  unknown: '没有这样的咨询：请核对编号和手机号，两项都要与提交时一致。',
  tooOften: (minutes: number) => `查得太频繁，请 ${minutes} 分钟后再试。`,
  unknownTitle: '没有查到咨询',
  resultTitle: (number: string) => `咨询 ${number}`,
  steps: { new: '已收到', contacted: '已联系', closed: '已办结' },
  stepTexts: {
    new: '我们会在工作日联系您',
    contacted: '已经与您联系，正在跟进',
    closed: '事情已经办完，需要时可以再提交一次',
  },
  about: '方案',
  general: '未指定方案',
  askedAt: '提交时间',
  status: '进度',
  answer: '答复',
  answeredAt: '答复时间',
  noAnswer: '还没有书面答复',
} as const
