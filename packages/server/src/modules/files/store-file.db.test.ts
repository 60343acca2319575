import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxFileBytes } from '@bdr/contract/files/model'
import type { ObjectStore } from '../../platform/object-store.ts'
import { readObject } from '../../platform/object-store.ts'
import { testWorld, type TestWorld } from '../../test/app.ts'
import { picture } from '../../test/pictures.ts'
import { storeFile, newKey } from './store-file.ts'
import { companyAsker } from '../../platform/admission/asker.ts'
import { prepareFile } from './prepare.ts'
import { insertFile } from './queries.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

/** A storage whose process dies at the nth object. */
function dyingAt(nth: number): ObjectStore {
  let count = 0
  return {
    ...world.store,
    put: async (key, bytes, type) => {
      count += 1
      if (count === nth) throw new Error('killed')
      await world.store.put(key, bytes, type)
    },
  }
}

it.each([1, 2, 3])('a file is marked as stored only when it is complete: dying at object %i', async (nth) => {
  const db = world.database.kysely
  const prepared = await prepareFile('logo', await picture(300, 200).webp().toBuffer(), companyAsker(null))
  const key = newKey()
  const uploader = {
    staffId: world.viewers.owner.staffId,
    merchantId: world.valves.id,
    mobile: null,
    post: null,
  }
  const file = { key, purpose: 'logo' as const, name: 'logo.webp', bytes: 1 }
  const id = await insertFile(db, uploader, file)
  await storeFile(db, dyingAt(nth), { id, ...file }, prepared).catch(() => {})
  const row = await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const objects = [key, `${key}.thumbnail`].map((one) => readObject(world.store, one, maxFileBytes))
  const whole = (await Promise.all(objects)).every((bytes) => bytes !== null)
  expect([row.stored_at !== null, whole]).toEqual(nth === 3 ? [true, true] : [false, false])
})
