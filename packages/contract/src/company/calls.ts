import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { performs } from '../kernel/machine.ts'
import { id, version } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { companyAddress, companyContact, companyLimits, ownFacts, reviewedFacts } from './model.ts'
import { changeRequestMachine } from '../change-requests/machine.ts'

const company = `${merchant}/company` as const

export const readCompany = call({
  name: 'company.read',
  method: 'GET',
  path: company,
  access: 'company:view',
  input: () => z.strictObject({}),
  shows: ['merchant', 'change-request'],
})

/** Changes the fields that are not reviewed. They take effect at once. */
export const updateCompany = call({
  name: 'company.update',
  method: 'PUT',
  path: company,
  access: 'company:edit',
  input: () => z.strictObject({ version, ...ownFacts.shape }),
})

export const saveCompanyAddresses = call({
  name: 'company.saveAddresses',
  method: 'PUT',
  path: `${company}/addresses`,
  access: 'company:edit',
  input: () => z.strictObject({ version, addresses: z.array(companyAddress).max(companyLimits.addresses) }),
})

export const saveCompanyContacts = call({
  name: 'company.saveContacts',
  method: 'PUT',
  path: `${company}/contacts`,
  access: 'company:edit',
  input: () => z.strictObject({ version, contacts: z.array(companyContact).max(companyLimits.contacts) }),
})

/** Requests a change of reviewed fields. They stay as they are until an operator approves it. */
export const requestCompanyChange = call({
  name: 'company.requestChange',
  method: 'POST',
  path: `${company}/change-requests`,
  access: 'company:edit',
  idempotent: true,
  input: () => z.strictObject({ version, facts: reviewedFacts }),
})

export const withdrawCompanyChange = call({
  name: 'company.withdrawChange',
  method: 'POST',
  path: `${company}/change-requests/{id}/withdraw`,
  access: 'company:edit',
  performs: performs(changeRequestMachine, 'withdraw'),
  input: () => z.strictObject({ id, version }),
})
