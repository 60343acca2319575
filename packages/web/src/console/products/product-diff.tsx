import { changedProductFields } from '@bdr/contract/products/changed'
import type { ProductContent, ProductField, ProductSku } from '@bdr/contract/products/model'
import type { ProductSources } from '@bdr/contract/products/replies'
import { absent } from '@bdr/text/client'
import {
  documentKinds,
  productFields as fields,
  productReviewDetail as words,
  skuFields,
  taxRateText,
} from '@bdr/text/products'
import type { ReactNode } from 'react'
import { DiffTable, type DiffRow } from '../../ui/console/diff-table.tsx'
import layout from '../../ui/layout.module.css'
import css from './product-diff.module.css'
import { ProductPicture } from '../../ui/console/product-picture.tsx'
import typography from '../../ui/typography.module.css'

interface ProductDiffProps {
  before: ProductContent
  after: ProductContent
  sources: ProductSources
}

/** The differences between two versions of a product, field by field. */
export const ProductDiff = ({ before, after, sources }: ProductDiffProps) => (
  <div className={`${layout.apart} ${css.diff}`}>
    <DiffTable
      caption={words.diff}
      titles={words}
      rows={changedProductFields(before, after).flatMap((field) => rowsOf(field, before, after, sources))}
    />
  </div>
)

const Nothing = () => <span className={typography.quiet}>{words.nothing}</span>

const row = (key: string, label: string, before: ReactNode, after: ReactNode): DiffRow => ({
  key,
  label,
  before: before ?? <Nothing />,
  after: after ?? <Nothing />,
})

function rowsOf(
  field: ProductField,
  before: ProductContent,
  after: ProductContent,
  sources: ProductSources,
): DiffRow[] {
  if (field === 'attributes') return attributeRows(before, after, sources)
  if (field === 'skus') return skuRows(before, after)
  const of = (content: ProductContent, other: ProductContent) => valueOf(field, content, other, sources)
  return [row(field, fields[field], of(before, after), of(after, before))]
}

function valueOf(
  field: Exclude<ProductField, 'attributes' | 'skus'>,
  content: ProductContent,
  other: ProductContent,
  { files, categories, brands }: ProductSources,
): ReactNode {
  switch (field) {
    case 'name':
    case 'model':
    case 'unit':
      return content[field] || null
    case 'categoryId':
      return categories.find(({ id }) => id === content.categoryId)?.path ?? null
    case 'brandId':
      return brands.find(({ id }) => id === content.brandId)?.name ?? null
    case 'description':
      return content.description === '' ? null : (
        // the server sanitised it when it was stored
        <div className={css.text} dangerouslySetInnerHTML={{ __html: content.description }} />
      )
    case 'pictures':
      return content.pictures.length === 0 ? null : (
        <span className={css.pictures}>
          {content.pictures.map((id, index) => (
            <a
              key={id}
              href={files.find((file) => file.id === id)?.url}
              target="_blank"
              rel="noreferrer"
              data-differs={!other.pictures.includes(id) || undefined}
            >
              <ProductPicture
                file={files.find((file) => file.id === id)}
                alt={`${fields.pictures} ${index + 1}`}
                width={96}
              />
            </a>
          ))}
        </span>
      )
    case 'documents':
      return content.documents.length === 0 ? null : (
        <span className={`${layout.pair} ${layout.start}`}>
          {content.documents.map(({ kind, fileId }) => {
            const file = files.find(({ id }) => id === fileId)
            const isOther = !other.documents.some((one) => one.fileId === fileId && one.kind === kind)
            return (
              <a
                key={fileId}
                href={file?.url}
                target="_blank"
                rel="noreferrer"
                data-differs={isOther || undefined}
              >
                {documentKinds[kind]} {file?.name ?? absent}
              </a>
            )
          })}
        </span>
      )
  }
}

/** One row per attribute, named by the categories of either version. */
function attributeRows(before: ProductContent, after: ProductContent, { categories }: ProductSources) {
  const definitions = [after.categoryId, before.categoryId].flatMap((id) => {
    const category = categories.find((one) => one.id === id)
    return category ? [...category.attributes, ...category.retired] : []
  })
  const keys = [...new Set([...after.attributes, ...before.attributes].map(({ key }) => key))]
  const valueIn = ({ attributes }: ProductContent, key: string) =>
    attributes.find((one) => one.key === key)?.value || null
  return keys.flatMap((key): DiffRow[] => {
    const [was, is] = [valueIn(before, key), valueIn(after, key)]
    const definition = definitions.find((one) => one.key === key)
    const unit = definition?.unit ? `（${definition.unit}）` : ''
    return was === is ? [] : [row(`attribute-${key}`, `${definition?.name ?? key}${unit}`, was, is)]
  })
}

const compared = ['code', 'taxRate', 'moq', 'leadTimeDays', 'weight', 'barcode'] as const

/** One row per SKU: its differences, or that it is added or removed. Price and stock are not reviewed. */
function skuRows(before: ProductContent, after: ProductContent): DiffRow[] {
  const keys = [...new Set([...after.skus, ...before.skus].map(({ key }) => key))]
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map(({ skus }) => skus.find((sku) => sku.key === key))
    const known = is ?? was!
    const name = known.values.length === 0 ? known.code : known.values.join(' / ')
    const label =
      was === undefined ? `${words.added} ${name}` : is === undefined ? `${words.removed} ${name}` : name
    const differing = compared.filter((column) => was?.[column] !== is?.[column])
    const isRenamed = was?.values.join() !== is?.values.join()
    if (differing.length === 0 && !isRenamed) return []
    const described = (sku: ProductSku | undefined) =>
      sku && (
        <span className={`${layout.pair} ${layout.start}`}>
          {isRenamed && sku.values.length > 0 && <span>{sku.values.join(' / ')}</span>}
          {differing
            .filter((column) => sku[column] !== '')
            .map((column) => (
              <span key={column}>
                <span className={typography.quiet}>{skuFields[column]}</span>{' '}
                {column === 'taxRate' ? taxRateText(sku[column]) : sku[column]}
              </span>
            ))}
        </span>
      )
    return [row(`sku-${key}`, label, described(was), described(is))]
  })
}
