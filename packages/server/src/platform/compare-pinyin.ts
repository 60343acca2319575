/**
 * Compares names in the order people expect: by pinyin, and 2 before 10. The sort order of a database depends on its
 * locale.
 */
export const comparePinyin = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('zh-CN-u-co-pinyin-kn')).compare(one, other)

/** Created at the first comparison, since it loads the pinyin of all characters. */
let collator: Intl.Collator | null = null
