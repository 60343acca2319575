import { listChangeRequests, readChangeRequest } from '@bdr/contract/change-requests/calls'
import {
  readCompany,
  requestCompanyChange,
  saveCompanyAddresses,
  saveCompanyContacts,
  updateCompany,
  withdrawCompanyChange,
} from '@bdr/contract/company/calls'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { setCached, useCallMutation } from '../../lib/query.ts'

const options = {
  // the form that sends it shows the error
  toast: false,
  invalidates: [listChangeRequests, readChangeRequest],
  onSuccess: (company: CompanyDetail) => setCached(readCompany, {}, company),
}

/** The changes a company can make to itself. Each returns the new record and shows it. */
export function useCompanyMutations() {
  const update = useCallMutation(updateCompany, options)
  const saveAddresses = useCallMutation(saveCompanyAddresses, options)
  const saveContacts = useCallMutation(saveCompanyContacts, options)
  const requestChange = useCallMutation(requestCompanyChange, options)
  const withdraw = useCallMutation(withdrawCompanyChange, options)
  return {
    update: update.mutateAsync,
    saveAddresses: saveAddresses.mutateAsync,
    saveContacts: saveContacts.mutateAsync,
    requestChange: requestChange.mutateAsync,
    withdraw: withdraw.mutateAsync,
  }
}
