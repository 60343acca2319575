import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BasePost } from '@bdr/contract/access'
import { fillPath } from '@bdr/contract/kernel/call'
import { listOrders } from '@bdr/contract/orders/calls'
import { login, readUserInfo } from '@bdr/contract/session/calls'
import { viewerPostHeader } from '@bdr/contract/session/viewer-post'
import { announce } from '../../platform/announce.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'

let world: TestWorld
let sales: Client
beforeAll(async () => {
  world = await testWorld()
  sales = await world.as('sales')
})
afterAll(() => world.close())

/** Changes a post as the product does. */
const changePost = (post: BasePost, fails = false) =>
  transaction(
    world.database,
    async (tx) => {
      const { staffId } = world.viewers.sales
      await tx.updateTable('staff').set({ base_post: post }).where('id', '=', staffId).execute()
      announce(tx, 'viewers-changed', [staffId])
      if (fails) throw new Error('rolled back')
    },
    { bus: world.bus },
  )

async function ask(call: typeof listOrders | typeof readUserInfo, token: string | null = sales.token) {
  const { headers, json } = await world.app.inject({
    method: call.method,
    url: fillPath(call.path, { product: 'bdr' }),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  })
  return { code: json<{ code: string }>().code, post: headers[viewerPostHeader.toLowerCase()] }
}

it('the next call after a change is checked with the new post, and its answer contains it', async () => {
  expect(await ask(listOrders)).toEqual({ code: '00000', post: '99' })
  await changePost('100')
  expect(await ask(listOrders)).toEqual({ code: 'A00003', post: '100' })
  expect(await sales.ok(readUserInfo, {})).toMatchObject({ postIds: [100] })
  await changePost('98')
  expect(await ask(listOrders)).toEqual({ code: '00000', post: '98' })
})

it('a change that is rolled back is not announced', async () => {
  await changePost('99')
  expect(await ask(readUserInfo)).toEqual({ code: '00000', post: '99' })
  await expect(changePost('100', true)).rejects.toThrow('rolled back')
  expect(await ask(listOrders)).toEqual({ code: '00000', post: '99' })
})

it('an answer to a person who is not signed in contains no post', async () => {
  expect(await ask(listOrders, 'never-was-a-token')).toEqual({ code: 'A00004', post: undefined })
  const { headers } = await world.app.inject({
    method: login.method,
    url: fillPath(login.path, { product: 'bdr' }),
    payload: {},
  })
  expect(headers).not.toHaveProperty(viewerPostHeader.toLowerCase())
})
