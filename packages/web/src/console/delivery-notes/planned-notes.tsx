import type { FilledSheetReport } from '@bdr/contract/delivery-notes/replies'
import { compare, minus } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import { filledColumns as fields, filledSheetPage } from '@bdr/text/delivery-note-fill'
import { Link } from 'react-router'
import { formatQuantity } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './planned-notes.module.css'

const words = filledSheetPage.notes

type Note = FilledSheetReport['notes'][number]
type Line = Note['lines'][number]

/** The notes of a filled-in sheet with their lines, to be compared with the sheet. */
export function PlannedNotes({ report: { notes }, title }: { report: FilledSheetReport; title: string }) {
  const lines = notes.reduce((sum, note) => sum + note.lines.length, 0)
  return (
    <Section title={title} note={words.count(notes.length, lines)}>
      {notes.map((note) => (
        <section key={`${note.buyerName} ${note.shipTo}`} className={css.note}>
          <h3 className={`${layout.row} ${css.place}`}>
            {note.id !== null && (
              <>
                <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{note.noteNo}</Link>{' '}
              </>
            )}
            {note.buyerName}
            <span className={typography.lighter}>{note.shipTo}</span>
            <span className={`${typography.lighter} ${layout.end}`}>
              {[words.lines(note.lines.length), note.packages !== null && words.packages(note.packages)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </h3>
          <DataTable
            label={words.linesOf(note.shipTo)}
            columns={columns}
            rows={note.lines}
            rowKey={({ orderNo, lineNo }) => `${orderNo} ${lineNo}`}
            card={(line) => <LineCard line={line} />}
          />
        </section>
      ))}
    </Section>
  )
}

/** Within its tolerance a line may ship more than remains: then nothing is left. */
const rest = ({ remainingQuantity, quantity }: Line) =>
  compare(remainingQuantity, quantity) > 0 ? minus(remainingQuantity, quantity) : '0'

const columns: readonly Column<Line>[] = [
  {
    key: 'order',
    title: fields.orderNo,
    width: 200,
    render: ({ orderNo, lineNo }) => (
      <>
        {orderNo} <Quiet>/ {lineNo}</Quiet>
      </>
    ),
  },
  {
    key: 'material',
    title: fields.materialName,
    render: (line) => (
      <TwoLines
        above={line.materialName}
        below={[line.specification, line.materialCode].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'quantity',
    title: fields.quantity,
    numeric: true,
    width: 120,
    render: (line) => <strong>{formatQuantity(line.quantity, line.unit)}</strong>,
  },
  {
    key: 'rest',
    title: words.rest,
    numeric: true,
    width: 120,
    render: (line) => <Quiet>{formatQuantity(rest(line))}</Quiet>,
  },
  {
    key: 'batch',
    title: fields.batch,
    width: 200,
    render: ({ batch }) => batch ?? <Quiet>—</Quiet>,
  },
  {
    key: 'packages',
    title: fields.packages,
    numeric: true,
    width: 80,
    render: ({ packages }) => packages ?? <Quiet>—</Quiet>,
  },
]

/** A line on a phone: the material, the quantity, the order. */
const LineCard = ({ line }: { line: Line }) => (
  <ListCard title={line.materialName} state={<span>{formatQuantity(line.quantity, line.unit)}</span>}>
    {line.specification && <Quiet>{line.specification}</Quiet>}
    {line.batch && (
      <span>
        {fields.batch} {line.batch}
      </span>
    )}
    <CardLine quiet>
      <span>
        {line.orderNo} / {line.lineNo}
      </span>
      {line.packages !== null && <span>{words.packages(line.packages)}</span>}
    </CardLine>
  </ListCard>
)
