import { productRefusals } from '@bdr/text/products'
import type { DocumentKind, ProductContent, ProductSku, Variant } from '@bdr/contract/products/model'
import type { AttributeDefinition, ProductDetail } from '@bdr/contract/products/replies'
import { contentFaults, type ContentFaultKey } from '@bdr/contract/products/faults'
import { submitProduct } from '@bdr/contract/products/calls'
import type { FormFile } from '../../ui/form/drafts.ts'
import type { Fault } from '../../ui/form/faults.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'

/** The form's values, as they are typed. */
export type ProductForm = {
  name: string
  model: string
  categoryId: string
  brandId: string
  unit: string
  /** by the attribute's key */
  attributes: Record<string, string>
  variants: Variant[]
  skus: ProductSku[]
  pictures: FormFile[]
  documents: { kind: DocumentKind; file: FormFile }[]
  description: string
}

/** The draft of a product or, where there is none, the version that buyers see. */
export const contentOf = ({ draft, live }: Pick<ProductDetail, 'draft' | 'live'>): ProductContent =>
  (draft ?? live)!

/** The form's values from a product. */
export function formOf(product: ProductDetail): ProductForm {
  const content = contentOf(product)
  const fileOf = (id: string): FormFile[] =>
    product.files.filter((file) => file.id === id).map((file) => ({ ...file, uploadedAt: null }))
  const { attributes, retired } = attributesIn(product, content.categoryId)
  const definitions = [...attributes, ...retired]
  return {
    name: content.name,
    model: content.model,
    categoryId: content.categoryId,
    brandId: content.brandId,
    unit: content.unit,
    attributes: Object.fromEntries(
      definitions.map(({ key }) => [key, content.attributes.find((one) => one.key === key)?.value ?? '']),
    ),
    variants: content.variants,
    skus: content.skus,
    pictures: content.pictures.flatMap(fileOf),
    documents: content.documents.flatMap(({ kind, fileId }) =>
      fileOf(fileId).map((file) => ({ kind, file })),
    ),
    description: content.description,
  }
}

/** The attributes a category has now and those it had before, according to the product's reply. */
export const attributesIn = (
  { categories }: Pick<ProductDetail, 'categories'>,
  categoryId: string,
): { attributes: readonly AttributeDefinition[]; retired: readonly AttributeDefinition[] } =>
  categories.find(({ id }) => id === categoryId) ?? { attributes: [], retired: [] }

export const definitionsIn = (
  product: Pick<ProductDetail, 'categories'>,
  categoryId: string,
): readonly AttributeDefinition[] => attributesIn(product, categoryId).attributes

const fittedOnce: readonly ContentFaultKey[] = [
  'product.attributeChoice',
  'product.attributeNumber',
  'product.attributeFixed',
]

/** The attributes whose values no longer fit since operators changed the category's attributes. */
export function outdatedAttributes(
  product: Pick<ProductDetail, 'categories'>,
  content: ProductContent,
): string[] {
  const { attributes, retired } = attributesIn(product, content.categoryId)
  return contentFaults(content, attributes, retired)
    .filter(({ key }) => fittedOnce.includes(key))
    .flatMap(({ path: [field, part] }) => {
      const key = field === 'variants' ? content.variants[Number(part)]?.key : part
      return attributes.find((one) => one.key === key)?.name ?? []
    })
}

/** The input for storing or submitting. */
export const typedContent = (form: ProductForm): ProductContent => ({
  name: form.name,
  model: form.model,
  categoryId: form.categoryId,
  brandId: form.brandId,
  unit: form.unit,
  attributes: Object.entries(form.attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, value })),
  variants: form.variants,
  skus: form.skus,
  pictures: form.pictures.map(({ id }) => id),
  documents: form.documents.map(({ kind, file }) => ({ kind, fileId: file.id })),
  description: form.description,
})

/** Every fault that prevents submitting, by its path in the call. */
export const submissionFaults = (
  product: Pick<ProductDetail, 'id' | 'version'>,
  form: ProductForm,
  { attributes, retired }: ReturnType<typeof attributesIn>,
): Fault[] => {
  const content = typedContent(form)
  const own = contentFaults(content, attributes, retired).map(({ path, key }) => {
    const message = productRefusals[key]
    return { path: ['content', ...path].join('.'), message, sentence: message }
  })
  const { id, version } = product
  return [...faultsOfSchema(submitProduct.input, { id, version, content }), ...own]
}

/** The field that shows the faults of a path in the input. */
export function placeOf(path: string): string | null {
  const [, field, part, ...rest] = path.split('.')
  if (field === undefined) return null
  if (field === 'attributes' || field === 'skus')
    return part === undefined ? field : [field, part, ...rest.slice(0, 1)].join('.')
  return field
}
