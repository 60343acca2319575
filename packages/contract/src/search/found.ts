/** Letters of a keyword. */
export const keywordLength = 50
/** So many rows of a list are found by a keyword and counted; who gets more asks more closely. */
export const foundLimit = 500

/** What a record was found by that its row does not show. */
export const foundFields = [
  'material',
  'specification',
  'code',
  'brand',
  'batch',
  'lineNote',
  'note',
] as const
