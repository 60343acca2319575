import { documentKinds, productLimits, type DocumentKind } from '@bdr/contract/products/model'
import { bytesText } from '@bdr/text/files'
import { documentKinds as kindNames, productFields as fields, productForm } from '@bdr/text/products'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FieldMessages } from '../../ui/kit/field.tsx'
import { SelectInput } from '../../ui/kit/select-input.tsx'
import css from './document-rows.module.css'
import { FileAdder } from '../../ui/file-field/file-adder.tsx'
import type { ProductForm } from './product-form.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'

const words = productForm.documents

/** Drawings, certificates and manuals, which engineers and reviewers look for. */
export function DocumentRows({ form }: { form: Form<ProductForm> }) {
  const { value, onChange, error } = useField(form.at('documents'), fields.documents)
  const setKind = (index: number, kind: DocumentKind) =>
    onChange(value.map((row, at) => (at === index ? { ...row, kind } : row)))
  return (
    <div className={layout.rows} id="product-documents">
      {value.map(({ kind, file }, index) => (
        <div key={file.id} className={css.row}>
          <SelectInput
            aria-label={`${words.kind}：${file.name}`}
            value={kind}
            onChange={({ target }) => setKind(index, target.value as DocumentKind)}
          >
            {documentKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </SelectInput>
          <a className={typography.breaks} href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <span className={`${typography.quiet} ${css.size}`}>{bytesText(file.bytes)}</span>
          <Button
            look="quiet"
            aria-label={words.remove(file.name)}
            onClick={() => onChange(value.filter((row) => row.file.id !== file.id))}
          >
            ×
          </Button>
        </div>
      ))}
      {value.length < productLimits.documents && (
        <FileAdder
          form={form}
          purpose="product-document"
          label={words.add}
          room={productLimits.documents - value.length}
          onStored={(file) =>
            form.set('documents', [
              ...form.values().documents,
              { kind: 'certificate', file: { ...file, uploadedAt: Date.now() } },
            ])
          }
        />
      )}
      <FieldMessages
        hint={words.hint(productLimits.documents)}
        hintId={undefined}
        error={error}
        errorId={undefined}
      />
    </div>
  )
}
