import type { ImportFault, ImportResult } from '@bdr/contract/orders/import'
import { orderImport } from '@bdr/text/console-orders'
import { Button } from 'antd'
import { showToast } from '../../lib/toasts.ts'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Section } from '../../ui/console/section.tsx'
import { faultPlace, faultReport, groupBySheet, groupTitle } from './fault-report.ts'
import css from './import.module.css'

const words = orderImport.faults

const message: Column<ImportFault> = {
  key: 'message',
  title: words.message,
  render: (fault) => <span className={css.message}>{fault.message}</span>,
}
const value: Column<ImportFault> = {
  key: 'value',
  title: words.value,
  render: (fault) => <Value fault={fault} />,
}

const sheetColumns: readonly Column<ImportFault>[] = [
  { key: 'row', title: words.row, numeric: true, width: 64, render: (fault) => fault.row },
  { key: 'column', title: words.column, width: 160, render: (fault) => fault.column },
  { key: 'cell', title: words.cell, width: 88, render: (fault) => fault.cell },
  value,
  message,
]
const documentColumns: readonly Column<ImportFault>[] = [
  {
    key: 'path',
    title: words.path,
    render: (fault) => <span className={css.path}>{faultPlace(fault)}</span>,
  },
  value,
  message,
]

/** Everything that is wrong with a file, by sheet; to be read here or sent to whoever corrects it. */
export function ImportFaults({ result, fileName }: { result: ImportResult; fileName: string }) {
  const { faults, faultCount } = result
  const report = () => faultReport(faults, faultCount)
  const copy = async () => {
    await navigator.clipboard.writeText(report())
    showToast('success', words.copied)
  }
  return (
    <Section
      title={words.title}
      note={faults.length < faultCount ? words.listed(faults.length, faultCount) : words.count(faultCount)}
      extra={
        <span className={css.tools}>
          {/* browsers have no clipboard on plain http */}
          {navigator.clipboard && <Button onClick={() => void copy()}>{words.copy}</Button>}
          <Button onClick={() => saveText(report(), words.fileName(fileName))}>{words.download}</Button>
        </span>
      }
    >
      <p className={css.quiet}>{words.next}</p>
      {groupBySheet(faults).map((group) => (
        <div key={group.sheet} className={css.group}>
          <h3 className={css.groupTitle}>
            {groupTitle(group)} <span className={css.quiet}>{words.count(group.faults.length)}</span>
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

const Value = ({ fault }: { fault: ImportFault }) =>
  fault.value === null || fault.value === '' ? (
    <span className={css.quiet}>{words.emptyValue}</span>
  ) : (
    <span className={css.value} title={fault.value}>
      {fault.value}
    </span>
  )

const FaultCard = ({ fault }: { fault: ImportFault }) => (
  <div className={css.card}>
    <span className={css.path}>{faultPlace(fault)}</span>
    <Value fault={fault} />
    <span className={css.message}>{fault.message}</span>
  </div>
)

/** Hands a text to the browser as a file. The mark at its start tells Windows that it is UTF-8. */
function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text.replaceAll('\n', '\r\n')], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // the browser reads the object after the click; a minute is enough to have started
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
