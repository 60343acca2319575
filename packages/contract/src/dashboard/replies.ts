import { z } from 'zod'
import { amount } from '../kernel/decimal.ts'
import { agendaKinds, startSteps, urgencies, type StartStep, type WaitingKey } from './model.ts'

const count = z.number().int().nullable()

const agendaItem = z.object({
  kind: z.enum(agendaKinds),
  /** id of the record that the next step's page shows */
  id: z.string(),
  /** the record's name: a number, a company, a person */
  name: z.string(),
  /** the buyer, or what is requested */
  detail: z.string().nullable(),
  /** the merchant it belongs to, for operators */
  merchantName: z.string().nullable(),
  urgency: z.enum(urgencies),
  /** the day by which the next step should be taken */
  due: z.string(),
  /** since when it has been waiting; null if it has a due date of its own */
  since: z.string().nullable(),
})
export type AgendaRow = z.output<typeof agendaItem>

const paper = z.object({
  id: z.string(),
  kind: z.string(),
  number: z.string(),
  validUntil: z.string(),
  /** negative if it has expired */
  daysLeft: z.number().int(),
})

/** The schema of each reply, under the name of its call. */
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
    /** the company's qualifications that expire next, the first one first; null for people who do not manage them */
    papers: z.array(paper).nullable(),
    /** which first steps a company without orders has done; null once all are done, and for everybody else */
    start: z
      .object(
        Object.fromEntries(startSteps.map((step) => [step, z.boolean()])) as Record<StartStep, z.ZodBoolean>,
      )
      .nullable(),
  }),
  'dashboard.figures': z
    .object({
      month: z.object({
        /** the first day of the month */
        from: z.string(),
        orders: z.number().int(),
        /** by currency, without rejected and cancelled lines */
        amounts: z.array(z.object({ currency: z.string(), amount })),
      }),
      /** lines dispatched in the last days, and how many of them were dispatched by their due date */
      onTime: z.object({ lines: z.number().int(), onTime: z.number().int() }),
      /** orders answered in the last days, and the median of the hours it took */
      answers: z.object({ orders: z.number().int(), medianHours: z.number().nullable() }),
    })
    .nullable(),
}
