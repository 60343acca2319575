import type { ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { useDeferredValue, useState, Fragment } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { Input } from '../../ui/kit/input.tsx'
import type { NoteCertificates } from './line-certificates.tsx'
import { type LineRowProps, LineCard, LineRow } from './line-rows.tsx'
import layout from '../../ui/layout.module.css'
import css from './lines-editor.module.css'
import { isOnNote, keyOf, type NoteValues } from './note-form.ts'

interface LinesEditorProps {
  lines: readonly ShippableLine[]
  form: Form<NoteValues>
  certificates: NoteCertificates
}

/** Up to this many lines are filled in quickly one by one. */
const worthBulk = 3
/** Below this many lines a search is useless. */
const worthSearching = 12

/** The quantities of a note, line by line, grouped by order. */
export function LinesEditor({ lines, form, certificates }: LinesEditorProps) {
  const narrow = useNarrow()
  const [search, setSearch] = useState('')
  const [onlyOnNote, setOnlyOnNote] = useState(false)
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const [today] = useState(() => formatDay(new Date()))

  /** the lines that stay visible; lines with faults always do */
  const keys = useComputed(form, ({ quantities }) => {
    const wrong = new Set(Object.keys(form.core.faults().fields).map((name) => name.split('.')[1]))
    return lines
      .filter(
        (line) =>
          wrong.has(keyOf(line)) ||
          ((!onlyOnNote || isOnNote(quantities[keyOf(line)] ?? '')) && matches(line, wanted)),
      )
      .map(keyOf)
  })
  // a copy, because the form's own object stays the same while one of its lines changes
  const papers = useComputed(form, (values) => ({ ...values.certificates }))
  const inSight = new Set(keys)
  const shown = lines.filter((line) => inSight.has(keyOf(line)))
  const typeAll = (quantityOf: (line: ShippableLine) => string) => {
    const values = form.values()
    const typed = Object.fromEntries(shown.map((line) => [keyOf(line), quantityOf(line)]))
    form.setAll({ ...values, quantities: { ...values.quantities, ...typed } })
  }
  const rowProps = (line: ShippableLine): LineRowProps => ({
    line,
    quantity: form.at(`quantities.${keyOf(line)}`),
    batch: form.at(`batches.${keyOf(line)}`),
    papers: papers[keyOf(line)],
    certificates,
    overdue: line.requiredDate < today,
  })
  const groups = byOrder(shown)
  const List = narrow ? LineCards : LinesTable
  return (
    <div className={css.editor}>
      <div className={`${layout.row} ${css.tools}`}>
        {lines.length > worthSearching && (
          <>
            <Input
              type="search"
              className={css.search}
              aria-label={words.findLine}
              placeholder={words.findLine}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Checkbox value={onlyOnNote} onChange={setOnlyOnNote}>
              {words.onlyOnNote}
            </Checkbox>
          </>
        )}
        {lines.length > worthBulk && (
          <span className={`${layout.row} ${layout.end}`}>
            <Button look="link" onClick={() => typeAll((line) => line.remainingQuantity)}>
              {words.allRemaining}
            </Button>
            <Button look="link" onClick={() => typeAll(() => '0')}>
              {words.noneOfThem}
            </Button>
          </span>
        )}
      </div>
      {lines.length === 0 ? (
        <Blank title={words.noneLeft} hint={words.noneLeftHint} />
      ) : shown.length === 0 ? (
        <Blank title={words.findLineEmpty} />
      ) : (
        <List groups={groups} withOrder={byOrder(lines).length > 1} rowProps={rowProps} />
      )}
    </div>
  )
}

const matches = (line: ShippableLine, wanted: string) =>
  wanted === '' ||
  String(line.lineNo) === wanted ||
  [line.materialName, line.materialCode, line.specification, line.brand].some((fact) =>
    fact?.toLowerCase().includes(wanted),
  )

/** The lines of one order. */
interface OrderGroup {
  readonly orderNo: string
  readonly lines: readonly ShippableLine[]
}

function byOrder(lines: readonly ShippableLine[]): OrderGroup[] {
  const groups = Map.groupBy(lines, (line) => line.orderNo)
  return [...groups].map(([orderNo, members]) => ({ orderNo, lines: members }))
}

interface LinesListProps {
  groups: readonly OrderGroup[]
  withOrder: boolean
  rowProps: (line: ShippableLine) => LineRowProps
}

const { columns } = words

/** The lines as columns, on a wide screen. */
function LinesTable({ groups, withOrder, rowProps }: LinesListProps) {
  return (
    <table className={`${layout.table} ${css.table}`}>
      <colgroup>
        <col className={css.lineNoColumn} />
        <col />
        <col className={css.dayColumn} />
        <col className={css.figureColumn} />
        <col className={css.figureColumn} />
        <col className={css.limitColumn} />
        <col className={css.entryColumn} />
        <col className={css.actionColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.lineNo}</th>
          <th scope="col">{columns.material}</th>
          <th scope="col">{columns.requiredDate}</th>
          <th scope="col" className={css.figure}>
            {columns.ordered}
          </th>
          <th scope="col" className={css.figure}>
            {columns.shipped}
          </th>
          <th scope="col" className={css.figure}>
            {columns.remaining}
          </th>
          <th scope="col" className={css.figure}>
            {columns.quantity}
          </th>
          <th scope="col">
            <span className="visually-hidden">{columns.action}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ orderNo, lines }) => (
        <tbody key={orderNo}>
          {withOrder && (
            <tr className={css.order}>
              <th scope="rowgroup" colSpan={8}>
                {words.order(orderNo)}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <LineRow key={line.orderLineId} {...rowProps(line)} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The lines as cards, on a narrow one. */
function LineCards({ groups, withOrder, rowProps }: LinesListProps) {
  return groups.map(({ orderNo, lines }) => (
    <Fragment key={orderNo}>
      {withOrder && <h3 className={css.order}>{words.order(orderNo)}</h3>}
      <ul className={`${layout.list} ${layout.rows}`}>
        {lines.map((line) => (
          <LineCard key={line.orderLineId} {...rowProps(line)} />
        ))}
      </ul>
    </Fragment>
  ))
}
