import { contentField } from '@bdr/text/console-content'
import type { FormField } from './content-form.ts'

/** Fields by their names, for a sentence. */
export const nameFields = (fields: readonly FormField[]): string =>
  fields.flatMap((field) => (field === 'coverFile' ? [] : [contentField[field]])).join('、')
