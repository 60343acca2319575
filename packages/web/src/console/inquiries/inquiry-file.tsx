import { reportOf } from '@bdr/contract/imports/model'
import { importInquiryLines, inquiryFileBytes, inquiryTemplate } from '@bdr/contract/inquiries/import'
import { inquiryLimits } from '@bdr/contract/inquiries/model'
import type { ImportedInquiryLine, InquiryImportReport } from '@bdr/contract/inquiries/replies'
import { inquiryFields as labels } from '@bdr/text/inquiries'
import { inquiryFileWords as words, inquiryTemplateText } from '@bdr/text/inquiry-import'
import { useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { showToast } from '../../lib/toasts.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { FileFormats } from '../../ui/console/file-import.tsx'
import { ImportDialog } from '../../ui/console/import-dialog.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import layout from '../../ui/layout.module.css'
import { emptyLine, lineValues, type InquiryValues, type LineValues } from './inquiry-values.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** the draft being written; null while it has not been saved yet */
  inquiryId: string | null
  form: Form<InquiryValues>
}

/** Fills the lines of a workbook into the form, after the person has reviewed them. */
export function InquiryFile({ isOpen, onClose, inquiryId, form }: Props) {
  const run = useImport(importInquiryLines, inquiryId === null ? {} : { inquiryId }, [])
  const [place, setPlace] = useState('append')
  const held = form.values().lines.filter(isWritten)
  const close = () => {
    run.choose(null)
    onClose()
  }
  const take = ({ lines }: InquiryImportReport) => {
    const remaining = place === 'append' ? held : []
    if (remaining.length + lines.length > inquiryLimits.lines) {
      showToast('error', words.tooMany(inquiryLimits.lines))
      return
    }
    form.setAll({ ...form.values(), lines: [...remaining, ...lines.map(lineValues)] })
    if (run.detail?.state === 'open') run.commit()
    showToast('success', words.taken(lines.length))
    close()
  }
  return (
    <ImportDialog
      isOpen={isOpen}
      onClose={close}
      run={run}
      reportOf={(detail) => reportOf(detail, 'inquiry')}
      words={words}
      maxBytes={inquiryFileBytes}
      howTo={
        <FileFormats title={words.formats} points={words.points}>
          <DownloadButton call={inquiryTemplate} input={{}} fileName={inquiryTemplateText.fileName}>
            {words.download}
          </DownloadButton>
        </FileFormats>
      }
      countOf={({ lines }) => lines.length}
      onFill={take}
    >
      {({ lines }) => (
        <Section title={words.lines} note={held.length > 0 ? words.held(held.length) : undefined}>
          {held.length > 0 && (
            <div className={layout.above}>
              <RadioGroup
                label={words.held(held.length)}
                hideLabel
                options={[
                  { value: 'append', label: words.append },
                  { value: 'replace', label: words.replace },
                ]}
                value={place}
                onChange={setPlace}
              />
            </div>
          )}
          <DataTable
            label={words.lines}
            columns={columns}
            rows={lines.map((line, index) => ({ ...line, key: String(index) }))}
            rowKey={({ key }) => key}
            card={(line) => <LineCard line={line} />}
          />
        </Section>
      )}
    </ImportDialog>
  )
}

const isWritten = (line: LineValues): boolean => JSON.stringify(line) !== JSON.stringify(emptyLine)

const columns: readonly Column<ImportedInquiryLine>[] = [
  {
    key: 'materialName',
    title: labels.materialName,
    render: (line) => <TwoLines above={line.materialName} below={line.specification ?? ''} />,
  },
  { key: 'materialCode', title: labels.materialCode, render: (line) => line.materialCode },
  { key: 'brand', title: labels.brand, render: (line) => line.brand },
  {
    key: 'quantity',
    title: labels.quantity,
    numeric: true,
    render: (line) => formatQuantity(line.quantity, line.unit),
  },
  { key: 'requiredDate', title: labels.requiredDate, render: (line) => line.requiredDate },
  { key: 'note', title: labels.note, render: (line) => line.note },
]

const LineCard = ({ line }: { line: ImportedInquiryLine }) => (
  <ListCard title={line.materialName}>
    <span>{line.specification}</span>
    <CardLine quiet>
      <span>{formatQuantity(line.quantity, line.unit)}</span>
      <Quiet>{line.requiredDate}</Quiet>
    </CardLine>
  </ListCard>
)
