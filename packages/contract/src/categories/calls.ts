import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, shortText, version } from '../kernel/field.ts'
import { catalogue, platform } from '../paths.ts'
import { categoryNameLength } from './model.ts'
import { qualificationKind, qualificationKinds } from './qualifications.ts'

/** The catalogue as everybody sees it: without disabled categories and everything below them. */
export const readCategoryTree = call({
  name: 'categories.tree',
  method: 'GET',
  path: `${catalogue}/category/tree`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  shared: true,
  input: () => z.strictObject({}),
})

const categories = `${platform}/categories` as const
const categoryName = shortText(categoryNameLength)
const kinds = z
  .array(qualificationKind)
  .max(qualificationKinds.length)
  .transform((chosen) => qualificationKinds.filter((kind) => chosen.includes(kind)))
const parentId = id.nullable()

export const readCatalogue = call({
  name: 'categories.catalogue',
  method: 'GET',
  path: categories,
  access: 'category:manage',
  input: () => z.strictObject({}),
  shows: ['category'],
})

export const addCategory = call({
  name: 'categories.add',
  method: 'POST',
  path: categories,
  access: 'category:manage',
  idempotent: true,
  input: () => z.strictObject({ parentId, name: categoryName, qualifications: kinds }),
})

/** Changes its name and the qualifications it requires. */
export const changeCategory = call({
  name: 'categories.change',
  method: 'PUT',
  path: `${categories}/{id}`,
  access: 'category:manage',
  input: () => z.strictObject({ id, version, name: categoryName, qualifications: kinds }),
})

export const moveCategory = call({
  name: 'categories.move',
  method: 'PUT',
  path: `${categories}/{id}/place`,
  access: 'category:manage',
  input: () =>
    z.strictObject({
      id,
      version,
      parentId,
      /** index among its new siblings, starting at 0; anything beyond the last means last */
      position: z.number().int().min(0).max(10_000),
    }),
})

/**
 * Disables or enables a category. A disabled one can no longer be chosen, but merchants that already sell in it keep
 * it.
 */
export const enableCategory = call({
  name: 'categories.enable',
  method: 'PUT',
  path: `${categories}/{id}/enabled`,
  access: 'category:manage',
  input: () => z.strictObject({ id, version, enabled: z.boolean() }),
})
