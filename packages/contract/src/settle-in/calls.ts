import { z } from 'zod'
import { qualificationKind } from '../categories/qualifications.ts'
import { call } from '../kernel/call.ts'
import { id, version } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'
import { supplier } from '../paths.ts'
import { region } from '../regions/model.ts'
import { smsTicket } from '../sms/model.ts'
import { settleInForm } from './form.ts'
import { mostOwnApplications, ownApplication } from './model.ts'

/** Proof of the mobile by SMS code, of type `settle-in`: the applicant's only identity. */
const ticket = smsTicket

/** Applies. Sent twice, it is one application: the second answer is the first's. */
export const applyToSettleIn = call({
  name: 'settleIn.apply',
  method: 'POST',
  path: `${supplier}/settle-in/initialRequest`,
  access: 'public',
  input: z.strictObject({ ticket, ...settleInForm.shape }),
  reply: ownApplication,
})

/** What the form offers to choose from; the tree of categories is a call of its own. */
export const settleInOptions = call({
  name: 'settleIn.options',
  method: 'GET',
  path: `${supplier}/suppliers/options`,
  access: 'public',
  overlay: false,
  input: z.strictObject({}),
  reply: z.object({
    /** provinces; `regions.read` has what lies in them */
    regions: z.array(region),
    /** suggestions: any bank may be written */
    banks: z.array(z.string()),
    qualificationKinds: z.array(z.object({ kind: qualificationKind, label: z.string(), hint: z.string() })),
    /** the papers each leaf asks for, those of the categories above it included; leaves without are left out */
    requiredKinds: z.array(z.object({ categoryId: z.string(), kinds: z.array(qualificationKind) })),
    agreementVersion: z.string(),
  }),
})

/** The enumerations of the form and of an application's life, with their labels. */
export const settleInEnumerations = call({
  name: 'settleIn.enumerations',
  method: 'GET',
  path: `${supplier}/suppliers/front-enum`,
  access: 'public',
  overlay: false,
  input: z.strictObject({}),
  reply: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
})

/** The mobile's own applications: those under way first, then the newest. */
export const settleInProgress = call({
  name: 'settleIn.progress',
  method: 'GET',
  path: `${supplier}/suppliers/detail`,
  access: 'public',
  input: z.strictObject({ ticket }),
  reply: z.object({ mobile: z.string(), list: z.array(ownApplication).max(mostOwnApplications) }),
})

/** Sends a returned application again, mended. The company's code stays: another one applies anew. */
export const resubmitSettleIn = call({
  name: 'settleIn.resubmit',
  method: 'PUT',
  path: `${supplier}/suppliers/{id}`,
  access: 'public',
  input: z.strictObject({ id, version, ticket, ...settleInForm.shape }),
  reply: ownApplication,
})

/** Withdraws the mobile's live application for a company's code. */
export const withdrawSettleIn = call({
  name: 'settleIn.withdraw',
  method: 'POST',
  path: `${supplier}/suppliersprocess/cancelProcessByCode`,
  access: 'public',
  input: z.strictObject({ uscc, ticket }),
  reply: ownApplication,
})
