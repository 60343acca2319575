import { z } from 'zod'
import { can, type BasePost, type Permission } from '../access.ts'

/** What can be imported from a file, and who may. */
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

/** What somebody with this post may import, and whose imports of what they see. */
export const importableBy = (post: BasePost): ImportKind[] =>
  importKinds.filter((kind) => can(post, permissionOf[kind]))

/**
 * `reading`: the file is read and checked. `open`: checked, and a person has the next word.
 * `writing`: its records are being added; none is visible before all are.
 */
export const importStates = ['reading', 'open', 'writing', 'done', 'cancelled', 'failed'] as const
export const importState = z.enum(importStates)
export type ImportState = z.output<typeof importState>

/** The states in which nobody has to do anything but wait. */
export const isUnderWay = (state: ImportState): boolean => state === 'reading' || state === 'writing'

/** An import nobody has gone on with for so many days is cancelled; its file goes with it. */
export const openImportDays = 30

/** What the check of a file of this kind found; null before it has ended, and of other kinds. */
export const reportOf = <Report extends { readonly kind: ImportKind }, Kind extends Report['kind']>(
  { report }: { readonly report: Report | null },
  kind: Kind,
): Extract<Report, { readonly kind: Kind }> | null =>
  report?.kind === kind ? (report as Extract<Report, { readonly kind: Kind }>) : null
