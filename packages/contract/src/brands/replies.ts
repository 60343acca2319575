import { z } from 'zod'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { brandMachine } from './machine.ts'

export const brandReply = z.object({ id: z.string(), name: z.string(), state: z.enum(brandMachine.states) })
export type BrandReply = z.output<typeof brandReply>

/** A brand as operators see it. */
export const brandRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  aliases: z.array(z.string()),
  status: z.enum(brandMachine.states),
  /** the company that requested it; null for brands that operators added */
  merchantName: z.string().nullable(),
  /** why it was refused or disabled */
  reason: z.string().nullable(),
  /** number of its products, without drafts */
  productCount: z.number().int(),
  createdAt: z.string(),
  actions: actionSet(personalActions(brandMachine)),
})
export type BrandRow = z.output<typeof brandRow>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'brands.find': z.array(brandReply),
  'brands.apply': brandReply,
  'brands.list': pageOf(brandRow),
  'brands.add': brandRow,
  'brands.change': brandRow,
  'brands.decide': brandRow,
}
