import { expect, test } from 'vitest'
import { latestActor } from './latest-actor.ts'

test('the newest entry says who changed a record, not the one who made it', () => {
  expect(latestActor([{ actor: '李四（示例）' }, { actor: '张三（示例）' }])).toBe('李四（示例）')
  expect(latestActor([])).toBeUndefined()
})
