import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductSources } from '@bdr/contract/products/replies'
import { absent } from '@bdr/text/client'
import { bytesText } from '@bdr/text/files'
import {
  documentKinds,
  priceRange,
  productFields as fields,
  productSheet as words,
  skuFields,
  taxRateText,
} from '@bdr/text/products'
import { compare } from '@bdr/contract/kernel/decimal'
import { useState } from 'react'
import { formatUnitPrice } from '../../lib/format.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'
import { AnchorButton } from '../../ui/kit/link-button.tsx'
import typography from '../../ui/typography.module.css'
import css from './product-sheet.module.css'
import { ProductPicture } from '../../ui/console/product-picture.tsx'
import layout from '../../ui/layout.module.css'

interface ProductSheetProps {
  content: ProductContent
  sources: ProductSources
  productNo: string
}

/** A product as a buyer sees it, whether it is published or not. */
export function ProductSheet({ content, sources, productNo }: ProductSheetProps) {
  const category = sources.categories.find(({ id }) => id === content.categoryId)
  const definitions = category ? [...category.attributes, ...category.retired] : []
  const brand = sources.brands.find(({ id }) => id === content.brandId)
  const attributes = content.attributes.flatMap(({ key, value }) => {
    const definition = definitions.find((one) => one.key === key)
    return value === '' ? [] : [{ label: definition?.name ?? key, value: withUnit(value, definition?.unit) }]
  })
  const documents = content.documents.flatMap(({ kind, fileId }) => {
    const file = sources.files.find(({ id }) => id === fileId)
    return file ? [{ kind, file }] : []
  })
  return (
    <div className={layout.shrinks}>
      <div className={css.head}>
        <Pictures content={content} sources={sources} />
        <div className={css.words}>
          <h2 className={css.name}>{content.name === '' ? words.noName : content.name}</h2>
          <Price content={content} />
          <Facts
            items={[
              { label: words.productNo, value: productNo },
              { label: fields.model, value: content.model },
              { label: fields.brandId, value: brand?.name },
              { label: fields.unit, value: content.unit },
              { label: fields.categoryId, value: category?.path, wide: true },
            ]}
          />
        </div>
      </div>
      {attributes.length > 0 && (
        <Section title={words.attributes}>
          <Facts items={attributes} />
        </Section>
      )}
      {content.skus.length > 0 && (
        <Section title={words.skus}>
          <SkuRows content={content} sources={sources} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={words.documents}>
          <ul className={`${layout.list} ${layout.rows} ${css.documents}`}>
            {documents.map(({ kind, file }) => (
              <li key={file.id}>
                <span className={typography.quiet}>{documentKinds[kind]}</span>
                <a href={file.url} target="_blank" rel="noreferrer">
                  {file.name}
                </a>
                <span className={typography.quiet}>{bytesText(file.bytes)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.description}>
        {content.description === '' ? (
          <p className={typography.quiet}>{words.noDescription}</p>
        ) : (
          // the server sanitised it when it was stored; unstored input is the person's own
          <div className={css.description} dangerouslySetInnerHTML={{ __html: content.description }} />
        )}
      </Section>
    </div>
  )
}

const withUnit = (value: string, unit = '') => (unit === '' ? value : `${value} ${unit}`)

/** The typed text may not be a valid price yet. */
const isPrice = (price: string) => /^\d+(\.\d+)?$/.test(price)
const priceText = (price: string) => (isPrice(price) ? formatUnitPrice(price, 'CNY') : price || absent)

function Price({ content: { skus, unit } }: { content: ProductContent }) {
  const prices = skus
    .map(({ price }) => price)
    .filter(isPrice)
    .toSorted(compare)
  return (
    <p className={`${layout.row} ${css.price}`}>
      <span className={typography.quiet}>{words.price}</span>
      <strong>
        {prices.length === 0
          ? words.noPrice
          : priceRange(formatUnitPrice(prices[0]), formatUnitPrice(prices.at(-1)))}
      </strong>
      {unit !== '' && <span className={typography.quiet}>{words.perUnit(unit)}</span>}
    </p>
  )
}

/** The chosen picture large, and all of them small below it. */
function Pictures({ content, sources }: Pick<ProductSheetProps, 'content' | 'sources'>) {
  const [chosen, setChosen] = useState(0)
  const files = content.pictures.flatMap((id) => sources.files.find((file) => file.id === id) ?? [])
  const shown = files[Math.min(chosen, files.length - 1)]
  return (
    <div className={css.pictures}>
      <ProductPicture file={shown} alt={words.picture(chosen + 1, content.name)} width={320} />
      {files.length > 1 && (
        <div className={`${layout.tools} ${css.small}`} role="group" aria-label={words.main}>
          {files.map((file, index) => (
            <button
              key={file.id}
              type="button"
              aria-label={words.picture(index + 1, content.name)}
              aria-pressed={file === shown}
              onClick={() => setChosen(index)}
            >
              <ProductPicture file={file} alt="" width={56} />
            </button>
          ))}
        </div>
      )}
      {shown && (
        <AnchorButton look="link" href={shown.url} target="_blank" rel="noreferrer">
          {words.openPicture}
        </AnchorButton>
      )}
    </div>
  )
}

type Sku = ProductContent['skus'][number]

/** The numbers of a SKU, each with its column. */
const figures: readonly { readonly title: string; readonly of: (sku: Sku) => string }[] = [
  { title: skuFields.price, of: ({ price }) => priceText(price) },
  { title: skuFields.taxRate, of: ({ taxRate }) => taxRateText(taxRate) },
  { title: skuFields.stock, of: ({ stock }) => stock || absent },
  { title: skuFields.moq, of: ({ moq }) => moq || absent },
  {
    title: skuFields.leadTimeDays,
    of: ({ leadTimeDays }) => (leadTimeDays === '' ? absent : words.dayCount(leadTimeDays)),
  },
  { title: skuFields.weight, of: ({ weight }) => (weight === '' ? absent : `${weight} kg`) },
]

/** A row for each SKU; columns with equal values stay, so that SKUs can be compared. */
export function SkuRows({ content, sources }: Pick<ProductSheetProps, 'content' | 'sources'>) {
  const category = sources.categories.find(({ id }) => id === content.categoryId)
  const definitions = category ? [...category.attributes, ...category.retired] : []
  const varying = content.variants.filter(({ values }) => values.length > 0)
  const headOf = (key: string) => {
    const definition = definitions.find((one) => one.key === key)
    return definition ? `${definition.name}${definition.unit === '' ? '' : `（${definition.unit}）`}` : key
  }
  return (
    // what is scrolled sideways on a phone can be scrolled by keyboard as well
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={layout.scrolls} role="region" aria-label={fields.skus} tabIndex={0}>
      <table className={`${layout.table} ${css.skus}`}>
        <thead>
          <tr>
            {varying.map(({ key }) => (
              <th key={key} scope="col">
                {headOf(key)}
              </th>
            ))}
            <th scope="col">{skuFields.code}</th>
            {figures.map(({ title }) => (
              <th key={title} scope="col" data-numeric>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.skus.map((sku) => (
            <tr key={sku.key}>
              {varying.map(({ key }, index) => (
                <td key={key}>{sku.values[index] ?? absent}</td>
              ))}
              <td>{sku.code || absent}</td>
              {figures.map(({ title, of }) => (
                <td key={title} data-numeric>
                  {of(sku)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
