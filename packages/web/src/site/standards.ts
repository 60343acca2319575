const standardNumber =
  /\b(?:GB|DL|JB|HG|HJ|CJJ|CJ|NB|YB|AQ|TSG|ISO|IEC)(?:\/[TZ])?\s?[A-Z]?\d+(?:\.\d+)*(?:[-—]\d{4})?/g

/**
 * The numbers of the standards a text cites, without duplicates, in its order. HTML tags in it do no harm.
 */
export const standardsOf = (text: string): string[] => [...new Set(text.match(standardNumber) ?? [])]
