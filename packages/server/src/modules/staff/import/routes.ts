import { commitStaffImport, importStaff, staffImportTemplate } from '@bdr/contract/staff/import'
import { staffTemplate } from '@bdr/text/staff-import'
import { notFound } from '../../../platform/errors.ts'
import { bind, bindDocument, bindUpload, type BoundCall } from '../../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../../platform/module.ts'
import { own, ownMerchantOf } from '../../../platform/scope.ts'
import { startImport } from '../../imports/import-files.ts'
import { lockImport } from '../../imports/queries.ts'
import { namedPosts } from './check-people.ts'
import { commitPeople } from './import-people.ts'

export function staffImportRoutes(parts: ModuleParts): BoundCall[] {
  return [
    bindDocument(staffImportTemplate, async ({ db, viewer }) => {
      const { staffTemplateFile } = await import('./template.ts')
      const bytes = await staffTemplateFile(await namedPosts(db, ownMerchantOf(viewer)))
      return { bytes, fileName: staffTemplate.fileName }
    }),
    bindUpload(
      importStaff,
      async (file) => file,
      ({ viewer, caller }, file) => startImport(parts, { viewer, caller }, 'staff', file),
      { transactional: false },
    ),
    bind(
      commitStaffImport,
      async ({ db, viewer, caller, input: { id, secret } }) => {
        const seen = { scope: own(ownMerchantOf(viewer)), kinds: ['staff'] } as const
        const record = await lockImport(db, seen, id)
        if (!record) throw notFound()
        const lock = (tx: typeof db) => lockImport(tx, seen, id)
        return commitPeople(parts, { change: { viewer, caller }, record, secret }, lock)
      },
      { transactional: false },
    ),
  ]
}
