import { z } from 'zod'
import { amount } from '../kernel/decimal.ts'
import { agendaKinds, startSteps, urgencies, type StartStep, type WaitingKey } from './model.ts'

const count = z.number().int().nullable()

const agendaItem = z.object({
  kind: z.enum(agendaKinds),
  /** of the record the next step's page shows */
  id: z.string(),
  /** what the record is called: a number, a company, a person */
  name: z.string(),
  /** who bought, what is asked for */
  detail: z.string().nullable(),
  /** whose it is, for operators */
  merchantName: z.string().nullable(),
  urgency: z.enum(urgencies),
  /** the day by which the next step is to be taken */
  due: z.string(),
  /** since when it has been waiting; null for what has a day of its own */
  since: z.string().nullable(),
})
export type AgendaRow = z.output<typeof agendaItem>

const paper = z.object({
  id: z.string(),
  kind: z.string(),
  number: z.string(),
  validUntil: z.string(),
  /** below zero when it has ended */
  daysLeft: z.number().int(),
})

/** What the calls answer, by their names. */
export const replies = {
  'dashboard.stats': z.object({
    ordersToConfirm: count,
    ordersInReview: count,
    ordersToShip: count,
    notesReady: count,
    notesInTransit: count,
    notesInDispute: count,
    toQuote: count,
    settleIns: count,
    changeRequests: count,
    productReviews: count,
    consultations: count,
  } satisfies Record<WaitingKey, typeof count>),
  'dashboard.agenda': z.object({
    items: z.array(agendaItem),
    /** the company's papers that end next, the first of them first; null for who has nothing to do with them */
    papers: z.array(paper).nullable(),
    /** what a company without an order has done to begin; null once it is done, and for everybody else */
    start: z
      .object(
        Object.fromEntries(startSteps.map((step) => [step, z.boolean()])) as Record<StartStep, z.ZodBoolean>,
      )
      .nullable(),
  }),
  'dashboard.figures': z
    .object({
      month: z.object({
        /** its first day */
        from: z.string(),
        orders: z.number().int(),
        /** without what was refused or cancelled, by currency */
        amounts: z.array(z.object({ currency: z.string(), amount })),
      }),
      /** lines that left in the last days, and those of them by the day they were due */
      onTime: z.object({ lines: z.number().int(), onTime: z.number().int() }),
      /** orders of the last days that were answered, and the hours half of them took at most */
      answers: z.object({ orders: z.number().int(), medianHours: z.number().nullable() }),
    })
    .nullable(),
}
