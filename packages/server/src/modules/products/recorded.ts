import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { RecordedField } from '@bdr/text/domains'
import { changedProductFields } from '@bdr/contract/products/changed'
import type { ProductContent, ProductField } from '@bdr/contract/products/model'
import { documentKinds, taxRateText } from '@bdr/text/products'
import { changesBetween } from '../../platform/field-changes.ts'
import type { ProductNames } from './sources.ts'

/** How each field is recorded. */
const recordedAs = {
  name: 'productName',
  model: 'model',
  categoryId: 'categoryPath',
  brandId: 'brandName',
  unit: 'unit',
  attributes: 'attributes',
  skus: 'skus',
  pictures: 'productPictures',
  documents: 'productDocuments',
  description: 'productDescription',
} as const satisfies Record<ProductField, RecordedField>
const fields = Object.values(recordedAs)

/** The differences between two versions of a product, for people. */
export function productChanges(
  before: ProductContent | null,
  after: ProductContent,
  sources: ProductNames,
): FieldChange[] {
  const [was, is] = [before && describe(before, sources), describe(after, sources)]
  const changes = changesBetween(fields, was, is)
  if (before === null || was === null) return changes
  // different pictures with the same captions are recorded as well
  const silent = changedProductFields(before, after)
    .map((field) => recordedAs[field])
    .filter((field) => !changes.some((change) => change.field === field))
  return [...changes, ...silent.map((field) => ({ field, part: null, before: was[field], after: is[field] }))]
}

function describe(content: ProductContent, { categories, brands, files }: ProductNames) {
  const category = categories.find(({ id }) => id === content.categoryId)
  const definitions = category ? [...category.attributes, ...category.retired] : []
  const nameOf = (key: string) => definitions.find((one) => one.key === key)?.name ?? key
  const unitOf = (key: string) => definitions.find((one) => one.key === key)?.unit ?? ''
  const fileName = (id: string) => files.find((file) => file.id === id)?.name ?? id
  return {
    productName: content.name,
    model: content.model,
    categoryPath: category?.path ?? '',
    brandName: brands.find(({ id }) => id === content.brandId)?.name ?? '',
    unit: content.unit,
    attributes: content.attributes
      .filter(({ value }) => value !== '')
      .map(({ key, value }) => `${nameOf(key)} ${value}${unitOf(key)}`)
      .join('\n'),
    skus: content.skus
      .map(({ values, code, taxRate, moq, leadTimeDays, weight, barcode }) =>
        [...values, code, taxRateText(taxRate), moq, leadTimeDays, weight, barcode]
          .filter((part) => part !== '')
          .join(' '),
      )
      .join('\n'),
    productPictures: content.pictures.map(fileName).join('\n'),
    productDocuments: content.documents
      .map(({ kind, fileId }) => `${documentKinds[kind]} ${fileName(fileId)}`)
      .join('\n'),
    productDescription: content.description,
  }
}
