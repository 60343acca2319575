import { z } from 'zod'
import { can, type BasePost, type Permission } from '../access.ts'

/** The kinds of imports and the permission each needs. */
const permissionOf = {
  orders: 'order:import',
  staff: 'staff:manage',
  quotation: 'opportunity:quote',
  deliveryNotes: 'delivery-note:create',
  products: 'product:edit',
  'product-prices': 'product:edit',
  inquiry: 'inquiry:manage',
} as const satisfies Record<string, Permission>
export type ImportKind = keyof typeof permissionOf
export const importKinds = Object.keys(permissionOf) as [ImportKind, ...ImportKind[]]
export const importKind = z.enum(importKinds)

/** The kinds of imports that a person with this post may start and see. */
export const importableBy = (post: BasePost): ImportKind[] =>
  importKinds.filter((kind) => can(post, permissionOf[kind]))

/**
 * `reading`: the file is read and checked. `open`: it is checked and waits for a person's decision. `writing`: its
 * records are being added, and made findable; of most kinds none is visible before all of them are.
 */
export const importStates = ['reading', 'open', 'writing', 'done', 'cancelled', 'failed'] as const
export const importState = z.enum(importStates)
export type ImportState = z.output<typeof importState>

/**
 * Why an import failed: `data` if the database refused the file's records, so that uploading the same file again would
 * fail again; `service` if the server could not finish it in several attempts.
 */
export const importFailures = ['data', 'service'] as const
export const importFailure = z.enum(importFailures)
export type ImportFailure = z.output<typeof importFailure>

/** Whether the import is being processed, so that nobody has to act. */
export const isUnderWay = (state: ImportState): boolean => state === 'reading' || state === 'writing'

/** Days after which an import that nobody continued is cancelled and its file is deleted. */
export const openImportDays = 30

/** The report of the given kind; null before the check has finished, and for other kinds. */
export const reportOf = <Report extends { readonly kind: ImportKind }, Kind extends Report['kind']>(
  { report }: { readonly report: Report | null },
  kind: Kind,
): Extract<Report, { readonly kind: Kind }> | null =>
  report?.kind === kind ? (report as Extract<Report, { readonly kind: Kind }>) : null
