import type { AttributeType } from '@bdr/contract/products/model'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const categoryChanges = {
  name: '名称',
  qualifications: '资质证书',
  parentId: '上级类目',
  position: '位置',
  enabled: { label: '启用', kind: 'flag' },
  attributeType: '填写方式',
  unit: '计量单位',
  attributeOptions: '可选值',
  isRequired: { label: '必填', kind: 'flag' },
  varies: { label: '可分规格', kind: 'flag' },
  attributeOrder: '属性顺序',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const categoryInput = {
  parentId: '上级类目',
  position: '位置',
  options: '可选值',
  required: '必填',
  varies: '可分规格',
  enabled: '启用',
  qualifications: '资质证书',
  key: '字段键',
  attributeIds: '属性',
  unit: '计量单位',
} as const

/** The names of the attribute types. */
export const attributeTypeNames: Readonly<Record<AttributeType, string>> = {
  number: '数值',
  choice: '选择',
  text: '文字',
}

/** Words of the page on which operators edit the catalogue. */
export const categoryList = {
  title: '类目管理',
  hint: '供应商入驻时选择末级类目；要求的资质对其下所有类目有效。',
  count: (all: number, leaves: number) => `共 ${all} 个类目，其中末级 ${leaves} 个`,
  add: '新增一级类目',
  search: '查找类目',
  searchHint: '名称或编码',
  onlyWithPapers: '只看要求资质的',
  expandAll: '全部展开',
  collapseAll: '全部收起',
  expand: (name: string) => `展开${name}`,
  collapse: (name: string) => `收起${name}`,
  name: '类目',
  code: '编码',
  papers: '要求的资质',
  merchants: '商家数',
  attributes: '商品属性',
  attributeCount: (count: number) => `${count} 项`,
  attributesOf: (name: string, count: number) => `${name}的商品属性，${count} 项`,
  state: '状态',
  actions: '操作',
  enabled: '启用',
  disabled: '停用',
  disabledAbove: '上级已停用',
  nothing: { title: '没有符合条件的类目', hint: '换个名称，或清空查找条件。' },
  empty: { title: '还没有类目', hint: '从新增一级类目开始。' },
  clear: '清空条件',
  addBelow: '加下级',
  edit: '编辑',
  move: '移动到…',
  up: '上移',
  down: '下移',
  enable: '启用',
  disable: '停用',
  more: '更多',
  of: (action: string, name: string) => `${action}：${name}`,
} as const

export const categoryForm = {
  addTitle: (parent: string | null) => (parent === null ? '新增一级类目' : `在“${parent}”下新增类目`),
  editTitle: (name: string) => `编辑“${name}”`,
  name: '名称',
  nameMissing: '请填写名称',
  papers: '要求的资质',
  papersHint: '供应商选择此类目或其下级类目时必须提供。上级已要求的不必重复勾选。',
  fromAbove: (kinds: string) => `上级已要求：${kinds}`,
  merchantsNote: (count: number) => `已有 ${count} 家商家经营此类目，新增的要求不影响已入驻的商家。`,
  add: '新增',
  save: '保存',
  added: (name: string) => `已新增${name}`,
  saved: (name: string) => `已保存${name}`,
} as const

export const categoryMove = {
  title: (name: string) => `移动“${name}”`,
  effect: (below: number) => (below === 0 ? '移到新的上级类目之下。' : `连同 ${below} 个下级类目一起移动。`),
  parent: '新的上级类目',
  top: '（一级类目）',
  position: '排在',
  first: '最前',
  after: (name: string) => `“${name}”之后`,
  confirm: '移动',
  moved: (name: string) => `已移动${name}`,
} as const

export const categoryEnable = {
  disableTitle: (name: string) => `停用“${name}”？`,
  disableEffect: (merchants: number, below: number) =>
    [
      '供应商入驻时不能再选择它',
      below > 0 ? `，连同其下 ${below} 个类目` : '',
      merchants > 0 ? `。已经营此类目的 ${merchants} 家商家不受影响。` : '。',
    ].join(''),
  disableConfirm: '停用',
  disabled: (name: string) => `已停用${name}`,
  enabled: (name: string) => `已启用${name}`,
} as const

/** The parts of the catalogue, each with a page of its own. */
export const catalogueTabs = {
  label: '类目资料',
  categoryList: '类目与属性',
  brandList: '品牌',
  unitList: '计量单位',
} as const

export const attributeList = {
  title: (name: string) => `${name}的商品属性`,
  hint: '供应商按这里的要求填写商品；上级类目的属性对下级同样有效。',
  own: '本类目的属性',
  ownNote: '排在上级的属性之后，按这里的顺序填写',
  inherited: '上级类目的属性',
  none: { title: '本类目还没有自己的属性', hint: '新增后，这个类目及其下级的商品都要填写。' },
  name: '属性',
  kind: '填写方式',
  required: '必填',
  varies: '可分规格',
  products: '已填写的商品',
  state: '状态',
  from: '来自',
  actions: '操作',
  yes: '是',
  no: '否',
  enabled: '启用',
  disabled: '停用',
  withUnit: (kind: string, unit: string) => (unit === '' ? kind : `${kind}（${unit}）`),
  options: (options: readonly string[]) => options.join('、'),
  add: '新增属性',
  edit: '编辑',
  up: '上移',
  down: '下移',
  enable: '启用',
  disable: '停用',
  override: '另行规定',
  of: (action: string, name: string) => `${action}：${name}`,
  productCount: (count: number) => (count === 0 ? '' : `${count} 个`),
  arranged: (name: string) => `已移动${name}`,
  disableTitle: (name: string) => `停用“${name}”？`,
  disableEffect: (products: number) =>
    products === 0
      ? '新商品不再填写这个属性。'
      : `新商品不再填写这个属性；已填写的 ${products} 个商品保留原值，供应商可以自行移除。`,
  disabledDone: (name: string) => `已停用${name}`,
  enabledDone: (name: string) => `已启用${name}`,
} as const

export const attributeForm = {
  addTitle: (category: string) => `为“${category}”新增属性`,
  overrideTitle: (name: string) => `在本类目另行规定“${name}”`,
  overrideLead: (from: string) => `只对本类目及其下级有效，“${from}”的规定不变。`,
  editTitle: (name: string) => `编辑属性“${name}”`,
  name: '属性名称',
  type: '填写方式',
  types: {
    choice: '从可选值中选择',
    number: '填写数值',
    text: '填写文字',
  } satisfies Record<AttributeType, string>,
  unit: '单位',
  unitHint: '如 mm、MPa，没有可不填',
  options: '可选值',
  optionsHint: '每行一个，按供应商看到的顺序填写',
  required: '必填',
  varies: '可以分规格：同一商品可有多个值，每个值是一种规格',
  missing: '请填写',
  inUse: (count: number) =>
    `已有 ${count} 个商品填写了这个属性，原值会保留；不再符合的，供应商下次修改商品时需要改选。`,
  add: '新增',
  save: '保存',
  added: (name: string) => `已新增属性${name}`,
  saved: (name: string) => `已保存属性${name}`,
  unfit: (count: number) => `${count} 个商品的取值不再符合，原值保留，供应商下次修改时需要改选`,
} as const

export const unitList = {
  title: '计量单位',
  hint: '供应商填写商品时从启用的单位中选择。导入的订单按采购方的写法保留，不受这里影响。',
  add: '新增单位',
  addTitle: '新增计量单位',
  addLead: '单位启用后不能改名；写错了请停用后重新新增。',
  name: '单位',
  nameHint: '如 台、件、米',
  search: '查找单位',
  products: '商品数',
  state: '状态',
  enabled: '启用',
  disabled: '停用',
  switch: (name: string) => `启用 ${name}`,
  submit: '新增',
  added: (name: string) => `已新增单位${name}`,
  enabledDone: (name: string) => `已启用单位${name}`,
  disabledDone: (name: string) => `已停用单位${name}，已有商品不变`,
  nothing: { title: '没有找到这个单位', hint: '换个写法，或新增一个单位。' },
} as const

/** Why a change of the catalogue is refused. */
export const categoryRefusals = {
  'category.nameTaken': '同级已有同名类目',
  'category.parentUnknown': '上级类目不存在',
  'category.tooDeep': (p: { levels: number }) => `类目最多 ${p.levels} 级`,
  'category.tooMany': (p: { limit: number }) => `同一类目下最多 ${p.limit} 个下级`,
  'category.attributeTaken': '这个类目已有同名属性',
  'category.attributeUnknown': '上级类目没有这个属性',
  'category.attributeOwn': '这个类目已有自己的规定，请直接修改',
  'category.tooManyAttributes': (p: { limit: number }) => `一个类目最多 ${p.limit} 个属性`,
  'category.fewOptions': '请至少填写两个可选值',
  'category.optionTwice': '有重复的可选值',
  'unit.nameTaken': '已有这个单位',
  'category.insideItself': '不能移到自己或自己的下级之下',
} as const
