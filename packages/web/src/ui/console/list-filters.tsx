import type { Call } from '@bdr/contract/kernel/call'
import { ui } from '@bdr/text/ui'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { DayRangeFilter } from './day-range-filter.tsx'
import type { CommitFilter, FilterField } from './filter-field.ts'
import { useFoldedFields } from './folded-fields.ts'
import css from './list-filters.module.css'
import { TextFilter } from './text-filter.tsx'
import type { TableQuery } from './use-table-query.ts'
import { useNarrow } from './use-narrow.ts'
import { downloadDocument } from '../../lib/api.ts'
import { reportError } from '../../lib/report-error.ts'
import layout from '../layout.module.css'

interface ListFiltersProps {
  query: Pick<TableQuery, 'query' | 'filtered' | 'longest' | 'setFilter' | 'reset'>
  fields: readonly FilterField[]
  /** at the far end, before the export */
  tools?: ReactNode
  /** the call that exports the filtered rows, and the name of its file */
  exports?: { call: Call; name: string; given?: Readonly<Record<string, unknown>> | undefined }
}

/**
 * The filters of a list, between the page's heading and its rows; on a phone the fields are collapsed behind
 * a button.
 */
export function ListFilters({ query, fields, tools, exports }: ListFiltersProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const panel = useId()
  const values = query.query as Readonly<Record<string, string | undefined>>
  const isSet = (field: FilterField) => namesOf(field).some((name) => values[name] !== undefined)
  // what filters the rows is seen: nothing that is set is folded away
  const inOrder = [...fields].sort((a, b) => Number(rarely(a) && !isSet(a)) - Number(rarely(b) && !isSet(b)))
  const rare = inOrder.filter((field) => rarely(field) && !isSet(field))
  const hasMore = isUnfolded || narrow
  const shown = inOrder.filter((field) => hasMore || !rare.includes(field))
  const count = fields.filter(isSet).length
  const { fields: place, hidden } = useFoldedFields(!hasMore)
  if (!hasMore && hidden > 0 && shown.slice(-hidden).some(isSet)) setUnfolded(true)
  const set: CommitFilter = (patch, options) => query.setFilter(patch, options)

  const line = (
    <search className={css.line} id={panel} aria-label={ui('filter.label')} data-filters>
      <div ref={place} className={css.fields} data-folded={!hasMore || undefined}>
        {shown.map((field) =>
          field.kind === 'text' ? (
            <TextFilter
              key={field.name}
              field={field}
              maxLength={query.longest(field.name)}
              value={values[field.name] ?? ''}
              onCommit={set}
            />
          ) : field.kind === 'choice' ? (
            <ChoiceFilter key={field.name} field={field} value={values[field.name]} onCommit={set} />
          ) : field.kind === 'own' ? (
            <Fragment key={field.name}>
              {field.render(values[field.name], (value) => set({ [field.name]: value }), set)}
            </Fragment>
          ) : (
            <DayRangeFilter key={field.from} field={field} values={values} onCommit={set} />
          ),
        )}
      </div>
      {!narrow && (isUnfolded || rare.length + hidden > 0) && (
        <Button
          look="link"
          className={css.reset}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {ui(isUnfolded ? 'filter.fewer' : 'filter.more')}
        </Button>
      )}
      {query.filtered && (
        <Button look="link" className={css.reset} onClick={query.reset}>
          {ui('filter.reset')}
        </Button>
      )}
      {(tools || exports) && (
        <span className={`${layout.beside} ${layout.end}`}>
          {tools}
          {exports && (
            <ListExport
              call={exports.call}
              name={exports.name}
              query={{ ...query.query, ...exports.given }}
            />
          )}
        </span>
      )}
    </search>
  )
  return (
    <div className={`${layout.row} ${css.filters}`}>
      {narrow ? (
        <div className={layout.blocks} data-filters>
          <Button wide aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
            {count === 0 ? ui('filter.open') : ui('filter.openWith', { count })}
          </Button>
          {open && line}
        </div>
      ) : (
        line
      )}
    </div>
  )
}

const rarely = (field: FilterField): boolean => field.isMore === true

const namesOf = (field: FilterField): string[] =>
  field.kind === 'day-range' ? [field.from, field.to] : [field.name]

interface ListExportProps {
  call: Call
  /** the list's query; its page number is ignored */
  query: Readonly<Record<string, unknown>>
  /** the file's name without its extension */
  name: string
}

/** Downloads all pages of the filtered list as a workbook. */
function ListExport({ call, query, name }: ListExportProps) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const { pageNum: _page, pageSize: _size, ...filter } = query
    try {
      await downloadDocument(call, filter, `${name}.xlsx`)
    } catch (error) {
      reportError(error, call)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button isPending={busy} onClick={() => void download()}>
      {ui(busy ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
