import type { ShippableLine } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { SearchInput } from '../../ui/kit/input.tsx'
import { useDeferredValue, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import type { PlacedFaults } from '../../lib/fault-placement.ts'
import type { LineRowProps } from './line-rows.tsx'
import css from './lines-editor.module.css'
import { byOrder, LineCards, LinesTable } from './lines-list.tsx'
import { isOnNote, isOverLimit, quantityFault, type NoteFormLine } from './note-form.ts'

interface LinesEditorProps {
  lines: readonly NoteFormLine[]
  /** what is wrong, once somebody tried to save */
  faults: PlacedFaults['lines']
  onType: (orderLineId: string, text: string) => void
  onTypeMany: (quantities: Readonly<Record<string, string>>) => void
}

/** Up to this many lines are quicker done one by one. */
const worthBulk = 3
/** Below this many lines there is nothing to search. */
const worthSearching = 12

/** The quantities of a note, line by line, grouped by order. */
export function LinesEditor({ lines, faults, onType, onTypeMany }: LinesEditorProps) {
  const narrow = useNarrow()
  const [search, setSearch] = useState('')
  const [onlyOnNote, setOnlyOnNote] = useState(false)
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const [today] = useState(() => formatDay(new Date()))

  const shown = lines.filter(
    (formLine) =>
      faults[formLine.line.orderLineId] !== undefined ||
      ((!onlyOnNote || isOnNote(formLine)) && matches(formLine.line, wanted)),
  )
  const typeAll = (quantityOf: (line: ShippableLine) => string) =>
    onTypeMany(Object.fromEntries(shown.map(({ line }) => [line.orderLineId, quantityOf(line)])))

  const rowProps = (formLine: NoteFormLine): LineRowProps => ({
    line: formLine.line,
    text: formLine.text,
    onNote: isOnNote(formLine),
    // too much is said at once, what may still be typed to its end only afterwards
    fault:
      faults[formLine.line.orderLineId]?.quantity ?? (isOverLimit(formLine) ? quantityFault(formLine) : null),
    overdue: formLine.line.requiredDate < today,
    onType,
  })
  const groups = byOrder(shown)
  const List = narrow ? LineCards : LinesTable
  return (
    <div className={css.editor}>
      <div className={css.tools}>
        {lines.length > worthSearching && (
          <>
            <SearchInput
              className={css.search}
              aria-label={words.findLine}
              placeholder={words.findLine}
              value={search}
              onChange={setSearch}
            />
            <Checkbox value={onlyOnNote} onChange={setOnlyOnNote}>
              {words.onlyOnNote}
            </Checkbox>
          </>
        )}
        {lines.length > worthBulk && (
          <span className={css.bulk}>
            <Button look="link" onClick={() => typeAll((line) => line.remainingQuantity)}>
              {words.allRemaining}
            </Button>
            <Button look="link" onClick={() => typeAll(() => '0')}>
              {words.noneOfThem}
            </Button>
          </span>
        )}
      </div>
      {shown.length === 0 ? (
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
