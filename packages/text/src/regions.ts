/** The names of the calls' input fields, for messages about faults. */
export const regionInput = {
  code: '地区代码',
} as const

/** Words of the selects for province, city and district. */
export const regionWords = {
  label: '所在地区',
  levels: ['省 / 直辖市', '城市', '区县'],
  choose: '请选择',
  failed: '地区列表没有读到，请重试',
  retry: '重试',
} as const
