/** Hits of one kind; more letters get a person further than a second page. */
export const hitsPerKind = 8
