/** Hits of one kind. Typing more letters is faster than reading a second page. */
export const hitsPerKind = 8
