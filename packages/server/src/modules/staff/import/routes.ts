import { importStaff, staffImportTemplate } from '@bdr/contract/staff/import'
import { staffTemplate } from '@bdr/text/staff-import'
import type { Database } from '../../../platform/db/open.ts'
import { notFound } from '../../../platform/errors.ts'
import { bindDocument, bindUpload, type BoundCall } from '../../../platform/gateway/bind.ts'
import { fileReader, type OnCrash } from '../../../platform/workbook/file-reader.ts'
import { namedPosts } from './check-people.ts'
import { importPeople } from './import-people.ts'
import type { ReadPeople, StaffReadOptions } from './model.ts'

// what reads and writes workbooks is loaded when there is one: most starts never need it
const readInThread = fileReader<ReadPeople, StaffReadOptions>(new URL('./read-worker.ts', import.meta.url))

export function staffImportRoutes(database: Database, onCrash: OnCrash): BoundCall[] {
  return [
    bindDocument(staffImportTemplate, async ({ db, viewer }) => {
      if (viewer.merchantId === null) throw notFound()
      const { staffTemplateFile } = await import('./template.ts')
      const bytes = staffTemplateFile(await namedPosts(db, viewer.merchantId))
      return { bytes, fileName: staffTemplate.fileName }
    }),
    bindUpload(
      importStaff,
      async ({ bytes, name }, { answers = {} }) => {
        const outcome = await readInThread({ bytes, fileName: name, options: { answers } }, onCrash)
        if ('result' in outcome) return outcome.result
        const { refusedPeople } = await import('./read-file.ts')
        return refusedPeople(outcome.refused)
      },
      ({ viewer, caller, input }, read) => importPeople(database, { viewer, caller }, read, input),
      { transactional: false },
    ),
  ]
}
