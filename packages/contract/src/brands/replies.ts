import { z } from 'zod'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { brandMachine } from './machine.ts'

export const brandReply = z.object({ id: z.string(), name: z.string(), state: z.enum(brandMachine.states) })
export type BrandReply = z.output<typeof brandReply>

/** A brand as operators keep it. */
export const brandRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  aliases: z.array(z.string()),
  status: z.enum(brandMachine.states),
  /** who applied for it; null for those the marketplace has itself */
  merchantName: z.string().nullable(),
  /** why it was refused or disabled */
  reason: z.string().nullable(),
  /** products of it, drafts left out */
  productCount: z.number().int(),
  createdAt: z.string(),
  actions: actionSet(personalActions(brandMachine)),
})
export type BrandRow = z.output<typeof brandRow>

/** What the calls answer, by their names. */
export const replies = {
  'brands.find': z.array(brandReply),
  'brands.apply': brandReply,
  'brands.list': pageOf(brandRow),
  'brands.add': brandRow,
  'brands.change': brandRow,
  'brands.decide': brandRow,
}
