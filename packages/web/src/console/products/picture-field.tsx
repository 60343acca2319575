import { productLimits } from '@bdr/contract/products/model'
import { productFields as fields, productForm } from '@bdr/text/products'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { prepareAndUpload } from '../../lib/prepare-and-upload.ts'
import type { PictureArea } from '../../lib/picture.ts'
import { reportError } from '../../lib/report-error.ts'
import { saveProductDraft } from '@bdr/contract/products/calls'
import type { FormFile } from '../../ui/form/drafts.ts'
import { useField } from '../../ui/form/use-field.ts'
import { useHold } from '../../ui/form/use-form-core.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FieldMessages } from '../../ui/kit/field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { loadOnUse } from '../../ui/later.tsx'
import { PictureCrop } from '../../ui/picture-crop/picture-crop.tsx'
import { FileAdder } from '../../ui/file-field/file-adder.tsx'
import css from './picture-field.module.css'
import type { ProductForm } from './product-form.ts'
import { ProductPicture } from '../../ui/console/product-picture.tsx'
import layout from '../../ui/layout.module.css'

/** What pictures are dragged with is half as large as React: it loads once somebody uses the page. */
const SortableList = lazy(() =>
  loadOnUse(async () => ({
    default: (await import('../../ui/kit/aria/sortable-list.tsx')).SortableList<Sortable>,
  })),
)

type Sortable = FormFile & { readonly label: string }

const words = productForm.pictures

/** Pictures in their order; the first one is the main picture. */
export function PictureField({ form }: { form: Form<ProductForm> }) {
  const { value, onChange, error } = useField(form.at('pictures'), fields.pictures)
  const [cropping, setCropping] = useState<FormFile | null>(null)
  const [isCutting, setCutting] = useState(false)
  useHold(form, isCutting)

  const without = (id: string) => value.filter((picture) => picture.id !== id)
  const cut = async (picture: FormFile, area: PictureArea) => {
    setCropping(null)
    setCutting(true)
    try {
      const blob = await (await fetch(picture.url)).blob()
      const file = new File([blob], picture.name, { type: blob.type })
      const stored = await prepareAndUpload('product-picture', file, area)
      const now = form.values().pictures
      form.set(
        'pictures',
        now.map((one) => (one.id === picture.id ? { ...stored, uploadedAt: Date.now() } : one)),
      )
    } catch (failure) {
      reportError(failure, saveProductDraft)
    } finally {
      setCutting(false)
    }
  }
  const rowOf = (picture: FormFile, place: number) => (
    <div key={picture.id} className={`${layout.row} ${css.row}`}>
      <ProductPicture file={picture} alt={words.label(place + 1)} width={72} className={css.picture} />
      <span className={css.name}>{picture.name}</span>
      {place === 0 ? (
        <Tag tone="accent">{words.main}</Tag>
      ) : (
        <Button look="link" onClick={() => onChange([picture, ...without(picture.id)])}>
          {words.toMain}
        </Button>
      )}
      <Button look="link" onClick={() => setCropping(picture)}>
        {words.crop}
      </Button>
      <Button look="link" danger onClick={() => onChange(without(picture.id))}>
        {words.remove}
      </Button>
    </div>
  )
  return (
    <div className={layout.blocks} id="product-pictures">
      {value.length > 0 && (
        <Suspense fallback={<FixedList>{value.map(rowOf)}</FixedList>}>
          <SortableList
            label={words.list}
            items={value.map((picture, index) => ({ ...picture, label: words.label(index + 1) }))}
            onChange={(items) => onChange(items.map(({ label: _label, ...picture }) => picture))}
          >
            {(item) => {
              const place = value.findIndex(({ id }) => id === item.id)
              const picture = value[place]
              return picture === undefined ? null : rowOf(picture, place)
            }}
          </SortableList>
        </Suspense>
      )}
      {value.length < productLimits.pictures && (
        <FileAdder
          form={form}
          purpose="product-picture"
          label={words.add}
          room={productLimits.pictures - value.length}
          onStored={(file) =>
            form.set('pictures', [...form.values().pictures, { ...file, uploadedAt: Date.now() }])
          }
        />
      )}
      <FieldMessages
        hint={words.hint(productLimits.pictures)}
        hintId={undefined}
        error={error}
        errorId={undefined}
      />
      {cropping && (
        <PictureCrop
          url={cropping.url}
          aspect={1}
          onApply={(area) => void cut(cropping, area)}
          onCancel={() => setCropping(null)}
        />
      )}
    </div>
  )
}

/** The pictures until they can be dragged, in the same places. */
const FixedList = ({ children }: { children: readonly ReactElement[] }) => (
  <ol className={`${layout.list} ${css.fixed}`} aria-label={words.list}>
    {children.map((row) => (
      <li key={row.key}>{row}</li>
    ))}
  </ol>
)
