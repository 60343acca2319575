import type { PersonNameFlaw } from '@bdr/contract/kernel/person-name'

/**
 * Names of the formats that fields can have. Pages without schemas use them too, so that their messages equal the
 * gateway's.
 */
export const fieldFormats = {
  personName: '应为中文或英文姓名',
  bankAccount: '应为 8 至 32 位数字的银行账号',
  email: '应为邮箱地址',
} as const

/** What is wrong with a person's name. */
export function personNameText(flaw: PersonNameFlaw): string {
  if (flaw.key === 'person-name-signs')
    return `姓名中不能有${flaw.signs.map((sign) => `“${sign}”`).join('、')}，请只写中文或英文姓名`
  return flaw.key === 'person-name-mixed' ? '中文姓名和英文姓名请只写一个' : fieldFormats.personName
}
