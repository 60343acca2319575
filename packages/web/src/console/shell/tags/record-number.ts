import { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { Call, ReplyOf } from '@bdr/contract/kernel/call'
import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { readOrder } from '@bdr/contract/orders/calls'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../../lib/query.ts'

/** Reads a record's number out of an answer its page has got. */
interface NumberedPage {
  readonly call: Call
  numberIn(answer: unknown): string
}

const numbered = <C extends Call>(call: C, numberIn: (answer: ReplyOf<C>) => string): NumberedPage => ({
  call,
  numberIn,
})

/** The pages of single records, and where each one's number stands. */
const numberedPages: Readonly<Partial<Record<PageKey, NumberedPage>>> = {
  orderDetail: numbered(readOrder, (order) => order.orderNo),
  deliveryNoteDetail: numbered(readDeliveryNote, (note) => note.noteNo),
}

const onAnswers = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** The number of the record at this address, once the page has read it. It asks for nothing itself. */
export function useRecordNumber({ pathname, search }: { pathname: string; search: string }): string | null {
  const page = numberedPages[pageAt(pathname)?.key as PageKey]
  const id = new URLSearchParams(search).get('id')
  return useSyncExternalStore(onAnswers, () => {
    if (!page || id === null) return null
    const answer = queryClient.getQueryData([page.call.name, { id }])
    return answer === undefined ? null : page.numberIn(answer)
  })
}
