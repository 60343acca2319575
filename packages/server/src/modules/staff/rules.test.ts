import { describe, expect, it } from 'vitest'
import { refusalOf, refusalOfPost, type Person } from './rules.ts'

const owner: Person = { id: '1', enabled: true, basePost: '98' }
const sales: Person = { id: '2', enabled: true, basePost: '99' }
const alone = { actorId: '9', enabledOwners: 1 }
const two = { actorId: '9', enabledOwners: 2 }

describe('the last owner of a merchant', () => {
  it.each(['disable', 'delete'] as const)('%s', (action) => {
    expect(refusalOf(action, owner, alone)).toMatchObject({ key: 'staff.lastOwner' })
    expect(refusalOf(action, owner, two)).toBeNull()
    expect(refusalOf(action, sales, alone)).toBeNull()
    expect(refusalOf(action, { ...owner, enabled: false }, alone)).toBeNull()
  })
  it('is kept when posts change, too', () => {
    expect(refusalOfPost(owner, '99', alone)).toMatchObject({ key: 'staff.lastOwner' })
    expect(refusalOfPost(owner, '98', alone)).toBeNull()
    expect(refusalOfPost(owner, '99', two)).toBeNull()
    expect(refusalOfPost(sales, '98', alone)).toBeNull()
  })
})

describe("people's actions on themselves are refused", () => {
  it.each(['disable', 'delete', 'resetPassword', 'endSessions'] as const)('%s', (action) => {
    expect(refusalOf(action, { ...sales, id: '9' }, two)).not.toBeNull()
  })
  it('except for changing their own name', () => {
    expect(refusalOf('edit', { ...owner, id: '9' }, alone)).toBeNull()
    expect(refusalOfPost({ ...owner, id: '9' }, '99', two)).toMatchObject({ key: 'staff.self' })
  })
})
