import * as calls from '@bdr/contract/files/calls'
import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { Database } from '../../platform/db/open.ts'
import { bind, bindUpload, type BoundCall, type UploadedFile } from '../../platform/gateway/bind.ts'
import { routePath } from '../../platform/gateway/mount.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { completeDirectUpload, openDirectUpload, ownFile } from './direct.ts'
import { storeFile, newKey } from './store-file.ts'
import { checkSize, prepareFile } from './prepare.ts'
import { presentFile } from './present.ts'
import { insertFile } from './queries.ts'
import { allow, identify } from './uploader.ts'

export interface Files {
  readonly database: Database
  readonly store: ObjectStore
  readonly sessions: Sessions
  readonly productCode: string
}

/**
 * No transaction stays open while a picture is decoded or the storage is waited for. Files and rows stay consistent
 * because the row is inserted first and marked as stored last.
 */
const nonTransactional = { transactional: false }

export function fileRoutes({ database, store, sessions, productCode }: Files): BoundCall[] {
  const db = database.kysely
  const uploadPath = routePath(calls.uploadFile, productCode)
  return [
    bind(
      calls.ossInfo,
      async ({ input, caller }) => {
        const { purpose, name, bytes, ticket } = input
        const uploader = await identify(db, sessions, caller, ticket)
        await allow(db, uploader, purpose)
        checkSize(purpose, bytes)
        const limits = limitsOf(purpose)
        if (!store.direct) return { mode: 'server' as const, url: uploadPath, fileId: null, ...limits }
        const opened = await openDirectUpload(database, store.direct, uploader, { purpose, name, bytes })
        return { mode: 'presigned' as const, ...opened, ...limits }
      },
      nonTransactional,
    ),
    bindUpload(
      calls.uploadFile,
      async (file: UploadedFile) => file,
      async ({ input: { purpose, ticket }, caller, asker }, file) => {
        const uploader = await identify(db, sessions, caller, ticket)
        await allow(db, uploader, purpose)
        const prepared = await prepareFile(purpose, file.bytes, asker)
        const row = { key: newKey(), name: file.name }
        const bytes = prepared.bytes.length
        const id = await insertFile(db, uploader, { ...row, purpose, bytes })
        return storeFile(db, store, { id, ...row }, prepared)
      },
      nonTransactional,
    ),
    bind(
      calls.completeUpload,
      async ({ input: { fileId, ticket }, caller, asker }) => {
        const uploader = await identify(db, sessions, caller, ticket)
        const row = await ownFile(db, uploader, fileId)
        return row.stored_at === null ? completeDirectUpload(db, store, row, asker) : presentFile(row)
      },
      nonTransactional,
    ),
  ]
}

function limitsOf(purpose: FilePurposeKey) {
  const { maxBytes, mediaTypes } = filePurposes[purpose]
  return { maxBytes, mediaTypes: [...mediaTypes] }
}
