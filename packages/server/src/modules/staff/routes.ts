import * as calls from '@bdr/contract/staff/calls'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffStatuses } from '@bdr/contract/staff/model'
import { staffExport } from '@bdr/text/staff'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import type { Bus } from '../../platform/bus.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { sessionsOf } from '../account/own-sessions.ts'
import { checkNewPassword, hashPassword } from '../session/passwords.ts'
import {
  deleteStaff,
  disableStaff,
  enableStaff,
  endSessions,
  postOf,
  resetPassword,
  updateStaff,
  type StaffChanges,
} from './change.ts'
import { createStaff } from './create.ts'
import { staffColumns } from './export.ts'
import { presentStaff } from './present.ts'
import { lockPeopleOf, allStaff, pageOfStaff, staffById } from './queries.ts'

async function readStaff(db: Executor, viewer: Viewer, id: string): Promise<StaffRow> {
  const row = await staffById(db, scopeOf(viewer), id)
  if (!row) throw notFound()
  return presentStaff(row, viewer)
}

async function update(db: Executor, change: Change, input: StaffChanges): Promise<StaffRow> {
  await updateStaff(db, change, input)
  return readStaff(db, change.viewer, input.id)
}

export function staffRoutes(database: Database, bus: Bus): BoundCall[] {
  return [
    bindExport(calls.exportStaff, {
      name: () => staffExport.name,
      columns: staffColumns,
      chunks: ({ db, viewer, input }) =>
        presented(allStaff(db, scopeOf(viewer), input), (row) => presentStaff(row, viewer)),
    }),
    bind(calls.listStaff, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfStaff(db, scopeOf(viewer), input), (row) => presentStaff(row, viewer)),
    ),
    bind(calls.readStaff, ({ db, viewer, input }) => readStaff(db, viewer, input.id)),
    bind(calls.createStaff, async ({ db, viewer, caller, input }) => {
      const merchantId = ownMerchantOf(viewer)
      await checkNewPassword(db, null, input.password, { field: 'password', known: input })
      // hashing takes tens of milliseconds, during which people should not be locked
      const passwordHash = await hashPassword(input.password)
      await lockPeopleOf(db, merchantId)
      const post = await postOf(db, merchantId, input.postIds)
      const { id } = await createStaff(db, {
        ...input,
        merchantId,
        basePost: post.base,
        postId: post.own,
        passwordHash,
        mustChangePassword: true,
      })
      await audit(db, {
        actor: viewer,
        merchantId,
        action: 'staff.create',
        subject: { kind: 'staff', id, name: input.name },
        detail: { account: input.account, post: post.base, ownPost: post.own },
        caller,
      })
      return readStaff(db, viewer, id)
    }),
    bind(calls.updateStaff, ({ db, viewer, caller, input }) => update(db, { viewer, caller }, input)),
    bind(calls.updateStaffByBody, ({ db, viewer, caller, input }) => update(db, { viewer, caller }, input)),
    bind(calls.deleteStaff, async ({ db, viewer, caller, input }) => {
      await deleteStaff(db, { viewer, caller }, input.id)
      return null
    }),
    bind(calls.setStaffStatus, async ({ db, viewer, caller, input }) => {
      const set = input.status === String(staffStatuses.enabled) ? enableStaff : disableStaff
      await set(db, { viewer, caller }, input.id)
      return readStaff(db, viewer, input.id)
    }),
    bind(
      calls.resetStaffPassword,
      async ({ viewer, caller, input }) => {
        const known = await readStaff(database.kysely, viewer, input.id)
        // not compared with former passwords, because a refusal would reveal a colleague's password
        await checkNewPassword(database.kysely, null, input.password, { field: 'password', known })
        const passwordHash = await hashPassword(input.password)
        await transaction(
          database,
          (tx) => resetPassword(tx, { viewer, caller }, { id: input.id, passwordHash }),
          { bus },
        )
        return null
      },
      { transactional: false },
    ),
    bind(calls.listStaffSessions, async ({ db, viewer, caller, input }) => {
      await readStaff(db, viewer, input.id)
      return sessionsOf(db, input.id, caller.token!)
    }),
    bind(calls.endStaffSessions, async ({ db, viewer, caller, input }) => {
      await endSessions(db, { viewer, caller }, input)
      return null
    }),
  ]
}
