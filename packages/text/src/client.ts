/** Words of the client itself: connection, waiting, relative time. */
export const transportText = {
  offline: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  unreadable: '服务器的应答无法识别，请稍后重试',
  /** a file of the page could not be loaded, usually because a newer version was deployed */
  incomplete: '页面没有加载完整，请刷新后再试',
  /** for a refusal without a reason; worded by the specification */
  unexplained: 'Error',
  /** for an invalid input about which the answer says nothing */
  invalid: '提交的内容有误，请检查后重试',
  /** between several sentences about one input */
  and: '；',
  status: (status: number) => `请求失败（${status}），请稍后重试`,
} as const

export const loadingText = '加载中……'

export const sessionText = {
  /** worded by the specification */
  verificationFailed: 'Verification failed, please Login again.',
  postIdsMissing: 'getInfo: postIds must be a non-null array!',
  guardFailed: 'Has Error',
  ended: '登录已失效，请重新登录',
  /** shown in the other open tabs */
  endedElsewhere: '已在另一个标签页退出登录',
} as const

export const relativeTimeText = {
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes}分钟前`,
  hoursAgo: (hours: number) => `${hours}小时前`,
  oneDayAgo: '1天前',
} as const

/** Shown in place of a missing value. */
export const absent = '—'
