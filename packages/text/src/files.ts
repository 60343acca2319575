import type { MediaType } from '@bdr/contract/files/model'

/** How to get a picture that can be read from a phone that takes others. */
export const heicHelp =
  'iPhone 的 HEIC 照片请在“照片”里导出为 JPG，或在 设置 → 相机 → 格式 里选“兼容性最佳”后重拍'

/** The names of the calls' input fields, for messages about faults. */
export const fileInput = {
  purpose: '用途',
  bytes: '文件大小',
} as const

const names: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

/** The names of media types: `JPG、PNG、WebP 图片或 PDF 文件`. */
export function mediaTypesText(mediaTypes: readonly MediaType[]): string {
  const pictures = mediaTypes.filter((type) => type !== 'application/pdf').map((type) => names[type])
  const pictureText = `${pictures.join('、')} 图片`
  return mediaTypes.includes('application/pdf') ? `${pictureText}或 PDF 文件` : pictureText
}

/** A size in bytes for people: `5 MB`. */
export const bytesText = (bytes: number): string => {
  const megabytes = Math.round((bytes / 1024 / 1024) * 10) / 10
  return megabytes >= 1 ? `${megabytes} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** Words of a field for one file. */
export const fileFieldWords = {
  choose: '选择文件',
  replace: '更换',
  remove: '移除',
  cancel: '取消',
  retry: '重试',
  open: '查看',
  drop: '或拖到这里',
  /** accessible name of the control */
  chooseFor: (label: string) => `${label}：选择文件`,
  replaceFor: (label: string) => `${label}：更换文件`,
  removeFor: (label: string) => `移除${label}`,
  openFor: (label: string) => `在新窗口查看${label}`,
  limits: (types: string, limit: string) => `${types}，不超过 ${limit}`,
  preparing: '正在准备图片',
  sending: (percent: number) => `正在上传 ${percent}%`,
  checking: '正在检查文件',
  unknownFailure: '没有上传成功，请重试',
  optional: '选填',
} as const

/** Words of a control that takes several files. */
export const fileAdderWords = {
  full: (limit: number) => `最多还能添加 ${limit} 个，多出的没有添加`,
  sending: (name: string) => `正在上传 ${name}`,
  failed: (name: string, why: string) => `${name}：${why}`,
  retry: '重试',
  retryFor: (name: string) => `重试 ${name}`,
  dismiss: '知道了',
  dismissFor: (name: string) => `知道了：${name}`,
} as const

/** Words of the dialog for cropping a picture. */
export const pictureCropWords = {
  title: '裁剪图片',
  hint: '拖动图片或用方向键移动，滚动或拖动滑块缩放',
  zoom: '缩放',
  apply: '使用',
  cancel: '取消',
  loading: '正在打开图片',
  unreadable: `这个文件打不开，请换一张 JPG、PNG 或 WebP 图片；${heicHelp}`,
} as const

/** Why a file is refused. */
export const fileRefusals = {
  'files.wrongType': (p: { accepted: readonly MediaType[] }) =>
    `文件内容不是 ${mediaTypesText(p.accepted)}，请换一个文件`,
  'files.heic': `HEIC 照片无法读取：${heicHelp}`,
  'files.tooLarge': (p: { maxBytes: number }) => `文件超过 ${bytesText(p.maxBytes)}，请压缩后再上传`,
  'files.empty': '文件是空的',
  'files.unreadablePicture': '图片已损坏或无法识别，请换一张',
  'files.tooDeepPicture': (p: { megabytes: number }) =>
    `图片解码后超过 ${p.megabytes} MB，请缩小尺寸或另存为 8 位色深后再上传`,
  'files.tooManyPixels': (p: { megapixels: number }) => `图片超过 ${p.megapixels} 百万像素，请缩小后再上传`,
  'files.notArrived': '文件没有上传成功，请重新上传',
  'files.beingRead': '文件正在处理，请稍候',
  'files.addressExpired': '文件地址已过期，请刷新页面后再打开',
  'files.gone': '有文件未找到或已过期，请重新上传',
} as const
