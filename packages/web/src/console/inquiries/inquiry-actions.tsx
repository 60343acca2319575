import {
  cancelInquiry,
  countInquiries,
  failInquiry,
  inviteMerchants,
  listInquiries,
  publishInquiry,
  readInquiry,
} from '@bdr/contract/inquiries/calls'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { inquiryActionWords as words } from '@bdr/text/inquiries'
import { inquiryAction as labels } from '@bdr/text/names/inquiries'
import { sendCall } from '../../lib/query.ts'
import { reasonQuestion, recordActions, type QuestionWords } from '../../ui/data/record-actions.tsx'
import { later } from '../../ui/later.tsx'

const InviteDialog = later(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
  ({ isOpen }) => isOpen,
)
const ExtendDialog = later(
  async () => (await import('./extend-dialog.tsx')).ExtendDialog,
  ({ isOpen }) => isOpen,
)

/** Questions are answered in their own section, and lines are awarded in the comparison. */
export const inquiryActions = recordActions({
  read: readInquiry,
  outdates: [listInquiries, countInquiries],
  // each state has its own next steps
  explains: () => [],
  actions: {
    answer: 'elsewhere',
    award: 'elsewhere',
    edit: { label: labels.edit, to: ({ id }) => pageUrl('inquiryForm', { id }) },
    publish: {
      label: labels.publish,
      primary: true,
      form: (props) => <InviteDialog {...props} call={publishInquiry} words={words.publish} />,
      done: words.publish.done,
    },
    invite: {
      label: labels.invite,
      form: (props) => <InviteDialog {...props} call={inviteMerchants} words={words.invite} />,
      done: words.invite.done,
    },
    extend: { label: labels.extend, form: ExtendDialog, done: words.extend.done },
    fail: {
      label: labels.fail,
      danger: true,
      dialog: (inquiry) => question(words.fail, inquiry),
      call: (target, reason) => sendCall(failInquiry, { ...target, reason }),
      done: words.fail.done,
    },
    cancel: {
      label: labels.cancel,
      danger: true,
      dialog: (inquiry) => question(words.cancel, inquiry),
      call: (target, reason) => sendCall(cancelInquiry, { ...target, reason }),
      done: words.cancel.done,
    },
  },
})

const question = (asked: QuestionWords, { inquiryNo }: InquiryDetail) =>
  reasonQuestion(asked, inquiryNo, words)
