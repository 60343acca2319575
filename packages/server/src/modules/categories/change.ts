import { categoryLevels, maxCategoryChildren } from '@bdr/contract/categories/model'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { qualificationKind } from '@bdr/text/qualifications'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { fault } from '../../platform/refusals.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { ownKinds, type Catalogue, type CategoryRecord } from './catalogue.ts'
import { lockAll, shiftLevels, writePlaces } from './queries.ts'

const note = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  row: { id: string; name: string },
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
) =>
  audit(tx, {
    actor: viewer,
    action: `category.${action}`,
    subject: { kind: 'category', id: row.id, name: row.name },
    ...more,
    caller,
  })

const kindsText = (kinds: readonly QualificationKind[]) =>
  kinds.map((kind) => qualificationKind[kind]).join('、')

/** Its position among its siblings, starting at 1. */
const positionAmongSiblings = (catalogue: Catalogue, row: CategoryRecord): number =>
  catalogue.childrenOf(row.parent_id).findIndex(({ id }) => id === row.id) + 1

/** The category in the version the operator has read, with the whole catalogue locked. */
async function locked(
  tx: Executor,
  seen: RecordVersion,
): Promise<{ catalogue: Catalogue; row: CategoryRecord }> {
  const catalogue = await lockAll(tx)
  return { catalogue, row: assertVersion(catalogue.byId.get(seen.id), seen) }
}

const touched = { version: sql<number>`version + 1` }

/** @throws AppError A00002 at `name` if a sibling has it */
function assertFreeName(neighbours: readonly CategoryRecord[], name: string): void {
  if (neighbours.some((row) => row.name === name)) throw invalid([fault(['name'], 'category.nameTaken')])
}

/** @throws AppError A00002 at `parentId` if the category cannot be moved there */
function assertTakes(
  catalogue: Catalogue,
  parentId: string | null,
  { heightBelow, more }: { heightBelow: number; more: 0 | 1 },
): void {
  const parent = parentId === null ? null : catalogue.byId.get(parentId)
  if (parent === undefined) throw invalid([fault(['parentId'], 'category.parentUnknown')])
  if ((parent?.level ?? 0) + 1 + heightBelow > categoryLevels)
    throw invalid([fault(['parentId'], 'category.tooDeep', { levels: categoryLevels })])
  if (catalogue.childrenOf(parentId).length + more > maxCategoryChildren)
    throw invalid([fault(['parentId'], 'category.tooMany', { limit: maxCategoryChildren })])
}

/** An unused code under the parent's code. Codes are never reused. */
function nextCode(catalogue: Catalogue, parentCode: string): string {
  const digits = 2
  const used = [...catalogue.byId.values()]
    .filter((row) => row.code.startsWith(parentCode) && row.code.length === parentCode.length + digits)
    .map((row) => Number(row.code.slice(parentCode.length)))
  const next = Math.max(0, ...used) + 1
  if (next > maxCategoryChildren)
    throw invalid([fault(['parentId'], 'category.tooMany', { limit: maxCategoryChildren })])
  return parentCode + String(next).padStart(digits, '0')
}

export async function addCategory(
  tx: Executor,
  change: Change,
  input: { parentId: string | null; name: string; qualifications: readonly QualificationKind[] },
): Promise<string> {
  const catalogue = await lockAll(tx)
  assertTakes(catalogue, input.parentId, { heightBelow: 0, more: 1 })
  const neighbours = catalogue.childrenOf(input.parentId)
  assertFreeName(neighbours, input.name)
  const parent = input.parentId === null ? null : catalogue.byId.get(input.parentId)!
  const { id } = await tx
    .insertInto('category')
    .values({
      parent_id: input.parentId,
      code: nextCode(catalogue, parent?.code ?? ''),
      name: input.name,
      level: (parent?.level ?? 0) + 1,
      position: (neighbours.at(-1)?.position ?? 0) + 1,
      qualifications: [...input.qualifications],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(tx, change, 'add', { id, name: input.name }, { detail: { parent: parent?.name ?? null } })
  return id
}

export async function changeCategory(
  tx: Executor,
  change: Change,
  input: RecordVersion & { name: string; qualifications: readonly QualificationKind[] },
): Promise<void> {
  const { catalogue, row } = await locked(tx, input)
  assertFreeName(
    catalogue.childrenOf(row.parent_id).filter((other) => other.id !== row.id),
    input.name,
  )
  await tx
    .updateTable('category')
    .set({ name: input.name, qualifications: [...input.qualifications], ...touched })
    .where('id', '=', row.id)
    .execute()
  await note(tx, change, 'change', row, {
    changes: changesBetween(
      ['name', 'qualifications'],
      { name: row.name, qualifications: kindsText(ownKinds(row)) },
      { name: input.name, qualifications: kindsText(ownKinds(input)) },
    ),
  })
}

export async function moveCategory(
  tx: Executor,
  change: Change,
  input: RecordVersion & { parentId: string | null; position: number },
): Promise<void> {
  const { catalogue, row } = await locked(tx, input)
  const subtree = catalogue.inOrder().filter((other) => catalogue.pathOf(other.id).includes(row))
  if (subtree.some((other) => other.id === input.parentId))
    throw invalid([fault(['parentId'], 'category.insideItself')])
  const heightBelow = Math.max(...subtree.map((other) => other.level)) - row.level
  const stays = input.parentId === row.parent_id
  assertTakes(catalogue, input.parentId, { heightBelow, more: stays ? 0 : 1 })
  const neighbours = catalogue.childrenOf(input.parentId).filter((other) => other.id !== row.id)
  assertFreeName(neighbours, row.name)
  const parent = input.parentId === null ? null : catalogue.byId.get(input.parentId)!
  await tx
    .updateTable('category')
    .set({ parent_id: input.parentId, ...touched })
    .where('id', '=', row.id)
    .execute()
  await shiftLevels(tx, subtree, (parent?.level ?? 0) + 1 - row.level)
  const ids = neighbours.map((other) => other.id).toSpliced(input.position, 0, row.id)
  await writePlaces(tx, ids)
  await note(tx, change, 'move', row, {
    changes: changesBetween(
      ['parentId', 'position'],
      {
        parentId: catalogue.byId.get(row.parent_id ?? '')?.name,
        position: positionAmongSiblings(catalogue, row),
      },
      { parentId: parent?.name ?? null, position: ids.indexOf(row.id) + 1 },
    ),
  })
}

export async function enableCategory(
  tx: Executor,
  change: Change,
  input: RecordVersion & { enabled: boolean },
): Promise<void> {
  const { row } = await locked(tx, input)
  if (row.enabled === input.enabled) return
  await tx
    .updateTable('category')
    .set({ enabled: input.enabled, ...touched })
    .where('id', '=', row.id)
    .execute()
  await note(tx, change, input.enabled ? 'enable' : 'disable', row, {
    changes: changesBetween(['enabled'], row, input),
  })
}
