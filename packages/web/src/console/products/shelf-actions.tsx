import { listProducts, countProducts, shelveProducts } from '@bdr/contract/products/calls'
import type { BatchOutcome, ProductRow } from '@bdr/contract/products/replies'
import { productList as words } from '@bdr/text/products'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'

interface ShelfActionsProps {
  products: readonly ProductRow[]
  onDone: (outcome: BatchOutcome) => void
}

/** Lists or unlists the chosen products; the list shows those that could not be changed. */
export function ShelfActions({ products, onDone }: ShelfActionsProps) {
  const { ask, dialog } = useConfirm()
  const count = products.length
  const question = (on: boolean) => ({
    title: on ? words.shelveTitle(count) : words.unshelveTitle(count),
    effect: on ? words.shelveEffect : words.unshelveEffect,
    ok: on ? words.shelve : words.unshelve,
    run: async () => {
      const outcome = await sendCall(shelveProducts, { ids: products.map(({ id }) => id), on })
      const { done } = outcome
      if (done > 0) showToast('success', on ? words.shelved(done) : words.unshelved(done))
      onDone(outcome)
      void invalidate([listProducts, countProducts])
    },
  })
  return (
    <>
      <Button onClick={() => ask(question(true))}>{words.shelve}</Button>
      <Button onClick={() => ask(question(false))}>{words.unshelve}</Button>
      {dialog}
    </>
  )
}
