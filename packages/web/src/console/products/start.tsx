import { productMachine } from '@bdr/contract/products/machine'
import {
  createProduct,
  listProducts,
  countProducts,
  readCategoryAttributes,
  readProduct,
} from '@bdr/contract/products/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { categoryPath } from '@bdr/text/names/categories'
import { productList, productStart as words } from '@bdr/text/products'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { CategoryPicker } from '../../ui/console/category-picker.tsx'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'
import css from './start.module.css'

/** The first step of a new product: its category, which decides what has to be filled in. */
export default function ProductStartPage() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ id: string; names: readonly string[] } | null>(null)
  const create = useCallMutation(createProduct, {
    invalidates: [listProducts, countProducts],
    onSuccess: (product) => {
      setCached(readProduct, { id: product.id }, product)
      return navigate(pageUrl('productCreate', { id: product.id }))
    },
  })
  return (
    <>
      <PageHeader title={words.title} facts={[words.hint]} />
      <div className={css.sides}>
        <CategoryPicker value={chosen?.id ?? null} onChange={(id, names) => setChosen({ id, names })} />
        <div className={css.side}>
          <div className={`${layout.card} ${css.chosen}`} aria-live="polite">
            <span className={typography.quiet}>{words.chosen}</span>
            <strong>{chosen === null ? words.none : categoryPath(chosen.names)}</strong>
            {chosen !== null && <AttributeNames categoryId={chosen.id} />}
            <span>
              <Button
                look="primary"
                isDisabled={chosen === null}
                isPending={create.isPending}
                onClick={() => create.mutate({ categoryId: chosen!.id })}
              >
                {words.next}
              </Button>
            </span>
          </div>
          <Drafts />
        </div>
      </div>
    </>
  )
}

function AttributeNames({ categoryId }: { categoryId: string }) {
  const attributes = useCall(readCategoryAttributes, { id: categoryId }, { toast: false })
  if (attributes.data === undefined) return null
  if (attributes.data.length === 0) return <span className={typography.quiet}>{words.noAttributes}</span>
  return (
    <>
      <span className={typography.quiet}>{words.attributes}</span>
      <span className={`${layout.row} ${css.names}`}>
        {attributes.data.map(({ key, name, varies }) => (
          <Tag key={key} tone={varies ? 'accent' : 'plain'}>
            {varies ? `${name} · ${words.varies}` : name}
          </Tag>
        ))}
      </span>
    </>
  )
}

/** Products that were started and not submitted. */
function Drafts() {
  const drafts = useCall(listProducts, { status: productMachine.initial, pageSize: 5 }, { toast: false })
  const list = drafts.data?.list ?? []
  if (list.length === 0) return null
  return (
    <Section title={words.drafts}>
      <ul className={`${layout.list} ${css.drafts}`}>
        {list.map(({ id, name, category, updatedAt }) => (
          <li key={id}>
            <Link to={pageUrl('productCreate', { id })}>{name === '' ? productList.unnamed : name}</Link>
            <span className={typography.quiet}>{category.split(' / ').at(-1)}</span>
            <span className={typography.quiet}>{formatInstant(updatedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
