import type { ProductDetail } from '@bdr/contract/products/replies'
import { productForm as words } from '@bdr/text/products'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { typedContent, type ProductForm } from './product-form.ts'
import { ProductSheet } from './product-sheet.tsx'

interface PreviewDialogProps {
  isOpen: boolean
  product: ProductDetail
  values: ProductForm
  onClose: () => void
}

/** The typed product as a buyer would see it. */
export const PreviewDialog = ({ isOpen, product, values, onClose }: PreviewDialogProps) => (
  <Dialog isOpen={isOpen} title={words.previewTitle} width={920} onClose={onClose}>
    <ProductSheet
      content={typedContent(values)}
      sources={{ ...product, files: [...values.pictures, ...values.documents.map(({ file }) => file)] }}
      productNo={product.productNo}
    />
  </Dialog>
)
