import type { AttachmentType } from '@bdr/contract/attachments/model'

export const attachmentTypeNames: Readonly<Record<AttachmentType, string>> = {
  contract: '合同',
  drawing: '图纸',
  specification: '技术文件',
  certificate: '质量证明',
  other: '其他',
}

/** Words of the files that a record has. */
export const attachmentWords = {
  title: '附件',
  count: (count: number) => `${count} 个`,
  add: '添加附件',
  wholeRecord: '整单',
  /** for a line that no longer exists */
  lineGone: '已移出的行',
  byPlatform: (author: string) => `${author}（平台）`,
  download: '下载',
  downloadOf: (name: string) => `下载 ${name}`,
  remove: '移除',
  removeOf: (name: string) => `移除 ${name}`,
  removed: '附件已移除',
  removing: {
    title: '移除这个附件？',
    effect: (name: string) => `双方都将不再能查看和下载“${name}”。`,
    effectOnQuotation: (name: string) => `下次提交的报价将没有“${name}”，已提交的版本不变。`,
  },
  dialog: {
    title: '添加附件',
    choose: '选择文件',
    type: '类型',
    typeOf: (name: string) => `${name} 的类型`,
    lineOf: (name: string) => `${name} 属于哪一行`,
    leaveOut: (name: string) => `不添加 ${name}`,
    submit: '添加',
    submitCount: (count: number) => (count === 0 ? '添加' : `添加 ${count} 个附件`),
    none: '请先选择文件',
    done: (count: number) => (count > 0 ? `已添加 ${count} 个附件` : '附件已添加'),
    hint: (p: { types: string; limit: string; room: number }) =>
      `${p.types}，单个不超过 ${p.limit}；还可添加 ${p.room} 个`,
  },
} as const

/** The names of files for a sentence: `合同.pdf、图纸.pdf 等 5 个`. */
export const fileNames = (names: readonly string[]): string =>
  names.length <= 3 ? names.join('、') : `${names.slice(0, 3).join('、')} 等 ${names.length} 个`

/** Guesses the type of a file from its name: suppliers usually name their files after the content. */
export function attachmentTypeOf(name: string): AttachmentType {
  const found = hints.find(([, words]) => words.test(name))
  return found?.[0] ?? 'other'
}

const hints: readonly (readonly [AttachmentType, RegExp])[] = [
  ['certificate', /合格证|质保|质量证明|证书|检[测验]|报告|certificate|report|\bmtc\b/i],
  ['contract', /合同|协议|订购单|contract|agreement/i],
  ['drawing', /图纸|图样|外形图|总图|装配图|drawing|\.dwg$/i],
  ['specification', /技术|规格|规范|要求|说明书|参数|spec/i],
]

/** Why a change of attachments is refused. */
export const attachmentRefusals = {
  'attachment.tooMany': (p: { max: number }) => `附件最多 ${p.max} 个，请先移除不再需要的`,
  'attachment.lineUnknown': '该明细不属于这张单据，请重新选择',
  'attachment.gone': '要移除的附件已不在，可能已被同事移除，请再保存一次',
  'attachment.othersFile': '这个附件是对方添加的，只有对方能移除',
} as const
