import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, version } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'
import { supplier } from '../paths.ts'
import { smsTicket } from '../sms/model.ts'
import { settleInForm } from './form.ts'

/** Proof of the mobile by an SMS code of type `settle-in`. Applicants have no other identity. */
const ticket = smsTicket

/** Submits an application. Sending it twice creates one application, and the second reply is the same as the first. */
export const applyToSettleIn = call({
  name: 'settleIn.apply',
  method: 'POST',
  path: `${supplier}/settle-in/initialRequest`,
  access: 'public',
  cost: 'stores',
  input: () => z.strictObject({ ticket, ...settleInForm.shape }),
})

/** The options of the form. The tree of categories is a separate call. */
export const settleInOptions = call({
  name: 'settleIn.options',
  method: 'GET',
  path: `${supplier}/suppliers/options`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  shared: true,
  input: () => z.strictObject({}),
})

/** The enumerations of the form and of an application's states, with their labels. */
export const settleInEnumerations = call({
  name: 'settleIn.enumerations',
  method: 'GET',
  path: `${supplier}/suppliers/front-enum`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  shared: true,
  input: () => z.strictObject({}),
})

/** The mobile's own applications: pending ones first, then by date, newest first. */
export const settleInProgress = call({
  name: 'settleIn.progress',
  method: 'GET',
  path: `${supplier}/suppliers/detail`,
  access: 'public',
  cost: 'asks',
  input: () => z.strictObject({ ticket }),
})

/**
 * Submits a returned application again with corrections. The company's code cannot change; another company needs a new
 * application.
 */
export const resubmitSettleIn = call({
  name: 'settleIn.resubmit',
  method: 'PUT',
  path: `${supplier}/suppliers/{id}`,
  access: 'public',
  cost: 'stores',
  input: () => z.strictObject({ id, version, ticket, ...settleInForm.shape }),
})

/** Withdraws the mobile's pending application for a company's code. */
export const withdrawSettleIn = call({
  name: 'settleIn.withdraw',
  method: 'POST',
  path: `${supplier}/suppliersprocess/cancelProcessByCode`,
  access: 'public',
  cost: 'stores',
  input: () => z.strictObject({ uscc, ticket }),
})
