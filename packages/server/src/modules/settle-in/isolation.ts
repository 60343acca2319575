import type { IsolationSection } from '../../test/isolation.ts'

/** Applications belong to no merchant, so merchants' people are refused before anything is read. */
export const isolation: IsolationSection = {
  make: async () => ({ application: '1' }),
  inputs: {
    'settleInReview.detail': (ids) => ({ id: ids['application'] }),
    'settleInReview.tick': (ids) => ({ id: ids['application'], version: 1, checklist: [] }),
    'settleInReview.return': (ids) => ({
      id: ids['application'],
      version: 1,
      remarks: [{ path: 'bank', message: 'because' }],
    }),
    'settleInReview.refuse': (ids) => ({ id: ids['application'], version: 1, reason: 'because' }),
    'settleInReview.approve': (ids) => ({ id: ids['application'], version: 1 }),
  },
  untried: {
    'settleIn.apply':
      "applicants have no merchant: only files of their mobile's count (settle-in.db.test.ts)",
    'settleIn.resubmit':
      "the ticket of an application's mobile opens it, whoever asks (settle-in.db.test.ts)",
  },
}
