import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { shortText } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { keywordLength } from './found.ts'

/** Finds records by number or name among everything the person may see. */
export const findRecords = call({
  name: 'search.find',
  method: 'GET',
  path: `${merchant}/search`,
  access: 'signed-in',
  overlay: false,
  input: () => z.strictObject({ keyword: shortText(keywordLength) }),
})
