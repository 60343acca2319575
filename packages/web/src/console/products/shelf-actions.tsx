import { listProducts, countProducts, shelveProducts } from '@bdr/contract/products/calls'
import type { ProductRow } from '@bdr/contract/products/replies'
import { productList as words } from '@bdr/text/products'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'

/** Offers the chosen products, or no longer; what could not be is named. */
export function ShelfActions({ products, onDone }: { products: readonly ProductRow[]; onDone: () => void }) {
  const { ask, dialog } = useConfirm()
  const count = products.length
  const question = (on: boolean) => ({
    title: on ? words.shelveTitle(count) : words.unshelveTitle(count),
    effect: on ? words.shelveEffect : words.unshelveEffect,
    ok: on ? words.shelve : words.unshelve,
    run: async () => {
      const { done, refused } = await sendCall(shelveProducts, { ids: products.map(({ id }) => id), on })
      if (done > 0) showToast('success', on ? words.shelved(done) : words.unshelved(done))
      if (refused.length > 0) showToast('warning', words.left(refused.map(({ name }) => name)))
      onDone()
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
