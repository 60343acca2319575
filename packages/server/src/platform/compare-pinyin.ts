/**
 * Compares names as people look them up: by pinyin, and 2 before 10. Databases order text as they were set
 * up.
 */
export const comparePinyin = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('zh-CN-u-co-pinyin-kn')).compare(one, other)

/** Made at the first comparison, since it loads the pinyin of all characters. */
let collator: Intl.Collator | null = null
