import { copyProduct, removeProduct } from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productDetail as words } from '@bdr/text/products'
import { useNavigate } from 'react-router'
import { sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useForm } from '../../ui/form/use-form.ts'

type DialogProps = RecordDialogProps<ProductDetail>

/** The copy is another record: its page opens afterwards. */
export function CopyDialog({ record, isOpen, onClose }: DialogProps) {
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

/** The record no longer exists afterwards: the list opens. */
export function RemoveDialog({ record, isOpen, onClose }: DialogProps) {
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
