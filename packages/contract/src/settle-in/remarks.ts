import { z } from 'zod'
import { shortText } from '../kernel/field.ts'
import type { StoredForm } from './form.ts'

export const maxRemarks = 60

/** A requested correction, with the path of the field it is about: `company.uscc`, `qualifications[1].validUntil`. */
export const remark = z.strictObject({
  path: z
    .string()
    .max(80)
    .regex(/^[A-Za-z]+(\[\d{1,2}\])?(\.[A-Za-z]+)?$/, { error: 'field-path' }),
  message: shortText(200),
})
export type Remark = z.output<typeof remark>

/** All paths of a form that a remark can refer to, from whole sections down to single fields. */
export function remarkPaths(form: StoredForm): string[] {
  const fieldsOf = (section: 'company' | 'bank' | 'contact') => [
    section,
    ...Object.keys(form[section]).map((field) => `${section}.${field}`),
  ]
  return [
    ...fieldsOf('company'),
    ...fieldsOf('bank'),
    ...fieldsOf('contact'),
    'categoryIds',
    'qualifications',
    ...form.qualifications.flatMap((paper, index) => [
      `qualifications[${index}]`,
      ...Object.keys(paper).map((field) => `qualifications[${index}].${field}`),
    ]),
  ]
}
