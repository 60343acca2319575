import { can, type BasePost } from '@bdr/contract/access'
import type { UserInfo } from '@bdr/contract/session/replies'
import { expect, it } from 'vitest'
import { findPages } from './find-pages.ts'

const found = (post: BasePost, keyword: string) =>
  findPages({ user: {} as UserInfo, post, can: (permission) => can(post, permission) }, keyword).map(
    ({ title }) => title,
  )

it('finds a page by a part of its name', () => {
  expect(found('98', '岗位')).toEqual(['岗位管理'])
  expect(found('admin', '类目')).toEqual(['类目管理'])
  expect(found('98', '个人')).toEqual(['个人账号信息'])
})

it('names come before pages that only stand in a group of that name', () => {
  expect(found('98', '订单')).toEqual(['订单管理', '送货单'])
})

it('finds no page that somebody may not open', () => {
  expect(found('100', '岗位')).toEqual([])
  expect(found('98', '入驻审核')).toEqual([])
})
