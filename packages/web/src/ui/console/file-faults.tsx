import type { FileFault } from '@bdr/contract/kernel/replies'
import { downloadFailedRows } from '@bdr/contract/imports/calls'
import { failedRowsText, rowRanges, fileFaultList as words } from '@bdr/text/import-file'
import { useRef } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../kit/button.tsx'
import layout from '../layout.module.css'
import { Clipped } from './cell-text.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { DownloadButton } from './download-button.tsx'
import { faultPlace, faultReport, groupBySheet, groupTitle, isPlaceless } from './fault-report.ts'
import css from './file-faults.module.css'
import { Section } from './section.tsx'
import typography from '../typography.module.css'

const message: Column<FileFault> = {
  key: 'message',
  title: words.message,
  wraps: true,
  render: (fault) => <Message fault={fault} />,
}
const value: Column<FileFault> = {
  key: 'value',
  title: words.value,
  render: (fault) => <Value fault={fault} />,
}

const sheetColumns: readonly Column<FileFault>[] = [
  { key: 'row', title: words.row, numeric: true, width: 64, render: (fault) => fault.row },
  { key: 'column', title: words.column, width: 160, render: (fault) => fault.column },
  { key: 'cell', title: words.cell, width: 88, render: (fault) => fault.cell },
  value,
  message,
]
const documentColumns: readonly Column<FileFault>[] = [
  {
    key: 'path',
    title: words.path,
    wraps: true,
    render: (fault) => <span className={css.path}>{faultPlace(fault)}</span>,
  },
  value,
  message,
]

interface FileFaultsProps {
  /**
   * downloads only the rows that have faults, and uploads them once they are corrected; null where there are
   * none
   */
  failedRows: {
    readonly importId: string
    readonly onUploadCorrected: (file: File) => void
    readonly isBusy: boolean
  } | null
  faults: readonly FileFault[]
  /** how many there are in all: the list contains only the first ones */
  faultCount: number
  fileName: string
}

/** All faults of a file, by sheet, to be read here or sent to whoever corrects it. */
export function FileFaults({ faults, faultCount, fileName, failedRows }: FileFaultsProps) {
  const report = () => faultReport(faults, faultCount)
  const copy = async () => {
    await navigator.clipboard.writeText(report())
    showToast('success', words.copied)
  }
  /** The byte order mark at its start makes Windows read it as UTF-8. */
  const save = () => {
    const text = `\ufeff${report().replaceAll('\n', '\r\n')}`
    saveFile(new Blob([text], { type: 'text/plain' }), words.fileName(fileName))
  }
  return (
    <Section
      title={words.title}
      note={faults.length < faultCount ? words.listed(faults.length, faultCount) : words.count(faultCount)}
      extra={
        <span className={`${layout.tools} ${css.tools}`}>
          {/* browsers offer no clipboard on plain http */}
          {navigator.clipboard && <Button onClick={() => void copy()}>{words.copy}</Button>}
          <Button onClick={save}>{words.download}</Button>
          {failedRows && <FailedRows fileName={fileName} {...failedRows} />}
        </span>
      }
    >
      <p className={typography.lighter}>{failedRows ? words.nextRows : words.next}</p>
      {faults.filter(isPlaceless).map((fault) => (
        <p key={fault.message} className={typography.bad}>
          {fault.message}
        </p>
      ))}
      {groupBySheet(faults.filter((fault) => !isPlaceless(fault))).map((group) => (
        <div key={group.sheet} className={css.group}>
          <h3 className={css.groupTitle}>
            {groupTitle(group)} <span className={typography.lighter}>{words.count(group.faults.length)}</span>
          </h3>
          <DataTable
            label={groupTitle(group)}
            columns={group.faults.some((fault) => fault.path !== null) ? documentColumns : sheetColumns}
            rows={group.faults.map((fault, index) => ({ ...fault, key: String(index) }))}
            rowKey={(fault) => fault.key}
            card={(fault) => <FaultCard fault={fault} />}
          />
        </div>
      ))}
    </Section>
  )
}

function FailedRows({
  importId,
  onUploadCorrected,
  isBusy,
  fileName,
}: NonNullable<FileFaultsProps['failedRows']> & { fileName: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <DownloadButton
        call={downloadFailedRows}
        input={{ id: importId }}
        fileName={failedRowsText.fileName(fileName)}
      >
        {failedRowsText.download}
      </DownloadButton>
      <Button isPending={isBusy} onClick={() => input.current?.click()}>
        {words.uploadCorrectedRows}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx"
        aria-label={words.uploadCorrectedRows}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onUploadCorrected(file)
          // the same file can be chosen again after it was corrected
          target.value = ''
        }}
      />
    </>
  )
}

const Value = ({ fault }: { fault: FileFault }) =>
  fault.value === null || fault.value === '' ? (
    <span className={typography.lighter}>{words.emptyValue}</span>
  ) : (
    <Clipped text={fault.value} />
  )

/** A fault, and the number of rows with the same cause. */
const Message = ({ fault }: { fault: FileFault }) => (
  <span className={typography.bad}>
    {fault.message}
    {fault.rowCount > 1 && (
      <span className={typography.below}>{words.rowsOf(fault.rowCount, rowRanges(fault.rows))}</span>
    )}
  </span>
)

const FaultCard = ({ fault }: { fault: FileFault }) => (
  <div className={`${layout.pair} ${layout.shrinks}`}>
    <span className={css.path}>{faultPlace(fault)}</span>
    <Value fault={fault} />
    <Message fault={fault} />
  </div>
)
