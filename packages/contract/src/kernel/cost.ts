/** Calls that one asker may make in a period, and how many of them may be under way at the same time. */
export interface Budget {
  readonly limit: number
  readonly seconds: number
  readonly atOnce: number
}

/** The budgets of one cost: of a network address without a session, of a person, and of all people of a company. */
interface Budgets {
  readonly network: Budget
  readonly person: Budget
  readonly company: Budget
  /**
   * Whether all nodes count together, in the database. Where that would take longer than the call itself, each node
   * counts for itself.
   */
  readonly isShared: boolean
}

const budgetsOf = (budgets: Budgets) => budgets

/**
 * What calls cost, with the budgets of those who make them. Every public call, every upload and every document declares
 * its cost; a call without one has no access to what prints, decodes or reads files.
 */
export const budgets = {
  /** a question that the database answers at once */
  asks: budgetsOf({
    network: { limit: 3_000, seconds: 600, atOnce: 100 },
    person: { limit: 6_000, seconds: 600, atOnce: 100 },
    company: { limit: 60_000, seconds: 600, atOnce: 1_000 },
    isShared: false,
  }),
  /** something that is kept, and that somebody may be notified of */
  stores: budgetsOf({
    network: { limit: 120, seconds: 3_600, atOnce: 10 },
    person: { limit: 400, seconds: 3_600, atOnce: 20 },
    company: { limit: 4_000, seconds: 3_600, atOnce: 60 },
    isShared: true,
  }),
  /** a document that is laid out for the call */
  prints: budgetsOf({
    network: { limit: 60, seconds: 600, atOnce: 4 },
    person: { limit: 240, seconds: 600, atOnce: 12 },
    company: { limit: 1_200, seconds: 600, atOnce: 36 },
    isShared: true,
  }),
  /** a workbook that is streamed from a list */
  exports: budgetsOf({
    network: { limit: 20, seconds: 600, atOnce: 2 },
    person: { limit: 120, seconds: 600, atOnce: 4 },
    company: { limit: 600, seconds: 600, atOnce: 12 },
    isShared: true,
  }),
  /** a file that may be a picture, which is decoded and encoded again */
  decodes: budgetsOf({
    network: { limit: 120, seconds: 600, atOnce: 4 },
    person: { limit: 240, seconds: 3_600, atOnce: 6 },
    company: { limit: 2_400, seconds: 3_600, atOnce: 24 },
    isShared: true,
  }),
  /** a file that is read row by row */
  reads: budgetsOf({
    network: { limit: 20, seconds: 600, atOnce: 1 },
    person: { limit: 120, seconds: 600, atOnce: 3 },
    company: { limit: 240, seconds: 600, atOnce: 6 },
    isShared: true,
  }),
} as const

export type Cost = keyof typeof budgets

/** Costly calls of all askers without a session that one node works on at the same time. */
export const strangersAtOnce = 24
