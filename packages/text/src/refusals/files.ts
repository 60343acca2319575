import type { MediaType } from '@bdr/contract/files/model'
import { bytesText, mediaTypesText } from '../files.ts'

/** Why a file is not taken. */
export const fileRefusals = {
  'files.wrongType': (p: { accepted: readonly MediaType[] }) =>
    `文件内容不是 ${mediaTypesText(p.accepted)}，请换一个文件`,
  'files.tooLarge': (p: { maxBytes: number }) => `文件超过 ${bytesText(p.maxBytes)}，请压缩后再上传`,
  'files.empty': '文件是空的',
  'files.unreadablePicture': '图片已损坏或无法识别，请换一张',
  'files.tooManyPixels': (p: { megapixels: number }) => `图片超过 ${p.megapixels} 百万像素，请缩小后再上传`,
  'files.notArrived': '文件没有上传成功，请重新上传',
  'files.beingRead': '文件正在处理，请稍候',
  'files.addressExpired': '文件地址已过期，请刷新页面后再打开',
  'files.gone': '有文件未找到或已过期，请重新上传',
} as const
