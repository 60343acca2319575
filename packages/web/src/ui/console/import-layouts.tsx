import type { ImportLayout } from '@bdr/contract/kernel/replies'
import { fileReading } from '@bdr/text/import-file'
import { Button } from '../kit/button.tsx'
import { SelectInput } from '../kit/select-input.tsx'
import typography from '../typography.module.css'
import { Quiet } from './cell-text.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { ListCard } from './list-card.tsx'
import { Section } from './section.tsx'
import css from './import-layouts.module.css'
import type { ImportRun, Mapping } from './use-import.ts'

const words = fileReading.layouts

type LayoutColumn = ImportLayout['columns'][number]

/** The fields a column may be read as. */
interface ImportFieldName {
  readonly field: string
  readonly name: string
}

interface ImportLayoutsProps {
  layouts: readonly ImportLayout[]
  fields: readonly ImportFieldName[]
  run: ImportRun
}

/** Which column is read as which field; a person chooses it where a heading is unknown. */
export function ImportLayouts({ layouts, fields, run }: ImportLayoutsProps) {
  const { mappings } = run
  if (layouts.length === 0) return null
  const map = (layout: ImportLayout, column: LayoutColumn, field: string | null) =>
    run.setMappings(
      new Map(mappings).set(layout.head, mappingWith(layout, mappings.get(layout.head), column, field)),
    )
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
            fields={fields}
            fieldOf={(column) => fieldOf(column, mappings.get(layout.head))}
            onMap={(column, field) => map(layout, column, field)}
          />
        </details>
      ))}
      {mappings.size > 0 && (
        <Button className={css.recheck} onClick={() => run.recheck()}>
          {words.recheck}
        </Button>
      )}
    </Section>
  )
}

const fieldOf = ({ index, field }: LayoutColumn, mapping: Mapping | undefined): string | null =>
  mapping?.has(index) ? mapping.get(index)! : field

/**
 * Keeps columns that were mapped by hand before; a field that is assigned to this column is removed from its
 * former one.
 */
function mappingWith(
  { columns }: ImportLayout,
  known: Mapping | undefined,
  changed: LayoutColumn,
  field: string | null,
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
  fields: readonly ImportFieldName[]
  fieldOf: (column: LayoutColumn) => string | null
  onMap: (column: LayoutColumn, field: string | null) => void
}

function LayoutTable({ layout, fields, fieldOf: field, onMap }: LayoutTableProps) {
  const choice = (column: LayoutColumn) => (
    <FieldSelect
      column={column}
      fields={fields}
      value={field(column)}
      onChange={(chosen) => onMap(column, chosen)}
    />
  )
  const columns: readonly Column<LayoutColumn>[] = [
    { key: 'letters', title: words.column, width: 64, render: ({ letters }) => letters },
    { key: 'heading', title: words.heading, width: 200, render: ({ heading }) => heading },
    { key: 'field', title: words.field, width: 240, render: choice },
    {
      key: 'samples',
      title: words.samples,
      render: ({ samples }) => (
        <span className={`${typography.clipped} ${css.samples}`}>{samples.join('　')}</span>
      ),
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
  fields: readonly ImportFieldName[]
  value: string | null
  onChange: (field: string | null) => void
}

const FieldSelect = ({ column, fields, value, onChange }: FieldSelectProps) => (
  <SelectInput
    aria-label={words.fieldOf(column.heading || column.letters)}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
  >
    <option value="">{words.none}</option>
    {fields.map(({ field, name }) => (
      <option key={field} value={field}>
        {name}
      </option>
    ))}
  </SelectInput>
)
