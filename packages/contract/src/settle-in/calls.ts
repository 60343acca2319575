import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, version } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'
import { supplier } from '../paths.ts'
import { smsTicket } from '../sms/model.ts'
import { settleInForm } from './form.ts'

/** Proof of the mobile by SMS code, of type `settle-in`: the applicant's only identity. */
const ticket = smsTicket

/** Applies. Sent twice, it is one application: the second answer is the first's. */
export const applyToSettleIn = call({
  name: 'settleIn.apply',
  method: 'POST',
  path: `${supplier}/settle-in/initialRequest`,
  access: 'public',
  input: () => z.strictObject({ ticket, ...settleInForm.shape }),
})

/** What the form offers to choose from; the tree of categories is a call of its own. */
export const settleInOptions = call({
  name: 'settleIn.options',
  method: 'GET',
  path: `${supplier}/suppliers/options`,
  access: 'public',
  overlay: false,
  shared: true,
  input: () => z.strictObject({}),
})

/** The enumerations of the form and of an application's life, with their labels. */
export const settleInEnumerations = call({
  name: 'settleIn.enumerations',
  method: 'GET',
  path: `${supplier}/suppliers/front-enum`,
  access: 'public',
  overlay: false,
  shared: true,
  input: () => z.strictObject({}),
})

/** The mobile's own applications: those under way first, then the newest. */
export const settleInProgress = call({
  name: 'settleIn.progress',
  method: 'GET',
  path: `${supplier}/suppliers/detail`,
  access: 'public',
  input: () => z.strictObject({ ticket }),
})

/** Sends a returned application again, mended. The company's code stays: another one applies anew. */
export const resubmitSettleIn = call({
  name: 'settleIn.resubmit',
  method: 'PUT',
  path: `${supplier}/suppliers/{id}`,
  access: 'public',
  input: () => z.strictObject({ id, version, ticket, ...settleInForm.shape }),
})

/** Withdraws the mobile's live application for a company's code. */
export const withdrawSettleIn = call({
  name: 'settleIn.withdraw',
  method: 'POST',
  path: `${supplier}/suppliersprocess/cancelProcessByCode`,
  access: 'public',
  input: () => z.strictObject({ uscc, ticket }),
})
