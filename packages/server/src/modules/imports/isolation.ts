import { importStaff } from '@bdr/contract/staff/import'
import { post } from '@bdr/text/posts'
import { staffColumns, staffTemplate } from '@bdr/text/staff-import'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'
import { uploadImport } from '../../test/import.ts'
import type { IsolationInput, IsolationSection } from '../../test/isolation.ts'

const ofImport: IsolationInput = (ids) => ({ id: ids['import'] })

/** A list of people uploaded by the owner of one merchant, with one faulty row. */
export const isolation: IsolationSection = {
  async make({ app }, { owner }) {
    const columns = Object.values(staffColumns).map((title) => ({ title, width: 12 }))
    const rows = [['Gao Yuan', 'gao.yuan', 'no number', '', post[99]]]
    const bytes = await writeWorkbook([{ name: staffTemplate.sheet, columns, rows }])
    const { id } = await uploadImport(app, owner, importStaff, { name: 'people.xlsx', bytes })
    return { import: id }
  },
  inputs: {
    'imports.read': ofImport,
    'imports.check': (ids) => ({
      id: ids['import'],
      parties: [{ scheme: '', partyId: ids['import'], merchantId: ids['import'] }],
    }),
    'imports.commit': ofImport,
    'imports.cancel': ofImport,
    'imports.source': ofImport,
    'imports.failedRows': ofImport,
    'imports.correctRows': ofImport,
    'staff.commitImport': ofImport,
  },
}
