import { stands } from '@bdr/contract/quotations/meaning'
import {
  declineQuotation,
  listOpportunities,
  countOpportunities,
  readOpportunity,
  withdrawQuotation,
} from '@bdr/contract/quotations/calls'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { quotationAction } from '@bdr/text/names/quotations'
import { quotationActionWords as words } from '@bdr/text/quotations'
import { sendCall } from '../../lib/query.ts'
import { reasonQuestion, recordActions, type QuestionWords } from '../../ui/data/record-actions.tsx'

/** Quoting is done in the page itself, and questions have a section of their own. */
export const opportunityActions = recordActions({
  read: readOpportunity,
  outdates: [listOpportunities, countOpportunities],
  explains: ({ status }) => (stands(status) ? ['withdraw'] : []),
  actions: {
    submit: 'elsewhere',
    revise: 'elsewhere',
    ask: 'elsewhere',
    withdraw: {
      label: quotationAction.withdraw,
      danger: true,
      dialog: (record) => question(words.withdraw, record),
      call: (target, reason) => sendCall(withdrawQuotation, { ...target, reason }),
      done: words.withdraw.done,
    },
    decline: {
      label: quotationAction.decline,
      dialog: (record) => question(words.decline, record),
      call: (target, reason) => sendCall(declineQuotation, { ...target, reason }),
      done: words.decline.done,
    },
  },
})

const question = (asked: QuestionWords, { inquiryNo }: OpportunityDetail) =>
  reasonQuestion(asked, inquiryNo, words)
