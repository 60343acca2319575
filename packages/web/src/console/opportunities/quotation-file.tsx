import { reportOf } from '@bdr/contract/imports/model'
import type { OpportunityDetail, QuotationImportReport } from '@bdr/contract/quotations/replies'
import { importQuotation, quotationFileBytes, quotationWorkbook } from '@bdr/contract/quotations/import'
import { quotationFileWords as words, quotationWorkbookText } from '@bdr/text/quotation-import'
import { quotationForm as labels } from '@bdr/text/quotations'
import { useState } from 'react'
import { formatRate, formatUnitPrice } from '../../lib/format.ts'
import { showToast } from '../../lib/toasts.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { FileFormats } from '../../ui/console/file-import.tsx'
import { ImportDialog } from '../../ui/console/import-dialog.tsx'
import { ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import layout from '../../ui/layout.module.css'
import {
  countChanging,
  countOverwriting,
  filledLines,
  filledWith,
  type FilledField,
  type FilledLine,
  type Precedence,
} from './filled-lines.ts'
import css from './quotation-file.module.css'
import type { LineValues, QuotationValues } from './quotation-values.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  opportunity: OpportunityDetail
  form: Form<QuotationValues>
}

/**
 * Fills the prices of the inquiry's own workbook into the form, after the person has compared them with the
 * input.
 */
export function QuotationFile({ isOpen, onClose, opportunity, form }: Props) {
  const { id, inquiryNo, lines } = opportunity
  const run = useImport(importQuotation, { id }, [])
  const [precedence, setPrecedence] = useState<Precedence>('file')
  const close = () => {
    run.choose(null)
    onClose()
  }
  const filledBy = (report: QuotationImportReport) => filledLines(lines, form.values(), report.lines)
  const take = (report: QuotationImportReport) => {
    const filled = filledBy(report)
    const count = countChanging(filled, precedence)
    form.setAll(filledWith(form.values(), filled, precedence))
    if (run.detail?.state === 'open') run.commit()
    if (count > 0) showToast('success', words.taken(count))
    close()
  }
  return (
    <ImportDialog
      isOpen={isOpen}
      onClose={close}
      run={run}
      reportOf={(detail) => reportOf(detail, 'quotation')}
      words={words}
      maxBytes={quotationFileBytes}
      howTo={
        <FileFormats title={words.formats} points={words.points}>
          <DownloadButton
            call={quotationWorkbook}
            input={{ id }}
            fileName={quotationWorkbookText.fileName(inquiryNo)}
          >
            {words.download}
          </DownloadButton>
        </FileFormats>
      }
      countOf={(report) => countChanging(filledBy(report), precedence)}
      onFill={take}
    >
      {(report) => <Filling filled={filledBy(report)} {...{ precedence, onPrecedence: setPrecedence }} />}
    </ImportDialog>
  )
}

interface FillingProps {
  filled: readonly FilledLine[]
  precedence: Precedence
  onPrecedence: (precedence: Precedence) => void
}

/** What would be filled in, line by line, and which input that would overwrite. */
function Filling({ filled, precedence, onPrecedence }: FillingProps) {
  const overwriting = countOverwriting(filled)
  return (
    <Section title={words.lines} note={overwriting > 0 ? words.overwritten(overwriting) : undefined}>
      {overwriting > 0 && (
        <div className={layout.above}>
          <RadioGroup
            label={words.both}
            options={[
              { value: 'file', label: words.preferFile },
              { value: 'typed', label: words.keepTyped },
            ]}
            value={precedence}
            onChange={(value) => onPrecedence(value as Precedence)}
          />
        </div>
      )}
      <DataTable
        label={words.lines}
        columns={columnsFor(precedence)}
        rows={filled}
        rowKey={({ line }) => line.id}
        card={(row) => (
          <ListCard title={`${row.line.lineNo} ${row.line.materialName}`}>
            {row.fields.length === 0 && <Quiet>{words.unchanged}</Quiet>}
            <Cells row={row} precedence={precedence} only={() => true} />
          </ListCard>
        )}
      />
    </Section>
  )
}

const columnsFor = (precedence: Precedence): readonly Column<FilledLine>[] => [
  {
    key: 'line',
    title: words.material,
    render: ({ line }) => (
      <TwoLines above={`${line.lineNo} ${line.materialName}`} below={line.specification ?? ''} />
    ),
  },
  {
    key: 'price',
    title: words.price,
    render: (row) =>
      row.fields.length === 0 ? (
        <Quiet>{words.unchanged}</Quiet>
      ) : (
        <Cells row={row} precedence={precedence} only={(field) => field === 'price'} />
      ),
  },
  column('leadDays', labels.leadDays, (field) => field === 'leadDays', precedence),
  column('brand', labels.brand, (field) => field === 'brand', precedence),
  column('other', words.other, (field) => !['price', 'leadDays', 'brand'].includes(field), precedence),
]

const column = (
  key: string,
  title: string,
  only: (field: FilledField['field']) => boolean,
  precedence: Precedence,
): Column<FilledLine> => ({
  key,
  title,
  wraps: true,
  render: (row) => <Cells row={row} precedence={precedence} only={only} />,
})

interface CellsProps {
  row: FilledLine
  precedence: Precedence
  only: (field: FilledField['field']) => boolean
}

const Cells = ({ row: { typed, fields, line }, precedence, only }: CellsProps) =>
  fields
    .filter(({ field }) => only(field))
    .map(({ field, patch, isOverwriting }) => {
      const isTypedRetained = isOverwriting && precedence === 'typed'
      const held = { ...typed, ...patch }
      return (
        <span
          key={field}
          className={`${layout.row} ${css.value}`}
          data-overwriting={(isOverwriting && !isTypedRetained) || undefined}
        >
          <span className={isTypedRetained ? css.left : undefined}>{shown[field](held, line.unit)}</span>
          {isOverwriting && (
            <Quiet>
              {isTypedRetained
                ? shown[field](typed, line.unit)
                : words.before(shown[field](typed, line.unit))}
            </Quiet>
          )}
        </span>
      )
    })

const shown: Readonly<Record<FilledField['field'], (values: LineValues, unit: string) => string>> = {
  product: ({ product }) => (product ? labels.productOf(product) : ''),
  price: ({ unitPrice, taxRate, basis }) =>
    `${formatUnitPrice(unitPrice)} ${labels[basis]} ${formatRate(taxRate)}`,
  leadDays: ({ leadDays }) => `${leadDays} ${labels.days}`,
  brand: ({ brand }) => brand,
  substitute: ({ substitute }) => `${labels.substitute} ${substitute}`,
  quantity: ({ quantity }, unit) => `${labels.quantity} ${quantity} ${unit}`,
  moq: ({ moq }, unit) => `${labels.moq} ${moq} ${unit}`,
  remark: ({ remark }) => remark,
}
