/** Longest keyword, in characters. */
export const keywordLength = 50
/** A keyword finds and counts at most so many rows of a list. People who get more use a longer keyword. */
export const foundLimit = 500

/** The fields a record can be found by that its row does not show. */
export const foundFields = [
  'material',
  'specification',
  'code',
  'brand',
  'batch',
  'lineNote',
  'note',
] as const
