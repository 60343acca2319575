import { accountLength } from '@bdr/contract/staff/model'

/** What an account looks like; continues a sentence. */
export const accountFormat = `以字母开头，${accountLength.min} 至 ${accountLength.max} 位字母、数字、点、横线或下划线`
