import { accountFormat, issueText } from './fields.ts'
import { fileFaults, list, type Fault, describeFault } from './import-file.ts'
import { staffRefusals } from './staff.ts'
import type { z } from 'zod'

/** The columns of the list of people, with the template's headings. */
export const staffColumns = {
  name: '姓名',
  account: '账号',
  mobile: '手机号',
  email: '邮箱',
  post: '岗位',
} as const

export type StaffColumn = keyof typeof staffColumns

/** Alternative headings of these columns, without spaces, in half width and lower case. */
export const staffColumnNames: Readonly<Record<StaffColumn, readonly string[]>> = {
  name: ['姓名', '名字', '员工姓名', '人员姓名'],
  account: ['账号', '帐号', '登录账号', '登录帐号', '用户名', '登录名'],
  mobile: ['手机号', '手机', '手机号码', '联系电话', '电话'],
  email: ['邮箱', '电子邮箱', '电子邮件', 'email', 'e-mail'],
  post: ['岗位', '岗位名称', '职位', '角色'],
}

export const staffTemplate = {
  fileName: '子账号导入模板.xlsx',
  sheet: '子账号',
  posts: '岗位',
  help: {
    sheet: '填写说明',
    heading: '怎样填写',
    lines: (limit: number) => [
      '在“子账号”工作表中每行填写一人，不要改动表头。',
      '姓名：中文或英文姓名，不带括号和数字；为了对齐加的空格会去掉。',
      `账号：${accountFormat}，全平台不能重复。`,
      '手机号：11 位大陆手机号，也可以用来登录，不能重复。',
      '邮箱：可以不填。',
      '岗位：从下拉列表中选择，或填写岗位名称。',
      `一次最多 ${limit} 人。有一处错误就一个也不会添加。`,
      '初始密码由系统生成，导入后显示一次；每个人首次登录时须修改。',
    ],
  },
} as const

/** Faults of a file of people. */
const staffImportFaults = {
  ...fileFaults,
  'account.twice': (p: { first: string }) => `账号重复，第一次出现在 ${p.first}`,
  'account.taken': staffRefusals['staff.accountTaken'],
  'mobile.twice': (p: { first: string }) => `手机号重复，第一次出现在 ${p.first}`,
  'mobile.taken': staffRefusals['staff.mobileTaken'],
  'post.unknown': (p: { posts: readonly string[] }) => `没有这个岗位，可填：${list(p.posts)}`,
  /** the objection of the field's own schema */
  'field.invalid': (p: { issue: z.core.$ZodIssue }) => issueText(p.issue),
} as const

export type StaffImportFaults = typeof staffImportFaults

export const describeStaffImportFault = (fault: Fault): string => describeFault(staffImportFaults, fault)
