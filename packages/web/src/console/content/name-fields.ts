import { contentField } from '@bdr/text/content'
import { sentAs, type FormField } from './content-form.ts'

/** The names of fields, for use in a sentence. */
export const nameFields = (fields: readonly FormField[]): string =>
  fields.map((field) => contentField[sentAs(field)]).join('、')
