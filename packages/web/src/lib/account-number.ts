/** A bank account's digits in groups of four, as people compare them. */
export const groupedAccount = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')
