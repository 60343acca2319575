import {
  copyProduct,
  countProducts,
  discardProductDraft,
  listProducts,
  readProduct,
  removeProduct,
  shelveProducts,
} from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productDetail as words } from '@bdr/text/products'
import { useNavigate } from 'react-router'
import { sendCall } from '../../lib/query.ts'
import { recordActions, type RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { showToast } from '../../lib/toasts.ts'
import { PriceDialog } from './price-dialog.tsx'

/** What a supplier does with a product. */
export const productActions = recordActions({
  read: readProduct,
  outdates: [listProducts, countProducts],
  // what has no place in its state gets no button: the notices above say how it stands
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
    // in the form, where everything that is wrong can be mended
    submit: 'elsewhere',
  },
})

async function shelve(id: string, on: boolean): Promise<ProductDetail> {
  await sendCall(shelveProducts, { ids: [id], on })
  return sendCall(readProduct, { id })
}

type DialogProps = RecordDialogProps<ProductDetail>

/** The copy is another record: its own page follows. */
function CopyDialog({ record, isOpen, onClose }: DialogProps) {
  const navigate = useNavigate()
  const form = useForm({
    start: {},
    send: () => sendCall(copyProduct, { id: record.id }),
    onSent: ({ id }) => {
      showToast('success', words.copied)
      void navigate(pageUrl('productCreate', { id }))
    },
    draft: null,
  })
  return (
    <FormDialog title={words.copyTitle(record.title)} isOpen={isOpen} onClose={onClose}>
      <DialogForm form={form} lead={words.copyEffect} submit={words.copyOk} />
    </FormDialog>
  )
}

/** Nothing is left to show: the list follows. */
function RemoveDialog({ record, isOpen, onClose }: DialogProps) {
  const navigate = useNavigate()
  const form = useForm({
    start: {},
    send: () => sendCall(removeProduct, { id: record.id, version: record.version }),
    onSent: () => {
      showToast('success', words.removed)
      void navigate(pageUrl('productList'))
    },
    draft: null,
  })
  return (
    <FormDialog title={words.removeTitle(record.title)} isOpen={isOpen} onClose={onClose}>
      <DialogForm form={form} lead={words.removeEffect} submit={words.remove} danger />
    </FormDialog>
  )
}
