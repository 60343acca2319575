import { exportBrands, listBrands } from '@bdr/contract/brands/calls'
import { brandMachine } from '@bdr/contract/brands/machine'
import type { BrandRow } from '@bdr/contract/brands/replies'
import { brandFields as fields, brandList as words } from '@bdr/text/brands'
import { brandStatus } from '@bdr/text/names/brands'
import { useState, type ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { Clipped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { later } from '../../ui/later.tsx'
import { BrandActions } from './brand-actions.tsx'
import { CatalogueTabs } from './catalogue-tabs.tsx'

const BrandDialog = later(
  async () => (await import('./brand-dialog.tsx')).BrandDialog,
  ({ target }) => target !== null,
)

export const clientLoader = prefetchList(listBrands)

/** The list of brands, and of those that suppliers applied for. */
export default function BrandListPage() {
  const [edited, setEdited] = useState<{ brand: BrandRow | null } | null>(null)
  const actionsOf = (brand: BrandRow) => <BrandActions brand={brand} onEdit={() => setEdited({ brand })} />
  const add = (
    <Button look="primary" onClick={() => setEdited({ brand: null })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <ListPage
        call={listBrands}
        exports={exportBrands}
        title={words.title}
        facts={[words.hint]}
        actions={add}
        beside={<CatalogueTabs />}
        filters={[
          {
            kind: 'text',
            name: 'keyword',
            label: fields.name,
            placeholder: words.keyword,
            width: 200,
          },
          {
            kind: 'choice',
            name: 'status',
            label: fields.status,
            options: brandMachine.states.map((value) => ({ value, label: brandStatus[value] })),
          },
        ]}
        columns={[...columns, { key: 'actions', title: words.actions, pinned: true, render: actionsOf }]}
        card={(brand) => <BrandCard brand={brand}>{actionsOf(brand)}</BrandCard>}
        empty={words.empty}
      />
      <BrandDialog target={edited} onClose={() => setEdited(null)} />
    </>
  )
}

const columns: readonly Column<BrandRow>[] = [
  {
    key: 'name',
    title: fields.name,
    render: ({ name, aliases }) => (
      <TwoLines above={name} below={aliases.length === 0 ? undefined : aliases.join('、')} />
    ),
  },
  {
    key: 'status',
    title: fields.status,
    render: ({ status }) => <StatusTag machine="brand" status={status} />,
  },
  {
    key: 'merchant',
    title: fields.merchant,
    render: ({ merchantName }) =>
      merchantName === null ? <Quiet>{words.platform}</Quiet> : <Clipped text={merchantName} />,
  },
  {
    key: 'reason',
    title: fields.reason,
    render: ({ reason }) => (reason === null ? null : <Clipped text={reason} />),
  },
  { key: 'products', title: fields.products, numeric: true, render: ({ productCount }) => productCount },
  {
    key: 'createdAt',
    title: fields.createdAt,
    render: ({ createdAt }) => <Quiet>{formatInstant(createdAt)}</Quiet>,
  },
]

/** A brand on a phone. */
const BrandCard = ({ brand, children }: { brand: BrandRow; children: ReactNode }) => (
  <ListCard title={brand.name} state={<StatusTag machine="brand" status={brand.status} />}>
    {brand.aliases.length > 0 && <Quiet>{brand.aliases.join('、')}</Quiet>}
    <CardLine quiet>
      <span>{brand.merchantName ?? words.platform}</span>
      <span>{formatInstant(brand.createdAt)}</span>
    </CardLine>
    {brand.reason !== null && <div>{brand.reason}</div>}
    <CardLine>{children}</CardLine>
  </ListCard>
)
