import { auditActions, auditKinds } from '@bdr/text/entities'
import { expect, it } from 'vitest'
import { actionOptions } from './action-options.ts'

it('names every kind of action that exists', () => {
  const kinds = Object.keys(auditActions).map((action) => action.split('.')[0]!)
  expect(kinds.filter((kind) => auditKinds[kind] === undefined)).toEqual([])
})

it('lists each action after the option for all of its kind, and leaves out operators’ actions for owners', () => {
  const forOwner = actionOptions(false)
  const at = (value: string) => forOwner.findIndex((option) => option.value === value)
  expect(forOwner[at('staff.')]).toEqual({ value: 'staff.', label: '子账号（全部）' })
  expect(at('staff.disable')).toBeGreaterThan(at('staff.'))
  expect(forOwner[at('session.signOut')]!.label).toBe('　退出登录')
  expect(at('content.publish')).toBe(-1)
  expect(actionOptions(true).map(({ value }) => value)).toContain('content.publish')
})
