import { entityNames } from './entities.ts'
import type { SearchKind } from '@bdr/contract/entities'
import type { FoundText } from '@bdr/contract/search/replies'

/** Words of the back office's frame. */
export const shellText = {
  skipToContent: '跳到正文',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  collapseMenu: '收起菜单',
  expandMenu: '展开菜单',
  /** shown in the tabs that another person's session has replaced */
  otherPerson: (name: string) => `这个浏览器已改用 ${name} 的账号登录`,
  /** a link in the menu to the records that wait, which its badge counts */
  waiting: (what: string, count: string) => `${what} ${count}`,
  breadcrumb: '当前位置',
  account: '账号',
  mobile: '手机',
  post: '岗位',
  merchant: '企业',
  /** announced after the person's name */
  userMenu: '账号菜单',
  signOut: '退出登录',
  loadingPage: '页面加载中',
  /** shown in place of a page whose scripts could not be loaded */
  pageNotLoaded: '页面没有加载完整，请检查网络后重新加载。',
  loadAgain: '重新加载',

  /** the displayed data has changed on the server and can be updated */
  changed: '有更新，点此查看',
  rowsChanged: (rows: number) => `有 ${rows} 条更新，点此查看`,
  /** announced after an automatic update */
  refreshed: '本页内容已更新',

  faultTitle: '这个页面出了问题',
  faultHint: '可以重试一次；如果仍然不行，请把下面的说明告诉平台支持人员。',
  retry: '重试',
  backHome: '返回首页',
  requestId: (id: string) => `请求编号 ${id}`,
  copyRequestId: '复制请求编号',
  copied: '已复制',

  search: '搜索',
  /** announced with the shortcuts that open it */
  searchKeys: '搜索（快捷键 / 或 Ctrl K）',
  settings: '界面设置',
  elementSize: '元素大小',
  large: '大',
  medium: '中',
  small: '小',
  enterFullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  /** worded by the specification */
  fullScreenUnsupported: 'you browser can not work',
  errorLog: (count: number) => `错误日志，${count} 条`,

  tabs: '打开的页面',
  /** the tab's title of a record's page: the kind of record, and its number */
  tabOfRecord: (page: string, number: string) => `${page} ${number}`,
  closeTab: (name: string) => `关闭 ${name}`,
  tabActions: '标签页操作',
  tabActionsOf: (name: string) => `${name}：标签页操作`,
  refreshTab: '刷新',
  closeThisTab: '关闭',
  closeOtherTabs: '关闭其他',
  closeAllTabs: '关闭全部',
  earlierTabs: '向左滚动标签',
  laterTabs: '向右滚动标签',
  allTabs: (count: number) => `全部打开的页面，${count} 个`,
} as const

/** The names of the fields a record was found by. */
const foundFields: Readonly<Record<FoundText['field'], string>> = {
  material: '物料',
  specification: '规格',
  code: '物料编码',
  brand: '品牌',
  batch: '批号',
  lineNote: '行备注',
  note: '备注',
}

export const foundBy = ({ field, text }: FoundText): string => `${foundFields[field]}：${text}`

/** The label of the field that searches a list. */
export const keywordLabel = '查找'

/** Words of the global search. */
export const searchText = {
  title: '搜索',
  placeholder: (kinds: readonly SearchKind[]) =>
    [...kinds.map((kind) => entityNames[kind]), '页面'].join('、'),
  start: '输入编号的任意几位、名称、物料、规格或页面即可查找',
  pages: '页面',
  /** link from the hits of one kind to all of them in the list */
  inList: (page: string) => `在“${page}”中查看`,
  searching: '正在查找',
  nothing: (keyword: string) => `没有找到“${keyword}”`,
  nothingHint: '检查编号是否完整，或换一个关键字',
  found: (count: number) => `找到 ${count} 条`,
  maxShown: (limit: number) => `只显示前 ${limit} 条，多输入几个字可以缩小范围`,
  retry: '重试',
  keys: { choose: '选择', open: '打开', close: '关闭' },
} as const

/** Words of the settings and of the error log, whose panels load when they are opened. */
export const settingsText = {
  title: '界面设置',
  hint: '只保存在这个浏览器里。',
  themeColor: '主题色',
  themeColorHint: '过浅或过深的颜色会自动调整，保证文字清晰。',
  otherColor: '其他颜色',
  defaultColor: '恢复默认',
  swatches: {
    blue: '班德瑞蓝',
    teal: '水务青',
    green: '环保绿',
    copper: '铜',
    red: '目视红',
    violet: '紫',
    graphite: '石墨',
  },
  colorScheme: '明暗',
  colorSchemes: { system: '跟随系统', light: '浅色', dark: '深色' },
  layout: '页面',
  tagsView: '显示打开的页面标签',
  tagsViewHint: '在宽屏上显示',
  fixedHeader: '滚动时固定顶栏',
  sidebarLogo: '侧栏显示标志',
  reset: '全部恢复默认',
} as const

export const errorLogText = {
  title: '错误日志',
  hint: '这个浏览器标签页里出现过的错误。请复制后发给平台支持人员。',
  empty: '没有错误',
  copy: '复制全部',
  copied: '已复制',
  copyFailed: '无法复制，请手动选择文字',
  clear: '清空',
  kind: { script: '脚本', promise: '异步脚本', page: '页面', call: '请求' },
  time: '时间',
  page: '页面',
  message: '说明',
  requestId: '请求编号',
  stack: '调用栈',
  times: (count: number) => `${count} 次`,
} as const
