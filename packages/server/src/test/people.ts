import { hash } from '@node-rs/argon2'
import type { Executor } from '../platform/db/executor.ts'
import type { Viewer } from '../platform/viewer.ts'
import { makeMerchant, makeStaff } from './factories.ts'

export type Account = 'owner' | 'sales' | 'driver' | 'owner2' | 'admin'
export const testPassword = 'Test@2026'

/** A hash that is as cheap to verify as possible, because tests sign in some thousand times. */
export const testPasswordHash = await hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Two merchants: owner, sales and driver of the valve merchant, owner2 of the bearing merchant; and admin, who belongs
 * to none.
 */
export async function makePeople(db: Executor) {
  const valves = await makeMerchant(db, {
    code: 'M1001',
    name: '宜兴明泽阀门有限公司（示例）',
    uscc: '91320282MA1XK7Q293',
  })
  const bearings = await makeMerchant(db, {
    code: 'M1002',
    name: '昆山澄远轴承有限公司（示例）',
    uscc: '91320583MA20H5R84T',
  })
  const person = (account: Account, post: Viewer['post'], merchantId: string | null, index: number) =>
    makeStaff(db, {
      account,
      name: account,
      mobile: `1380000000${index}`,
      post,
      merchantId,
      passwordHash: testPasswordHash,
    })
  const viewers = {
    owner: await person('owner', '98', valves.id, 1),
    sales: await person('sales', '99', valves.id, 2),
    driver: await person('driver', '100', valves.id, 3),
    owner2: await person('owner2', '98', bearings.id, 4),
    admin: await person('admin', 'admin', null, 5),
  }
  return { valves, bearings, viewers }
}
