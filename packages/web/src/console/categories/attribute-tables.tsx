import type { AttributeRow, CategoryAttributes } from '@bdr/contract/categories/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { attributeList as words, attributeTypeNames } from '@bdr/text/categories'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import css from './attribute-tables.module.css'
import typography from '../../ui/typography.module.css'

type InheritedRow = CategoryAttributes['inherited'][number]
export type AttributeAction = 'edit' | 'up' | 'down' | 'enable' | 'disable'

/** The kind of value, and its choices or unit. */
const kindOf = ({ type, unit, choices }: AttributeRow) => (
  <TwoLines
    above={words.withUnit(attributeTypeNames[type], unit)}
    below={choices.length === 0 ? undefined : words.options(choices)}
  />
)

const columns: Column<AttributeRow>[] = [
  {
    key: 'name',
    title: words.name,
    render: ({ name }) => <strong className={typography.strong}>{name}</strong>,
  },
  { key: 'kind', title: words.kind, render: kindOf },
  {
    key: 'required',
    title: words.required,
    render: ({ required }) => (required ? words.yes : <Quiet>{words.no}</Quiet>),
  },
  {
    key: 'varies',
    title: words.varies,
    render: ({ varies }) => (varies ? words.yes : <Quiet>{words.no}</Quiet>),
  },
  {
    key: 'products',
    title: words.products,
    numeric: true,
    render: ({ productCount }) => words.productCount(productCount),
  },
]

interface OwnAttributesProps {
  rows: readonly AttributeRow[]
  onAction: (action: AttributeAction, row: AttributeRow) => void
}

/** A category's own attributes, with the actions on each. */
export function OwnAttributes({ rows, onAction }: OwnAttributesProps) {
  const actionsOf = (row: AttributeRow) => (
    <span className={css.actions}>
      {(['edit', 'up', 'down', row.enabled ? 'disable' : 'enable'] as const).map((action) => (
        <Button
          key={action}
          look="link"
          isDisabled={(action === 'up' && row === rows[0]) || (action === 'down' && row === rows.at(-1))}
          aria-label={words.of(words[action], row.name)}
          onClick={() => onAction(action, row)}
        >
          {words[action]}
        </Button>
      ))}
    </span>
  )
  return (
    <DataTable
      label={words.own}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        ...columns,
        { key: 'state', title: words.state, render: stateOf },
        { key: 'actions', title: words.actions, pinned: true, render: actionsOf },
      ]}
      card={(row) => <Card row={row}>{actionsOf(row)}</Card>}
    />
  )
}

const stateOf = ({ enabled }: AttributeRow) => (
  <Tag tone={enabled ? 'good' : 'plain'}>{enabled ? words.enabled : words.disabled}</Tag>
)

interface InheritedAttributesProps {
  rows: readonly InheritedRow[]
  onOverride: (row: InheritedRow) => void
}

/** The attributes of the categories above; they are changed there, or overridden here. */
export function InheritedAttributes({ rows, onOverride }: InheritedAttributesProps) {
  const override = (row: InheritedRow) => (
    <span className={css.actions}>
      <Button look="link" aria-label={words.of(words.override, row.name)} onClick={() => onOverride(row)}>
        {words.override}
      </Button>
    </span>
  )
  const from = ({ categoryId, category }: InheritedRow) => (
    <Link to={pageUrl('categoryAttributes', { id: categoryId })}>{category}</Link>
  )
  return (
    <DataTable
      label={words.inherited}
      rows={rows.filter(({ enabled }) => enabled)}
      rowKey={({ id }) => id}
      columns={[
        ...(columns as Column<InheritedRow>[]),
        { key: 'from', title: words.from, render: from },
        { key: 'actions', title: words.actions, pinned: true, render: override },
      ]}
      card={(row) => (
        <Card row={row}>
          {from(row)}
          {override(row)}
        </Card>
      )}
    />
  )
}

/** An attribute on a phone. */
const Card = ({ row, children }: { row: AttributeRow; children: ReactNode }) => (
  <ListCard title={row.name} state={stateOf(row)}>
    {kindOf(row)}
    <CardLine quiet>
      {row.required && <span>{words.required}</span>}
      {row.varies && <span>{words.varies}</span>}
      <span>{words.productCount(row.productCount)}</span>
    </CardLine>
    <CardLine>{children}</CardLine>
  </ListCard>
)
