import { importFields, type ImportField, type LayoutChoice } from '@bdr/contract/orders/import'
import type { ImportLayout } from '@bdr/contract/orders/replies'
import { fileReading } from '@bdr/text/import-file'
import { importFieldNames } from '@bdr/text/order-import'
import { Button } from '../../ui/kit/button.tsx'
import { Quiet } from '../../ui/console/cell-text.tsx'
import control from '../../ui/kit/control.module.css'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './import-layouts.module.css'

const words = fileReading.layouts

type LayoutColumn = ImportLayout['columns'][number]
type Mapping = ReadonlyMap<number, ImportField | null>
/** What somebody said of columns, by the key of their head. */
export type Mappings = ReadonlyMap<string, Mapping>

/** As `orders.import` takes them. */
export const layoutChoices = (mappings: Mappings): LayoutChoice[] =>
  [...mappings].map(([head, columns]) => ({ head, columns: [...columns] }))

interface ImportLayoutsProps {
  layouts: readonly ImportLayout[]
  mappings: Mappings
  onMap: (mappings: Mappings) => void
  onRecheck: () => void
}

/** Which column is read as what, to be corrected where a head is one that nobody knows. */
export function ImportLayouts({ layouts, mappings, onMap, onRecheck }: ImportLayoutsProps) {
  if (layouts.length === 0) return null
  const map = (layout: ImportLayout, column: LayoutColumn, field: ImportField | null) =>
    onMap(new Map(mappings).set(layout.head, mappingWith(layout, mappings.get(layout.head), column, field)))
  return (
    <Section title={words.title} note={words.note}>
      {layouts.map((layout) => (
        <details key={layout.head} className={css.layout} open={layout.missing.length > 0}>
          <summary className={css.summary}>
            {words.head(layout.sheet, layout.row)}
            {layout.missing.length > 0 && (
              <span className={css.missing}>{words.missing(layout.missing)}</span>
            )}
          </summary>
          <LayoutTable
            layout={layout}
            fieldOf={(column) => fieldOf(column, mappings.get(layout.head))}
            onMap={(column, field) => map(layout, column, field)}
          />
        </details>
      ))}
      {mappings.size > 0 && (
        <Button look="primary" className={css.recheck} onClick={onRecheck}>
          {words.recheck}
        </Button>
      )}
    </Section>
  )
}

const fieldOf = ({ index, field }: LayoutColumn, mapping: Mapping | undefined): ImportField | null =>
  mapping?.has(index) ? mapping.get(index)! : field

/** What was mapped by hand before stays; a field that moves to this column leaves the other. */
function mappingWith(
  { columns }: ImportLayout,
  known: Mapping | undefined,
  changed: LayoutColumn,
  field: ImportField | null,
): Mapping {
  const mapping = new Map(
    known ?? columns.filter(({ mapped }) => mapped).map((column) => [column.index, column.field]),
  )
  for (const column of columns)
    if (field !== null && column.index !== changed.index && fieldOf(column, mapping) === field)
      mapping.set(column.index, null)
  return mapping.set(changed.index, field)
}

interface LayoutTableProps {
  layout: ImportLayout
  fieldOf: (column: LayoutColumn) => ImportField | null
  onMap: (column: LayoutColumn, field: ImportField | null) => void
}

function LayoutTable({ layout, fieldOf: field, onMap }: LayoutTableProps) {
  const choice = (column: LayoutColumn) => (
    <FieldSelect column={column} value={field(column)} onChange={(chosen) => onMap(column, chosen)} />
  )
  const columns: readonly Column<LayoutColumn>[] = [
    { key: 'letters', title: words.column, width: 64, render: ({ letters }) => letters },
    { key: 'heading', title: words.heading, width: 200, render: ({ heading }) => heading },
    { key: 'field', title: words.field, width: 240, render: choice },
    {
      key: 'samples',
      title: words.samples,
      render: ({ samples }) => <span className={css.samples}>{samples.join('　')}</span>,
    },
  ]
  return (
    <DataTable
      label={words.head(layout.sheet, layout.row)}
      columns={columns}
      rows={layout.columns}
      rowKey={({ index }) => String(index)}
      card={(column) => (
        <ListCard title={`${column.letters} ${column.heading}`}>
          {choice(column)}
          <Quiet>{column.samples.join('　')}</Quiet>
        </ListCard>
      )}
    />
  )
}

interface FieldSelectProps {
  column: LayoutColumn
  value: ImportField | null
  onChange: (field: ImportField | null) => void
}

const FieldSelect = ({ column, value, onChange }: FieldSelectProps) => (
  <select
    className={`${control.control} ${css.select}`}
    aria-label={words.fieldOf(column.heading || column.letters)}
    data-empty={value === null || undefined}
    value={value ?? ''}
    onChange={({ target }) => onChange(importFields.find((field) => field === target.value) ?? null)}
  >
    <option value="">{words.none}</option>
    {importFields.map((field) => (
      <option key={field} value={field}>
        {importFieldNames[field]}
      </option>
    ))}
  </select>
)
