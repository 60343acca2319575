export const brand = {
  name: '班德瑞',
  platform: '班德瑞商家平台',
} as const
