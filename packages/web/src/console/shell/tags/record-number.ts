import type { readChangeRequest } from '@bdr/contract/change-requests/calls'
import type { readConsultation } from '@bdr/contract/consultations/calls'
import type { readContent } from '@bdr/contract/content/calls'
import type { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { Call, ReplyOf } from '@bdr/contract/kernel/call'
import type { readMerchant } from '@bdr/contract/merchants/calls'
import { pageAt, type PageKey } from '@bdr/contract/navigation'
import type { readOrder } from '@bdr/contract/orders/calls'
import type { readSettleIn } from '@bdr/contract/settle-in/review-calls'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../../lib/query.ts'

/** Reads a record's number out of an answer its page has got. */
interface NumberedPage {
  /** name of the call: the calls themselves come with their pages, which most people never open */
  readonly call: string
  numberIn(answer: unknown): string
}

const numbered = <C extends Call>(call: string, numberIn: (answer: ReplyOf<C>) => string): NumberedPage => ({
  call,
  numberIn,
})

const content = numbered<typeof readContent>('contents.detail', ({ title }) => title)

/** The pages of single records, and where each one's number stands, or its name where it has none. */
export const numberedPages: Readonly<Partial<Record<PageKey, NumberedPage>>> = {
  orderDetail: numbered<typeof readOrder>('orders.detail', ({ orderNo }) => orderNo),
  deliveryNoteDetail: numbered<typeof readDeliveryNote>('deliveryNotes.detail', ({ noteNo }) => noteNo),
  merchantDetail: numbered<typeof readMerchant>('merchants.detail', ({ name }) => name),
  settleInDetail: numbered<typeof readSettleIn>('settleInReview.detail', ({ companyName }) => companyName),
  changeRequestDetail: numbered<typeof readChangeRequest>(
    'changeRequests.detail',
    ({ merchantName }) => merchantName,
  ),
  consultationDetail: numbered<typeof readConsultation>('consultations.detail', ({ name }) => name),
  articleEditor: content,
  techniqueEditor: content,
  entryEditor: content,
  companyPageEditor: content,
}

const onAnswers = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** The number of the record at this address, once the page has read it. It asks for nothing itself. */
export function useRecordNumber({ pathname, search }: { pathname: string; search: string }): string | null {
  const page = numberedPages[pageAt(pathname)?.key as PageKey]
  const id = new URLSearchParams(search).get('id')
  return useSyncExternalStore(onAnswers, () => {
    if (!page || id === null) return null
    const answer = queryClient.getQueryData([page.call, { id }])
    return answer === undefined ? null : page.numberIn(answer)
  })
}
