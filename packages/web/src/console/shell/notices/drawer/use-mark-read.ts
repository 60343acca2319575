import { listMessages, readMessages } from '@bdr/contract/messages/calls'
import { noticesText } from '@bdr/text/messages'
import { useCallMutation } from '../../../../lib/query.ts'
import { showToast } from '../../../../lib/toasts.ts'

/** Marks messages read, all or some, and says so. */
export const useMarkRead = () =>
  useCallMutation(readMessages, {
    invalidates: [listMessages],
    onSuccess: () => showToast('success', noticesText.marked),
  })
