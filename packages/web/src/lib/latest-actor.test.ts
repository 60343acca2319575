import { expect, test } from 'vitest'
import { latestActor } from './latest-actor.ts'

test('the newest history entry says who changed a record last, not who created it', () => {
  expect(latestActor([{ actor: '李四（示例）' }, { actor: '张三（示例）' }])).toBe('李四（示例）')
  expect(latestActor([])).toBeUndefined()
})
