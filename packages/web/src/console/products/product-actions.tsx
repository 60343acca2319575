import {
  countProducts,
  discardProductDraft,
  listProducts,
  readProduct,
  shelveProducts,
} from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productDetail as words } from '@bdr/text/products'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { later } from '../../ui/later.tsx'

const PriceDialog = later(
  async () => (await import('./price-dialog.tsx')).PriceDialog,
  ({ isOpen }) => isOpen,
)
const CopyDialog = later(
  async () => (await import('./ending-dialogs.tsx')).CopyDialog,
  ({ isOpen }) => isOpen,
)
const RemoveDialog = later(
  async () => (await import('./ending-dialogs.tsx')).RemoveDialog,
  ({ isOpen }) => isOpen,
)

/** A supplier's actions on a product. */
export const productActions = recordActions({
  read: readProduct,
  outdates: [listProducts, countProducts],
  // actions of other states get no button: the notices above explain the state
  explains: () => [],
  actions: {
    edit: {
      label: words.edit,
      primary: true,
      to: ({ id }) => pageUrl('productCreate', { id }),
    },
    reprice: { label: words.reprice, form: PriceDialog, done: words.repriced },
    shelve: {
      label: words.shelve,
      dialog: ({ title }) => ({
        title: words.shelveTitle(title),
        effect: words.shelveEffect,
        ok: words.shelve,
      }),
      call: (target) => shelve(target.id, true),
      done: words.shelved,
    },
    unshelve: {
      label: words.unshelve,
      dialog: ({ title }) => ({
        title: words.unshelveTitle(title),
        effect: words.unshelveEffect,
        ok: words.unshelve,
      }),
      call: (target) => shelve(target.id, false),
      done: words.unshelved,
    },
    copy: { label: words.copy, form: CopyDialog, done: words.copied },
    discard: {
      label: words.discard,
      danger: true,
      dialog: () => ({
        title: words.discardTitle,
        effect: words.discardEffect,
        ok: words.discard,
      }),
      call: (target) => sendCall(discardProductDraft, target),
      done: words.discarded,
    },
    remove: { label: words.remove, danger: true, form: RemoveDialog, done: words.removed },
    // opens the form, where all faults can be corrected
    submit: 'elsewhere',
  },
})

async function shelve(id: string, on: boolean): Promise<ProductDetail> {
  await sendCall(shelveProducts, { ids: [id], on })
  return sendCall(readProduct, { id })
}
